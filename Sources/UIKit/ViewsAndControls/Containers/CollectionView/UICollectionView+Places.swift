extension UICollectionView {
  /// The visible items, in order.
  var visibleItems: [IndexPath] {
    live.shown.filter { $0.key.category == .cell && isVisible($0.value) }.map(\.key.indexPath).sorted()
  }

  func isVisible(_ shown: CollectionLiveViews.Shown) -> Bool {
    guard !shown.attributes.isHidden else { return false }
    return convert(shown.view.bounds, from: shown.view).overlaps(bounds)
  }

  func item(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    guard isDataLoaded else { return nil }
    // The position of a view depends on the offset of a scrolling section.
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
      return animate { [weak self] in
        guard let self, isDataLoaded, contains(item) else { return nil }
        return offset(for: item, position)
      }
    }
    // Items that become visible are measured, which may change the position of the target item.
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
    let (frame, inset) = (attributes.frame, adjustedContentInset)
    func place(_ first: ScrollPosition, _ middle: ScrollPosition, _ last: ScrollPosition) -> Place? {
      if position.contains(first) { return .first }
      if position.contains(last) { return .last }
      return position.contains(middle) ? .middle : nil
    }
    var offset = contentOffset
    offset.y = Self.offset(
      of: frame.minY...frame.maxY, at: place(.top, .centeredVertically, .bottom), in: bounds.minY...bounds.maxY,
      insets: (inset.top, inset.bottom))
    // An orthogonally scrolling section has already been scrolled.
    if attributes.scrollingSection == nil {
      offset.x = Self.offset(
        of: frame.minX...frame.maxX, at: place(.left, .centeredHorizontally, .right), in: bounds.minX...bounds.maxX,
        insets: (inset.left, inset.right))
    }
    return clamped(offset)
  }

  private enum Place { case first, middle, last }

  /// Returns the offset along one axis at which an item has a scroll position.
  ///
  /// Without one, it is the nearest offset at which the item is visible.
  private static func offset(
    of item: ClosedRange<CGFloat>, at place: Place?, in bounds: ClosedRange<CGFloat>,
    insets: (first: CGFloat, last: CGFloat)
  ) -> CGFloat {
    let length = bounds.upperBound - bounds.lowerBound
    switch place {
    case .first: return item.lowerBound - insets.first
    case .last: return item.upperBound - length + insets.last
    case .middle: return (item.lowerBound + item.upperBound - length - insets.first + insets.last) / 2
    case nil where item.lowerBound < bounds.lowerBound + insets.first:
      return Self.offset(of: item, at: .first, in: bounds, insets: insets)
    case nil where item.upperBound > bounds.upperBound - insets.last:
      return Self.offset(of: item, at: .last, in: bounds, insets: insets)
    case nil: return bounds.lowerBound
    }
  }
}
