/// The gap that a table opens where items are dropped.
///
/// A row that is dragged within the table is taken out: its place closes, and the gap has its height.
struct TableGap: Equatable {
  /// The row that is dragged; `nil` if the items come from elsewhere or are several.
  let source: IndexPath?
  /// The row at which the items are inserted, after the removal of the source.
  let destination: IndexPath
  let height: CGFloat

  /// Returns the distance by which a row is displaced.
  func displacement(of row: IndexPath) -> CGFloat {
    guard row != source else { return 0 }
    var place = row
    var result: CGFloat = 0
    if let source, row > source {
      result -= height
      if row.section == source.section { place.row -= 1 }
    }
    return place >= destination ? result + height : result
  }

  /// Returns the distance by which a placeholder is displaced.
  ///
  /// The gap at a row is behind the placeholders before the row.
  func displacement(ofPlaceholderBefore row: IndexPath) -> CGFloat {
    var place = row
    var result: CGFloat = 0
    if let source, row > source {
      result -= height
      if row.section == source.section { place.row -= 1 }
    }
    return place > destination ? result + height : result
  }

  /// Returns the distance by which the header of a section is displaced.
  func displacement(ofHeaderIn section: Int) -> CGFloat {
    (source.map { $0.section < section } ?? false ? -height : 0) + (destination.section < section ? height : 0)
  }

  /// Returns the distance by which the footer of a section is displaced.
  func displacement(ofFooterIn section: Int) -> CGFloat {
    (source.map { $0.section <= section } ?? false ? -height : 0) + (destination.section <= section ? height : 0)
  }
}

extension UITableView {
  /// Returns the vertical position of a gap.
  func start(of gap: TableGap) -> CGFloat {
    var row = gap.destination
    if let source = gap.source, source.section == row.section, row >= source { row.row += 1 }
    let start = geometry.contains(row) ? geometry.rowStart(row) : geometry.rowsEnd(row.section)
    return gap.source.map { $0 < row } ?? false ? start - gap.height : start
  }

  /// Opens, moves, or closes the gap for a drop.
  func showGap(_ gap: TableGap?, animated: Bool = true) {
    let old = editingState.gap
    guard gap != old else { return }
    editingState.gap = gap
    if gap?.source != old?.source {
      if let source = old?.source { liveCell(at: source)?.isLifted = false }
      if let source = gap?.source { liveCell(at: source)?.isLifted = true }
    }
    guard animated, isDataLoaded, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      for (row, cell) in self.live.cells where self.geometry.contains(row) { self.place(cell, at: row) }
      self.placePlaceholders()
      self.placeHeaders()
    }
  }
}
