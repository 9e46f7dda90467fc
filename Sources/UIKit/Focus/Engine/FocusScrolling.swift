/// The scrolling of containers that makes the focused item visible.
@MainActor
enum FocusScrolling {
  static func show(_ item: any UIFocusItem) {
    let frame = FocusVisibility.frame(of: item)
    guard let window = FocusHierarchy.window(of: item), !frame.isNull else { return }
    for environment in FocusHierarchy.chain(of: item).dropFirst() {
      guard let container = environment.focusItemContainer as? any UIFocusItemScrollableContainer else { continue }
      if let scrollView = container as? UIScrollView {
        if scrollView !== item {
          scrollView.scrollRectToVisible(scrollView.convert(frame, from: window), animated: true)
        }
      } else {
        let target = container.coordinateSpace.convert(frame, from: window)
        let offset = container.contentOffset
        let shown = CGPoint(
          x: place(target.minX...target.maxX, offset.x, container.visibleSize.width, container.contentSize.width),
          y: place(target.minY...target.maxY, offset.y, container.visibleSize.height, container.contentSize.height))
        if shown != offset { container.contentOffset = shown }
      }
    }
  }

  /// Returns the nearest offset along an axis at which a range of the content is visible.
  private static func place(
    _ range: ClosedRange<CGFloat>, _ offset: CGFloat, _ visible: CGFloat, _ content: CGFloat
  ) -> CGFloat {
    guard content > visible else { return offset }
    var place = offset
    if range.upperBound > place + visible { place = range.upperBound - visible }
    if range.lowerBound < place { place = range.lowerBound }
    return min(max(place, 0), content - visible)
  }
}
