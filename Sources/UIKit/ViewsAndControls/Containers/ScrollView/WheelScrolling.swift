/// Scrolling with a wheel or a trackpad: the content moves by the distance, within its range, and does not bounce.
///
/// Views that scroll by pages are left to touches.
@MainActor
enum WheelScrolling {
  /// Scrolls, in each direction, the innermost scroll view around a view that has content left there.
  static func scroll(by distance: CGSize, at view: UIView) {
    move(by: CGPoint(x: distance.width, y: 0), at: view)
    move(by: CGPoint(x: 0, y: distance.height), at: view)
  }

  private static func move(by distance: CGPoint, at view: UIView) {
    guard distance != .zero else { return }
    let views = sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }
    views.first { $0.canScroll(by: distance) }?.scrollByWheel(distance)
  }
}

extension UIScrollView {
  fileprivate func canScroll(by distance: CGPoint) -> Bool {
    isScrollEnabled && drag == nil && !isPagingEnabled && clamped(offset(after: distance)) != clamped(contentOffset)
  }

  fileprivate func scrollByWheel(_ distance: CGPoint) {
    endMotion()
    if keyboardDismissMode == .onDrag { window?.endEditing(true) }
    move(to: clamped(offset(after: distance)))
    indicators.flash(for: self)
  }

  private func offset(after distance: CGPoint) -> CGPoint {
    CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
  }
}
