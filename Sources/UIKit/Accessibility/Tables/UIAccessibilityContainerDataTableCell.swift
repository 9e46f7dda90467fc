/// An accessibility element that is a cell of a data table.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the rows that the cell occupies: the index of the first one, and their number.
  func accessibilityRowRange() -> NSRange
  /// Returns the columns that the cell occupies: the index of the first one, and their number.
  func accessibilityColumnRange() -> NSRange
}
