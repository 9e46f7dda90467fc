/// The height of a placeholder: a cell between the rows of a section, which the data source does not know.
struct TablePlaceholderHeight: Equatable {
  let id: Int
  /// The row before which the placeholder is; the number of rows at the end of the section.
  let row: Int
  var height: CGFloat
  /// A Boolean value that indicates whether the height is measured and not estimated.
  var isMeasured: Bool
}

extension TableSectionGeometry {
  /// The height of all placeholders.
  var placeholderHeight: CGFloat { placeholders.reduce(0) { $0 + $1.height } }

  /// Returns the height of the placeholders before a row.
  func placeholderHeight(before row: Int) -> CGFloat {
    placeholders.reduce(0) { $1.row <= row ? $0 + $1.height : $0 }
  }

  /// Returns the position of a placeholder relative to the first row.
  func start(ofPlaceholder index: Int) -> CGFloat {
    rows.offset(of: placeholders[index].row) + placeholders[..<index].reduce(0) { $0 + $1.height }
  }

  /// Returns the position among the rows alone for a position among the rows and the placeholders.
  ///
  /// - Returns: The position, and the placeholder at it; the position at a placeholder is that of the row after it.
  func rowPosition(_ y: CGFloat) -> (y: CGFloat, placeholder: Int?) {
    var before: CGFloat = 0
    for (index, placeholder) in placeholders.enumerated() {
      let start = rows.offset(of: placeholder.row) + before
      guard y >= start else { break }
      if y < start + placeholder.height { return (start - before, index) }
      before += placeholder.height
    }
    return (y - before, nil)
  }
}

extension TableGeometry {
  /// Returns the position and the height of a placeholder; `nil` if there is no such placeholder.
  func span(ofPlaceholder id: Int) -> (start: CGFloat, height: CGFloat)? {
    for (section, geometry) in sections.enumerated() where !geometry.placeholders.isEmpty {
      guard let index = geometry.placeholders.firstIndex(where: { $0.id == id }) else { continue }
      return (rowsStart(section) + geometry.start(ofPlaceholder: index), geometry.placeholders[index].height)
    }
    return nil
  }

  /// Returns the placeholder at a position, and the row before which it is.
  func placeholder(at y: CGFloat) -> (id: Int, next: IndexPath)? {
    guard let section = section(at: y), !sections[section].placeholders.isEmpty, y >= rowsStart(section),
      y < rowsEnd(section), let index = sections[section].rowPosition(y - rowsStart(section)).placeholder
    else { return nil }
    let placeholder = sections[section].placeholders[index]
    return (placeholder.id, IndexPath(row: placeholder.row, section: section))
  }
}
