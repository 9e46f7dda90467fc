/// The geometry of a table as a value: sections below each other, with rows in them.
///
/// All lookups take logarithmic time. Positions are relative to the top of the content.
struct TableGeometry: Equatable {
  private(set) var sections: [TableSectionGeometry]
  private var sectionHeights: HeightList
  /// The height of the table's header view.
  var top: CGFloat = 0
  /// The height of the table's footer view.
  var bottom: CGFloat = 0

  init(sections: [TableSectionGeometry] = [], top: CGFloat = 0, bottom: CGFloat = 0) {
    self.sections = sections
    sectionHeights = HeightList(sections.map(\.height))
    self.top = top
    self.bottom = bottom
  }

  // MARK: - Counting

  var numberOfSections: Int { sections.count }

  func numberOfRows(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// Returns the number of rows and placeholders in a section.
  func numberOfPresentedRows(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count + sections[section].placeholders.count : 0
  }

  func contains(_ indexPath: IndexPath) -> Bool { place(of: indexPath) != nil }

  /// Returns the section and the row of an index path, or `nil` if there is no such row.
  private func place(of indexPath: IndexPath) -> (section: Int, row: Int)? {
    guard indexPath.count == 2 else { return nil }
    let (section, row) = (indexPath.section, indexPath.row)
    guard sections.indices.contains(section), row >= 0, row < sections[section].rows.count else { return nil }
    return (section, row)
  }

  /// The total height.
  var height: CGFloat { top + sectionHeights.total + bottom }

  // MARK: - Finding Positions

  func sectionStart(_ section: Int) -> CGFloat { top + sectionHeights.offset(of: section) }

  func sectionEnd(_ section: Int) -> CGFloat { sectionStart(section) + sections[section].height }

  func rowsStart(_ section: Int) -> CGFloat { sectionStart(section) + sections[section].header }

  func rowsEnd(_ section: Int) -> CGFloat { sectionEnd(section) - sections[section].footer }

  func rowStart(_ indexPath: IndexPath) -> CGFloat {
    let section = indexPath.section
    return rowsStart(section) + sections[section].rows.offset(of: indexPath.row)
      + placeholderHeight(before: indexPath.row, in: section)
  }

  func rowHeight(_ indexPath: IndexPath) -> CGFloat { sections[indexPath.section].rows[indexPath.row] }

  func rowEnd(_ indexPath: IndexPath) -> CGFloat { rowStart(indexPath) + rowHeight(indexPath) }

  /// Returns the position and the height of a row, or `nil` if there is no such row.
  ///
  /// Tables ask for both of every visible row when they scroll.
  func span(of indexPath: IndexPath) -> (start: CGFloat, height: CGFloat)? {
    guard let (section, row) = place(of: indexPath) else { return nil }
    let start = rowsStart(section) + sections[section].rows.offset(of: row)
    return (start + placeholderHeight(before: row, in: section), sections[section].rows[row])
  }

  private func placeholderHeight(before row: Int, in section: Int) -> CGFloat {
    sections[section].placeholders.isEmpty ? 0 : sections[section].placeholderHeight(before: row)
  }

  // MARK: - Finding Sections and Rows

  /// Returns the section at a position, or the first or last section for positions outside the content.
  func section(at y: CGFloat) -> Int? { sectionHeights.index(at: y - top) }

  /// Returns the row at a position, or `nil` if there is no row at the position.
  func row(at y: CGFloat) -> IndexPath? {
    guard let section = section(at: y), y >= rowsStart(section), y < rowsEnd(section) else { return nil }
    let (position, placeholder) = sections[section].rowPosition(y - rowsStart(section))
    guard placeholder == nil, let row = sections[section].rows.index(at: position) else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Returns the first row of a section that ends after a position, or the number of rows if there is none.
  func firstRow(endingAfter y: CGFloat, in section: Int) -> Int {
    let rows = sections[section].rows
    let start = rowsStart(section)
    guard y >= start else { return 0 }
    guard sections[section].placeholders.isEmpty else {
      let position = sections[section].rowPosition(y - start).y
      return position < rows.total ? rows.index(at: position) ?? rows.count : rows.count
    }
    guard y < start + rows.total, let row = rows.index(at: y - start) else { return rows.count }
    return row
  }

  /// Returns the next section with a height after a section, or `nil` if there is none.
  func sectionWithHeight(after section: Int) -> Int? {
    let next = section + 1
    guard next < sections.count, let found = sectionHeights.index(at: sectionHeights.offset(of: next)) else {
      return nil
    }
    return max(found, next)
  }

  // MARK: - Changing Heights

  mutating func setRow(_ indexPath: IndexPath, height: CGFloat, isMeasured: Bool = true) {
    sections[indexPath.section].rows[indexPath.row] = height
    sections[indexPath.section].isRowMeasured[indexPath.row] = isMeasured
    sectionDidChange(indexPath.section)
  }

  mutating func setHeader(of section: Int, height: CGFloat, isMeasured: Bool = true) {
    sections[section].header = height.isFinite ? max(0, height) : 0
    sections[section].isHeaderMeasured = isMeasured
    sectionDidChange(section)
  }

  mutating func setFooter(of section: Int, height: CGFloat, isMeasured: Bool = true) {
    sections[section].footer = height.isFinite ? max(0, height) : 0
    sections[section].isFooterMeasured = isMeasured
    sectionDidChange(section)
  }

  mutating func setPlaceholders(_ placeholders: [TablePlaceholderHeight], in section: Int) {
    guard !placeholders.isEmpty || !sections[section].placeholders.isEmpty else { return }
    sections[section].placeholders = placeholders
    sectionDidChange(section)
  }

  private mutating func sectionDidChange(_ section: Int) { sectionHeights[section] = sections[section].height }
}
