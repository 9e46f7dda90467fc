extension UITableView {
  func rowRect(_ row: IndexPath) -> CGRect {
    loadDataIfNeeded()
    guard geometry.contains(row) else { return .zero }
    return CGRect(x: cellMinX, y: geometry.rowStart(row), width: cellWidth, height: geometry.rowHeight(row))
  }

  func sectionRect(_ section: Int) -> CGRect {
    loadDataIfNeeded()
    guard (0..<geometry.numberOfSections).contains(section) else { return .zero }
    return CGRect(
      x: 0, y: geometry.sectionStart(section), width: bounds.width, height: geometry.sections[section].height)
  }

  func headerRect(_ section: Int) -> CGRect {
    loadDataIfNeeded()
    guard (0..<geometry.numberOfSections).contains(section) else { return .zero }
    let padding = headerPadding(section)
    return CGRect(
      x: 0, y: geometry.sectionStart(section) + padding, width: bounds.width,
      height: geometry.sections[section].header - padding)
  }

  func footerRect(_ section: Int) -> CGRect {
    loadDataIfNeeded()
    guard (0..<geometry.numberOfSections).contains(section) else { return .zero }
    return CGRect(
      x: 0, y: geometry.rowsEnd(section), width: bounds.width, height: geometry.sections[section].footer)
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    loadDataIfNeeded()
    var found: [IndexPath] = []
    var next = rect.minY.isFinite && rect.maxY.isFinite ? geometry.section(at: rect.minY) : nil
    while let section = next, geometry.sectionStart(section) < rect.maxY {
      var row = geometry.firstRow(endingAfter: rect.minY, in: section)
      while row < geometry.numberOfRows(in: section),
        geometry.rowStart(IndexPath(row: row, section: section)) < rect.maxY
      {
        found.append(IndexPath(row: row, section: section))
        row += 1
      }
      next = geometry.sectionWithHeight(after: section)
    }
    return found
  }

  // MARK: - Scrolling to Rows

  func scroll(to row: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadDataIfNeeded()
    guard row.count == 2, geometry.contains(row) else {
      // The row `NSNotFound` identifies the whole section.
      if row.count == 2, row.row == NSNotFound, (0..<geometry.numberOfSections).contains(row.section) {
        let y = geometry.sectionStart(row.section) - adjustedContentInset.top
        setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: animated)
        return
      }
      misuse(
        "scrollToRow(at:at:animated:) of \(self): row \(row) is beyond the data, which has \(geometry.numberOfSections) sections\(row.count == 2 ? " and \(geometry.numberOfRows(in: row.section)) rows in section \(row.section)" : "")"
      )
    }
    guard !animated else {
      let position = resolved(position, for: row)
      return animate { [weak self] in
        guard let self, isDataLoaded, geometry.contains(row) else { return nil }
        return offset(for: row, position)
      }
    }
    // Rows that become visible are measured, which may change the position of the target row. Each iteration measures
    // at least one more row of those that the estimates place on the screen. Their number is limited, because the app's
    // code may cause changes indefinitely.
    for _ in 0..<100 {
      let target = offset(for: row, position)
      guard target != contentOffset else { return }
      setContentOffset(target, animated: false)
      guard window != nil, bounds.height > 0 else { return }
      layOutTable()
      guard geometry.contains(row) else { return }
    }
  }

  /// Returns the selected row that needs the least scrolling to be at a position.
  func selectedRow(nearestTo position: ScrollPosition) -> IndexPath? {
    loadDataIfNeeded()
    let rows = selection.items.filter(geometry.contains).sorted()
    return rows.min { distance(to: $0, position) < distance(to: $1, position) }
  }

  private func distance(to row: IndexPath, _ position: ScrollPosition) -> CGFloat {
    abs(offset(for: row, position).y - contentOffset.y)
  }

  private func offset(for row: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let (start, end) = (geometry.rowStart(row), geometry.rowEnd(row))
    let header = coveringHeaderHeight(row.section)
    var y = contentOffset.y
    switch resolved(position, for: row) {
    case .top: y = start - inset.top - header
    case .bottom: y = end - bounds.height + inset.bottom
    case .middle: y = (start + end) / 2 - (bounds.height + inset.top + header - inset.bottom) / 2
    case .none: break
    }
    return clamped(CGPoint(x: contentOffset.x, y: y))
  }

  /// Returns the position to which a row is scrolled, which for `none` is the nearest one if the row is not visible.
  private func resolved(_ position: ScrollPosition, for row: IndexPath) -> ScrollPosition {
    guard position == .none else { return position }
    let inset = adjustedContentInset
    if geometry.rowStart(row) < bounds.minY + inset.top + coveringHeaderHeight(row.section) { return .top }
    return geometry.rowEnd(row) > bounds.maxY - inset.bottom ? .bottom : .none
  }

  /// The height of a section's header that remains at the top, where it would cover the row.
  private func coveringHeaderHeight(_ section: Int) -> CGFloat {
    style == .plain ? geometry.sections[section].header - headerPadding(section) : 0
  }
}
