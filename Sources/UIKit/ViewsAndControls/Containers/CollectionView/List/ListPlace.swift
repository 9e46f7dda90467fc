/// The position of a row, header, or footer in its list, which determines its appearance.
struct ListPlace: Equatable {
  enum Role {
    case row
    case headerRow
    case header
    case footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role
  var position = CellGroupPosition()
  var isFirstSection = false
  var showsSeparators = true
  var separators: UIListSeparatorConfiguration

  var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }

  /// Creates the position of an item.
  @MainActor
  init(_ list: UICollectionLayoutListConfiguration, _ item: IndexPath, count: Int, hasHeaderRow: Bool) {
    appearance = list.appearance
    role = hasHeaderRow && item.item == 0 ? .headerRow : .row
    let first = hasHeaderRow ? 1 : 0
    position = CellGroupPosition(isFirst: item.item <= first, isLast: item.item == count - 1)
    isFirstSection = item.section == 0
    showsSeparators = list.showsSeparators
    separators = list.itemSeparatorHandler?(item, list.separatorConfiguration) ?? list.separatorConfiguration
  }

  /// Creates the position of a header or footer.
  @MainActor
  init(_ list: UICollectionLayoutListConfiguration, isHeader: Bool, _ section: Int) {
    appearance = list.appearance
    role = isHeader ? .header : .footer
    isFirstSection = section == 0
    showsSeparators = false
    separators = list.separatorConfiguration
  }
}
