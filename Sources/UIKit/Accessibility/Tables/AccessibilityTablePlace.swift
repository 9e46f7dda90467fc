/// The place of an accessibility element in a data table.
@MainActor
struct AccessibilityTablePlace {
  let table: any UIAccessibilityContainerDataTable
  let cell: any UIAccessibilityContainerDataTableCell
  let rows: NSRange
  let columns: NSRange

  /// Finds the place of a cell in the nearest data table that contains it.
  init?(of element: UIResponder) {
    guard let cell = element as? any UIAccessibilityContainerDataTableCell else { return nil }
    var container = element.next
    // Limited, because app code can make responders contain each other.
    for _ in 0..<256 {
      guard let current = container else { return nil }
      if current.accessibilityContainerType == .dataTable,
        let table = current as? any UIAccessibilityContainerDataTable
      {
        let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
        guard rows.location != NSNotFound, columns.location != NSNotFound else { return nil }
        (self.table, self.cell, self.rows, self.columns) = (table, cell, rows, columns)
        return
      }
      container = current.next
    }
    return nil
  }

  /// The labels of the headers, and the numbers of the row and the column, as text for the screen reader.
  var speech: [String] {
    let headers =
      (table.accessibilityHeaderElements(forRow: rows.location) ?? [])
      + (table.accessibilityHeaderElements(forColumn: columns.location) ?? [])
    let labels = headers.filter { $0 !== cell }.compactMap { ($0 as? UIResponder)?.accessibilityLabel }
    return labels + ["row \(rows.location + 1)", "column \(columns.location + 1)"]
  }

  /// Returns the cell at a distance, or `nil` if the table has none there.
  ///
  /// Distances count from the edge of a cell that occupies several rows or columns.
  func cell(rows rowDistance: Int, columns columnDistance: Int) -> UIResponder? {
    let row = Self.index(at: rowDistance, from: rows)
    let column = Self.index(at: columnDistance, from: columns)
    guard let row, let column, row >= 0, row < table.accessibilityRowCount(), column >= 0,
      column < table.accessibilityColumnCount()
    else { return nil }
    let found = table.accessibilityDataTableCellElement(forRow: row, column: column)
    return found === cell ? nil : found as? UIResponder
  }

  private static func index(at distance: Int, from range: NSRange) -> Int? {
    let start =
      distance > 0 ? range.location.addingReportingOverflow(max(range.length - 1, 0)) : (range.location, false)
    let (index, overflow) = start.0.addingReportingOverflow(distance)
    return start.1 || overflow ? nil : index
  }
}
