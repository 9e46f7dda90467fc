extension UIScrollView {
  /// The horizontal range of offsets at which the content can rest.
  var horizontalRange: ClosedRange<CGFloat> { horizontalRange(of: contentSize) }

  private func horizontalRange(of content: CGSize) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return range(content: content.width, space: bounds.width, before: inset.left, after: inset.right)
  }

  /// The vertical range of offsets at which the content can rest.
  var verticalRange: ClosedRange<CGFloat> { verticalRange(of: contentSize) }

  private func verticalRange(of content: CGSize) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return range(content: content.height, space: bounds.height, before: inset.top + collapsedTop, after: inset.bottom)
  }

  /// Returns the range of offsets along an axis, whose ends are rounded like the offsets.
  private func range(content: CGFloat, space: CGFloat, before: CGFloat, after: CGFloat) -> ClosedRange<CGFloat> {
    let low = -before
    let high = content + after - space
    // The app may set insets that are not finite.
    guard low.isFinite, high.isFinite else { return 0...0 }
    let (start, end) = (onPixels(low), onPixels(high))
    return start...max(start, end)
  }

  /// Returns the nearest offset at which content can rest.
  ///
  /// - Parameter content: The size of the content, which is the present one by default.
  func clamped(_ offset: CGPoint, of content: CGSize? = nil) -> CGPoint {
    let content = content ?? contentSize
    let (x, y) = (horizontalRange(of: content), verticalRange(of: content))
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  /// Sets the content offset if it differs, which notifies the delegate and the observers.
  func move(to offset: CGPoint) {
    let offset = settable(offset)
    if offset != bounds.origin { contentOffset = offset }
  }

  func contentOffsetDidChange(from old: CGPoint, notifiesDelegate: Bool) {
    layoutRecordIfAny?.frameGuide?.placeDidChange()
    systemGuidesDidChange()
    contentDidScroll()
    barFollower?.contentDidScroll(self)
    refreshControl?.contentDidMove(in: self)
    if notifiesDelegate { scrollDelegate?.scrollViewDidScroll(self) }
    tellObservers(of: \UIScrollView.contentOffset, from: old, to: contentOffset)
  }

  /// Shifts the coordinates of the content by a distance.
  ///
  /// The visible content stays in place, and its motion continues.
  ///
  /// The delegate is not notified, because the content has not scrolled.
  func shiftContent(by distance: CGPoint) {
    guard distance != .zero else { return }
    drag?.shift(by: distance)
    if var motion {
      motion.shift = CGPoint(x: motion.shift.x + distance.x, y: motion.shift.y + distance.y)
      self.motion = motion
    }
    let origin = CGPoint(x: bounds.origin.x + distance.x, y: bounds.origin.y + distance.y)
    UIView.performWithoutAnimation { layer.bounds.origin = origin }
  }

  // MARK: - Updating the Range

  func contentExtentDidChange() {
    layoutRecordIfAny?.contentGuide?.placeDidChange()
    updateAdjustedContentInset()
    keepInRange()
    indicators.update(for: self)
  }

  func boundsSizeMayHaveChanged() {
    guard bounds.size != lastBoundsSize else { return }
    lastBoundsSize = bounds.size
    updateAdjustedContentInset()
    keepInRange()
    indicators.update(for: self)
  }

  /// Moves content that is outside its range back into it.
  ///
  /// - Parameter content: The size of the content, which is the present one by default.
  func keepInRange(of content: CGSize? = nil) {
    guard drag == nil, !zoom.isChanging, !zoom.isPinching else { return }
    guard let motion else { return move(to: clamped(contentOffset, of: content)) }
    let now = AppRuntime.shared.now
    let target = clamped(motion.target)
    guard target != motion.target else { return }
    switch motion.cause {
    case .deceleration: startDecelerating(velocity: motion.velocity(at: now), isContinuing: true)
    case .animation where motion.staysInRange: self.motion?.aim(at: target, from: now)
    case .animation, .scrollToTop, .restoring: break
    }
  }

  // MARK: - Scrolling by the App

  func scroll(to offset: CGPoint, animated: Bool) {
    let offset = settable(offset)
    let wasAnimating = motion?.cause == .animation
    endMotion()
    guard animated, window != nil, UIView.areAnimationsEnabled else { return move(to: offset) }
    guard offset != contentOffset else {
      if wasAnimating { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
      return
    }
    var motion = ScrollMotion(
      cause: .animation, start: AppRuntime.shared.now,
      x: ScrollAxisMotion(from: contentOffset.x, to: offset.x, duration: Self.animationDuration),
      y: ScrollAxisMotion(from: contentOffset.y, to: offset.y, duration: Self.animationDuration))
    motion.staysInRange = clamped(offset) == offset
    // The top remains the destination if rows that become visible have other heights than were estimated.
    if offset.y == verticalRange.lowerBound { motion.destination = { offset } }
    start(motion)
  }

  /// The duration of animated scrolling by the app, in seconds.
  static var animationDuration: TimeInterval { 0.3 }

  func makeVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    func moved(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      // A rectangle that is larger than the view is aligned with its start, unless it fills the view already.
      if low <= start, high >= end { return 0 }
      if low < start || high - low > end - start { return low - start }
      return high > end ? high - end : 0
    }
    let offset = CGPoint(
      x: contentOffset.x + moved(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + moved(rect.minY, rect.maxY, visible.minY, visible.maxY))
    let target = clamped(offset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
}
