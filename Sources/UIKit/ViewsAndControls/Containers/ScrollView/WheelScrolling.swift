/// Scrolling with a wheel or a trackpad.
///
/// The content moves by the distance, within its range, and does not bounce.
///
/// Views with paging do not scroll with a wheel.
@MainActor
enum WheelScrolling {
  /// Scrolls, along each axis, the innermost scroll view around a view that can move in the direction.
  static func scroll(by distance: CGSize, at view: UIView) {
    move(by: CGPoint(x: distance.width, y: 0), at: view)
    move(by: CGPoint(x: 0, y: distance.height), at: view)
  }

  private static func move(by distance: CGPoint, at view: UIView) {
    guard distance != .zero else { return }
    for view in sequence(first: view, next: \.superview).compactMap({ $0 as? UIScrollView }) {
      if view.canScroll(by: distance) { return view.scrollByWheel(distance) }
      if view.keepsScrolling(by: distance) { return }
    }
  }
}

extension UIScrollView {
  fileprivate func canScroll(by distance: CGPoint) -> Bool {
    isScrollEnabled && drag == nil && !isPagingEnabled && clamped(offset(after: distance)) != clamped(contentOffset)
  }

  /// Returns whether the view scrolls along the axis of a distance and is at its end, without passing the distance on.
  fileprivate func keepsScrolling(by distance: CGPoint) -> Bool {
    guard isScrollEnabled, !isPagingEnabled else { return false }
    let range = distance.x != 0 ? horizontalRange : verticalRange
    guard range.lowerBound < range.upperBound else { return false }
    return distance.x != 0 ? !transfersHorizontalScrollingToParent : !transfersVerticalScrollingToParent
  }

  fileprivate func scrollByWheel(_ distance: CGPoint) {
    endMotion()
    dismissKeyboardForDrag()
    let offset = clamped(offset(after: distance))
    move(to: offset)
    // Distances that are smaller than a pixel add up.
    func rest(_ asked: CGFloat, _ shown: CGFloat) -> CGFloat { abs(asked - shown) < 1 ? asked - shown : 0 }
    if distance.x != 0 { wheelRemainder.x = rest(offset.x, contentOffset.x) }
    if distance.y != 0 { wheelRemainder.y = rest(offset.y, contentOffset.y) }
    indicators.flash(for: self)
  }

  private func offset(after distance: CGPoint) -> CGPoint {
    CGPoint(
      x: contentOffset.x + (distance.x == 0 ? 0 : distance.x + wheelRemainder.x),
      y: contentOffset.y + (distance.y == 0 ? 0 : distance.y + wheelRemainder.y))
  }
}
