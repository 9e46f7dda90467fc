/// The part of a list whose background a configuration describes until the app chooses a color.
enum ListBackground: Hashable, Sendable {
  // Without a style, it is that of the list in which the view is.
  case cell(ListStyle?)
  case header(ListStyle?)
  case footer(ListStyle?)

  /// Returns the color for a state, in a list of a style.
  func color(isOn: Bool, in style: ListStyle?) -> UIColor {
    switch self {
    case .cell(let own):
      guard !isOn else { return .systemGray4 }
      return (own ?? style ?? .plain).cellColor
    case .header(let own):
      // Rows scroll behind a header that remains in place.
      return (own ?? style ?? .plain) == .plain ? .systemBackground : .clear
    case .footer: return .clear
    }
  }
}

/// The style of a table or of a section of a collection view, as far as it determines backgrounds.
enum ListStyle: Hashable, Sendable {
  case plain
  case grouped
  case sidebar

  init(_ style: UITableView.Style) { self = style == .plain ? .plain : .grouped }

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    switch appearance {
    case .plain, .sidebarPlain: self = .plain
    case .grouped, .insetGrouped: self = .grouped
    case .sidebar: self = .sidebar
    }
  }

  /// The background color of a cell that is neither highlighted nor selected.
  var cellColor: UIColor {
    switch self {
    case .plain: .systemBackground
    case .grouped: .secondarySystemGroupedBackground
    case .sidebar: .clear
    }
  }
}
