/// The heights of the parts of a section: header, rows, and footer.
struct TableSectionGeometry: Equatable {
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var rows: HeightList
  /// The values that indicate, for each row, whether its height is measured and not estimated.
  var isRowMeasured: [Bool]
  var isHeaderMeasured = false
  var isFooterMeasured = false

  init(rows: [CGFloat], areMeasured: Bool) {
    self.rows = HeightList(rows)
    isRowMeasured = Array(repeating: areMeasured, count: rows.count)
  }

  init(rows: [CGFloat], isRowMeasured: [Bool]) {
    self.rows = HeightList(rows)
    self.isRowMeasured = isRowMeasured
  }

  var height: CGFloat { header + rows.total + footer }
}
