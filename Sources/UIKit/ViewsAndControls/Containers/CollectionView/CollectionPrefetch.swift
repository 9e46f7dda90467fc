/// The items that were announced to the prefetching data source and that have not been shown.
struct CollectionPrefetch {
  var announced: Set<IndexPath> = []
  var lastOrigin: CGPoint?
}

extension UICollectionView {
  /// Notifies the prefetching data source of the items that follow, and of those that no longer do.
  func updatePrefetching() {
    guard isPrefetchingEnabled, let prefetchDataSource else {
      prefetch = CollectionPrefetch()
      return
    }
    let last = prefetch.lastOrigin ?? bounds.origin
    prefetch.lastOrigin = bounds.origin
    prefetch.announced.subtract(live.shown.keys.lazy.filter { $0.category == .cell }.map(\.indexPath))
    let ahead = area(ahead: CGPoint(x: bounds.minX - last.x, y: bounds.minY - last.y))
    let near = Set(
      attributes(in: ahead).keys.lazy.filter { $0.category == .cell && self.live[$0] == nil }.map(\.indexPath))
    let fresh = near.subtracting(prefetch.announced).sorted()
    // Items that are no longer near the visible area are cancelled.
    let stale = prefetch.announced.subtracting(near).sorted()
    prefetch.announced = near
    if !stale.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: stale) }
    if !fresh.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: fresh) }
  }

  /// Returns the area of one screen that follows in a direction.
  ///
  /// At rest, it is below or beside the visible content.
  private func area(ahead: CGPoint) -> CGRect {
    let isHorizontal = storedContentSize.width > bounds.width && storedContentSize.height <= bounds.height
    if isHorizontal { return bounds.offsetBy(dx: (ahead.x < 0 ? -1 : 1) * bounds.width, dy: 0) }
    return bounds.offsetBy(dx: 0, dy: (ahead.y < 0 ? -1 : 1) * bounds.height)
  }
}
