/// The rows that were announced to the prefetching data source and that have not been displayed.
struct TablePrefetch {
  var announced: Set<IndexPath> = []
  var lastOffset: CGFloat?
}

extension UITableView {
  /// Notifies the prefetching data source of the rows that follow in the direction of scrolling.
  ///
  /// It also reports the rows that no longer follow.
  func updatePrefetching() {
    guard isPrefetchingEnabled, let prefetchDataSource, window != nil else {
      prefetch = TablePrefetch()
      return
    }
    let last = prefetch.lastOffset ?? bounds.minY
    prefetch.lastOffset = bounds.minY
    prefetch.announced.subtract(live.cells.keys)
    let near = Set(rows(ahead: bounds.minY < last).filter { live.cells[$0] == nil })
    let fresh = near.subtracting(prefetch.announced).sorted()
    let stale = prefetch.announced.subtracting(near).sorted()
    prefetch.announced = near
    if !stale.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: stale) }
    if !fresh.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: fresh) }
  }

  /// Returns the rows in the area of one screen above or below the visible rows.
  private func rows(ahead isAbove: Bool) -> [IndexPath] {
    let area = bounds.offsetBy(dx: 0, dy: isAbove ? -bounds.height : bounds.height)
    return indexPathsForRows(in: area) ?? []
  }
}
