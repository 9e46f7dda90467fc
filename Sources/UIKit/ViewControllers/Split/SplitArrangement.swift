/// The arrangement of the columns of an expanded split view interface.
///
/// It determines which columns are visible, and their frames. It is a value without views, which is computed for each
/// layout.
struct SplitArrangement {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  let mode: Mode
  let size: CGSize
  let hasSupplementary: Bool
  let primaryWidth: CGFloat
  let supplementaryWidth: CGFloat
  /// A Boolean value that indicates whether the primary column is on the right.
  let isMirrored: Bool

  /// Returns the columns beside or over the secondary column, from the edge inward.
  static func sidebars(in mode: Mode, hasSupplementary: Bool) -> [Column] {
    switch mode {
    case .automatic, .secondaryOnly: []
    case .oneBesideSecondary, .oneOverSecondary: [hasSupplementary ? .supplementary : .primary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      hasSupplementary ? [.primary, .supplementary] : [.primary]
    }
  }

  var sidebars: [Column] { Self.sidebars(in: mode, hasSupplementary: hasSupplementary) }

  func isVisible(_ column: Column) -> Bool { column == .secondary || sidebars.contains(column) }

  /// A Boolean value that indicates whether the secondary column is dimmed and receives no touches.
  var isDimmed: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary || mode == .twoDisplaceSecondary }

  private func width(of column: Column) -> CGFloat { column == .primary ? primaryWidth : supplementaryWidth }

  /// The width of the visible columns other than the secondary one.
  private var sidebarWidth: CGFloat { sidebars.reduce(0) { $0 + width(of: $1) } }

  /// Returns the frame of a column.
  ///
  /// A hidden column is beyond the edge.
  func frame(of column: Column) -> CGRect {
    let frame = frameFromEdge(of: column)
    guard isMirrored else { return frame }
    return CGRect(x: size.width - frame.maxX, y: 0, width: frame.width, height: frame.height)
  }

  private func frameFromEdge(of column: Column) -> CGRect {
    switch column {
    case .primary:
      let x = sidebars.contains(.primary) ? 0 : -primaryWidth
      return CGRect(x: x, y: 0, width: primaryWidth, height: size.height)
    case .supplementary:
      let x = sidebars.contains(.supplementary) ? sidebarWidth - supplementaryWidth : -supplementaryWidth
      return CGRect(x: x, y: 0, width: supplementaryWidth, height: size.height)
    case .secondary, .compact: return secondaryFrame
    }
  }

  private var secondaryFrame: CGRect {
    switch mode {
    case .oneBesideSecondary, .twoBesideSecondary:
      return CGRect(x: sidebarWidth, y: 0, width: max(size.width - sidebarWidth, 0), height: size.height)
    case .twoDisplaceSecondary:
      let beside = hasSupplementary ? supplementaryWidth : primaryWidth
      return CGRect(x: sidebarWidth, y: 0, width: max(size.width - beside, 0), height: size.height)
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary:
      return CGRect(origin: .zero, size: size)
    }
  }

  // MARK: - Modes

  /// Returns the display modes of a behavior, from the one with the fewest visible columns.
  static func modes(of behavior: Behavior, hasSupplementary: Bool) -> [Mode] {
    let all: [Mode] =
      switch behavior {
      case .automatic, .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
      case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
      case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
      }
    return hasSupplementary ? all : all.dropLast()
  }

  /// Returns the behavior that the split view controller chooses.
  static func automaticBehavior(in size: CGSize, hasSupplementary: Bool, sidebars: CGFloat) -> Behavior {
    guard size.width > size.height else { return .overlay }
    // Beside two columns, the content needs at least 600 points.
    return hasSupplementary && size.width - sidebars < 600 ? .displace : .tile
  }

  /// Returns the mode that the split view controller chooses for a behavior.
  static func automaticMode(of behavior: Behavior, hasSupplementary: Bool) -> Mode {
    switch behavior {
    case .overlay: .secondaryOnly
    case .displace: .oneBesideSecondary
    case .automatic, .tile: hasSupplementary ? .twoBesideSecondary : .oneBesideSecondary
    }
  }
}
