/// A container of accessibility elements that are the cells of a table.
///
/// The container's `accessibilityContainerType` is ``UIAccessibilityContainerType/dataTable``. The screen reader
/// describes the headers and the place of a cell, and moves along rows and columns.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// Returns the cell in a row and a column, or `nil` if there is none.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  /// Returns the number of rows.
  func accessibilityRowCount() -> Int
  /// Returns the number of columns.
  func accessibilityColumnCount() -> Int
  /// Returns the headers of a row.
  ///
  /// The default is `nil`, for a table without headers of rows.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// Returns the headers of a column.
  ///
  /// The default is `nil`, for a table without headers of columns.
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// The default implementation returns `nil`.
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  /// The default implementation returns `nil`.
  public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    nil
  }
}
