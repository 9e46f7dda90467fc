extension UICollectionView {
  /// The items that are in sight, in order.
  var visibleItems: [IndexPath] {
    live.shown.filter { $0.key.category == .cell && isVisible($0.value) }.map(\.key.indexPath).sorted()
  }

  private func isVisible(_ shown: CollectionLiveViews.Shown) -> Bool {
    guard !shown.attributes.isHidden else { return false }
    return convert(shown.view.bounds, from: shown.view).overlaps(bounds)
  }

  func item(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    guard isDataLoaded else { return nil }
    // A view on screen may be in a section that has scrolled.
    let shown = live.shown.filter {
      $0.key.category == .cell && !$0.value.attributes.isHidden && $0.value.view !== movement?.view
        && $0.value.view.superview != nil && $0.value.view.bounds.contains(convert(point, to: $0.value.view))
    }
    if let top = shown.max(by: { $0.value.attributes.zIndex < $1.value.attributes.zIndex }) { return top.key.indexPath }
    guard !bounds.contains(point) || live.shown.isEmpty else { return nil }
    let area = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return attributes(in: area).values.first {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }?.indexPath
  }

  // MARK: - Scrolling to an item

  func scroll(to item: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadDataIfNeeded()
    guard contains(item) else {
      misuse(
        "scrollToItem(at:at:animated:) of \(self): item \(item) is beyond the data, which has \(counts.count) sections\(item.count == 2 && counts.indices.contains(item.section) ? " and \(counts[item.section]) items in section \(item.section)" : "")"
      )
    }
    Self.check(position)
    if let attributes = layoutAttributes(of: .cell(item)) {
      scrollSection(to: attributes, position, animated: animated)
    }
    guard !animated else {
      if let target = offset(for: item, position) { setContentOffset(target, animated: true) }
      return
    }
    // Items that come into sight are measured, which may move the one that is meant.
    for _ in 0..<6 {
      guard contains(item), let target = offset(for: item, position), target != contentOffset else { return }
      setContentOffset(target, animated: false)
      guard window != nil else { return }
      layOutItems()
    }
  }

  private static func check(_ position: ScrollPosition) {
    let vertical: [ScrollPosition] = [.top, .centeredVertically, .bottom]
    let horizontal: [ScrollPosition] = [.left, .centeredHorizontally, .right]
    expect(
      vertical.filter(position.contains).count <= 1,
      "an attempt was made to scroll to more than one vertical position; pass one of top, centeredVertically and bottom"
    )
    expect(
      horizontal.filter(position.contains).count <= 1,
      "an attempt was made to scroll to more than one horizontal position; pass one of left, centeredHorizontally and right"
    )
  }

  private func offset(for item: IndexPath, _ position: ScrollPosition) -> CGPoint? {
    guard let attributes = layoutAttributes(of: .cell(item)) else { return nil }
    let frame = attributes.frame
    let inset = adjustedContentInset
    var offset = contentOffset
    let visible = bounds.inset(by: inset)
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - bounds.height + inset.bottom
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - (bounds.height + inset.top - inset.bottom) / 2
    } else if frame.minY < visible.minY {
      offset.y = frame.minY - inset.top
    } else if frame.maxY > visible.maxY {
      offset.y = frame.maxY - bounds.height + inset.bottom
    }
    guard attributes.scrollingSection == nil else { return clamped(offset) }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - bounds.width + inset.right
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (bounds.width + inset.left - inset.right) / 2
    } else if frame.minX < visible.minX {
      offset.x = frame.minX - inset.left
    } else if frame.maxX > visible.maxX {
      offset.x = frame.maxX - bounds.width + inset.right
    }
    return clamped(offset)
  }
}
