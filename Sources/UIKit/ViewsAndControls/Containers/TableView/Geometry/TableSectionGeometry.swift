/// The heights of the parts of a section: header, rows, and footer.
struct TableSectionGeometry: Equatable {
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var rows: HeightList
  /// The values that indicate, for each row, whether its height is measured and not estimated.
  var isRowMeasured: [Bool]
  var isHeaderMeasured = false
  var isFooterMeasured = false
  /// The placeholders, in order.
  var placeholders: [TablePlaceholderHeight] = []

  /// Creates the geometry of rows of the same height.
  init(count: Int, rowHeight: CGFloat, areMeasured: Bool) {
    rows = HeightList(count: count, height: rowHeight)
    isRowMeasured = Array(repeating: areMeasured, count: count)
  }

  init(rows: [CGFloat], isRowMeasured: [Bool]) {
    self.rows = HeightList(rows)
    self.isRowMeasured = isRowMeasured
  }

  var height: CGFloat { header + rows.total + (placeholders.isEmpty ? 0 : placeholderHeight) + footer }
}
