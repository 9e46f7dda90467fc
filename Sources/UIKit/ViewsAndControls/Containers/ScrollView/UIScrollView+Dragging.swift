extension UIScrollView {
  func setUpGestures() {
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(pan)
  }

  // The class cannot conform to the protocol, because subclasses of apps declare that they do.
  /// The delegate of the gesture recognizers for scrolling and zooming: the scroll view, if its class is one of
  /// delegates.
  var delegateOfOwnGestures: (any UIGestureRecognizerDelegate)? { self as? any UIGestureRecognizerDelegate }

  /// Ends the process if a delegate of an own gesture recognizer is not the scroll view.
  func checkDelegateOfOwnGesture(_ delegate: (any UIGestureRecognizerDelegate)?, _ name: String) {
    expect(
      delegate == nil || delegate === self,
      "\(self): the delegate of the \(name) gesture recognizer must be the scroll view; implement the methods of UIGestureRecognizerDelegate in a subclass of the scroll view"
    )
  }

  func scrollEnabledDidChange() {
    pan.isEnabled = isScrollEnabled
    touchDelay.isEnabled = isScrollEnabled && delaysContentTouches
  }

  func delaysContentTouchesDidChange() { touchDelay.isEnabled = isScrollEnabled && delaysContentTouches }

  // MARK: - Tracking a Touch

  /// Stops the motion of the content.
  ///
  /// Called when a touch begins. The delegate is notified of the end of a deceleration when the drag that begins with
  /// the touch has ended, because the drag may continue with another deceleration.
  ///
  /// - Returns: A Boolean value that indicates whether the touch has stopped a deceleration, and begins a drag.
  func trackingDidBegin() -> Bool {
    isFingerDown = true
    guard let motion else { return false }
    endMotion()
    guard motion.cause == .deceleration else {
      tellEnd(of: motion)
      return false
    }
    hasStoppedDeceleration = true
    return true
  }

  /// Moves content that is beyond its end or between two pages to where it can rest.
  ///
  /// Called when the last touch ends.
  func trackingDidEnd() {
    isFingerDown = false
    if drag == nil { tellEndOfStoppedDeceleration() }
    guard drag == nil, motion == nil, !zoom.isPinching, settable(placeOfRest) != contentOffset else { return }
    startRestoring()
  }

  /// Notifies the delegate of the end of a deceleration that a touch has stopped.
  private func tellEndOfStoppedDeceleration() {
    guard hasStoppedDeceleration else { return }
    hasStoppedDeceleration = false
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// The offset nearest to that of the content at which it can rest.
  var placeOfRest: CGPoint {
    if let offsetOfRest { return clamped(offsetOfRest) }
    return isPagingEnabled ? page(natural: contentOffset, velocity: .zero) : clamped(contentOffset)
  }

  /// Starts the motion of content to the nearest offset at which it can rest.
  func startRestoring() {
    let place = placeOfRest
    guard window != nil else { return move(to: place) }
    start(
      ScrollMotion(
        cause: .restoring, start: AppRuntime.shared.now,
        x: ScrollAxisMotion(from: contentOffset.x, velocity: 0, restingAt: place.x),
        y: ScrollAxisMotion(from: contentOffset.y, velocity: 0, restingAt: place.y)))
  }

  func panDidChange() {
    switch pan.state {
    case .began: beginDrag()
    case .changed:
      pullKeyboard()
      continueDrag(translation: pan.translation(in: superview))
    case .ended:
      pullKeyboard()
      continueDrag(translation: pan.translation(in: superview))
      // Before the drag ends, so that it ends with the insets that the app has without the keyboard.
      releaseKeyboard(isCancelled: false)
      endDrag(velocity: pan.velocity(in: superview))
    case .cancelled:
      releaseKeyboard(isCancelled: true)
      endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  // MARK: - Deciding to Drag

  /// Returns whether the first movement of the touch scrolls this view's content.
  func mayBeginDragging() -> Bool {
    guard isScrollEnabled, window != nil else { return false }
    // The touch that stops the content has no direction yet, and the view receives it in place of its content.
    if hasStoppedDeceleration { return true }
    guard contentGivesUpTouch() else { return false }
    let translation = pan.translation(in: superview)
    let axes = axes(for: translation)
    return !axes.isEmpty && !leavesToOuter(translation, axes)
  }

  /// Returns whether all scroll views around a view let it receive touches that have begun.
  static func deliver(_ touches: Set<UITouch>, _ event: UIEvent, to view: UIView) -> Bool {
    let scrollViews = sequence(first: view) { $0.superview }.dropFirst().compactMap { $0 as? UIScrollView }
    guard !scrollViews.allSatisfy({ $0.touchesShouldBegin(touches, with: event, in: view) }) else { return true }
    for scrollView in scrollViews { scrollView.pan.contentTouchWasWithheld() }
    return false
  }

  /// Returns whether a view of the content that has received the touch permits its cancellation.
  private func contentGivesUpTouch() -> Bool {
    guard let view = pan.contentView, view !== self, !touchDelay.isHoldingBack else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  private var canScrollHorizontally: Bool {
    horizontalRange.lowerBound < horizontalRange.upperBound || bouncesHorizontally && alwaysBounceHorizontal
  }

  private var canScrollVertically: Bool {
    verticalRange.lowerBound < verticalRange.upperBound || bouncesVertically && alwaysBounceVertical
  }

  /// Returns the axes of a drag that begins with a movement.
  ///
  /// The set is empty if this view does not scroll in the direction of the movement.
  func axes(for translation: CGPoint) -> ScrollDrag.Axes {
    let (across, down) = (abs(translation.x), abs(translation.y))
    switch (canScrollHorizontally, canScrollVertically) {
    case (false, false): return []
    case (true, false): return across >= down ? .horizontal : []
    case (false, true): return down >= across ? .vertical : []
    case (true, true):
      guard isDirectionalLockEnabled else { return [.horizontal, .vertical] }
      // A diagonal drag scrolls in both directions.
      if across > 2 * down { return .horizontal }
      if down > 2 * across { return .vertical }
      return [.horizontal, .vertical]
    }
  }

  /// Returns whether an outer scroll view handles a drag.
  ///
  /// It does if this view is at its end and the outer view is not, unless this view keeps the drag.
  private func leavesToOuter(_ translation: CGPoint, _ axes: ScrollDrag.Axes) -> Bool {
    let isHorizontal = abs(translation.x) > abs(translation.y)
    guard isHorizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent else { return false }
    guard axes.contains(isHorizontal ? .horizontal : .vertical), !canMove(by: translation, horizontally: isHorizontal)
    else { return false }
    var view = superview
    while let current = view {
      if let outer = current as? UIScrollView, outer.isScrollEnabled,
        outer.canMove(by: translation, horizontally: isHorizontal)
      {
        return true
      }
      view = current.superview
    }
    return false
  }

  /// Returns whether the content can move in the direction of a translation of the touch.
  private func canMove(by translation: CGPoint, horizontally: Bool) -> Bool {
    let (offset, range, distance) =
      horizontally
      ? (contentOffset.x, horizontalRange, translation.x) : (contentOffset.y, verticalRange, translation.y)
    // Less than a pixel is no room: content whose rows were measured can rest between two pixels.
    let slack = 0.5 / max(traitCollection.displayScale, 1)
    return distance > 0 ? offset - slack > range.lowerBound : offset + slack < range.upperBound
  }

  // MARK: - Dragging

  var horizontalLimits: ScrollDrag.Limits {
    ScrollDrag.Limits(
      range: horizontalRange, dimension: bounds.width, bounces: bouncesHorizontally && canScrollHorizontally)
  }

  var verticalLimits: ScrollDrag.Limits {
    ScrollDrag.Limits(
      range: verticalRange, dimension: bounds.height, bounces: bouncesVertically && canScrollVertically)
  }

  func beginDrag() {
    guard drag == nil, !zoom.isPinching else { return }
    let movement = pan.translation(in: superview)
    let axes = axes(for: movement)
    // The movement before the recognition is not added to the offset, because the content would jump.
    pan.setTranslation(.zero, in: superview)
    endMotion()
    isFingerDown = true
    drag = ScrollDrag(
      from: contentOffset, axes: axes.isEmpty ? [.horizontal, .vertical] : axes, hasDirection: movement != .zero,
      horizontal: horizontalLimits, vertical: verticalLimits)
    dismissKeyboardForDrag()
    scrollDelegate?.scrollViewWillBeginDragging(self)
    indicators.show(for: self)
  }

  func continueDrag(translation: CGPoint) {
    guard var drag else { return }
    drag.translation = translation
    if !drag.hasDirection, translation != .zero { drag.take(axes(for: translation)) }
    self.drag = drag
    proceed(to: drag.offset(horizontal: horizontalLimits, vertical: verticalLimits))
  }

  /// Ends a drag with the velocity of the touch, in points per second.
  func endDrag(velocity finger: CGPoint) {
    guard let drag else { return }
    refreshControl?.dragWillEnd(in: self)
    let velocity = CGPoint(
      x: drag.axes.contains(.horizontal) ? -Self.effective(finger.x) : 0,
      y: drag.axes.contains(.vertical) ? -Self.effective(finger.y) : 0)
    var x = glide(contentOffset.x, velocity.x, horizontalRange, bounces: bouncesHorizontally)
    var y = glide(contentOffset.y, velocity.y, verticalRange, bounces: bouncesVertically)
    let natural = CGPoint(x: x.end, y: y.end)
    let reported = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    let suggested = isPagingEnabled ? page(natural: natural, velocity: velocity) : natural
    var target = restingOffset(proposed: suggested, velocity: reported)
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: reported, targetContentOffset: &target)
    // The delegate may have ended the drag or moved the content.
    guard self.drag != nil else { return }
    self.drag = nil
    if !target.x.isFinite || !target.y.isFinite { target = suggested }
    target = clamped(target)
    target.y = besideBarParts(target.y)
    // Paging does not skip a page, even if the velocity would carry the content beyond it.
    if target.x != natural.x || isPagingEnabled {
      x = ScrollAxisMotion(from: contentOffset.x, velocity: velocity.x, restingAt: target.x)
    }
    if target.y != natural.y || isPagingEnabled {
      y = ScrollAxisMotion(from: contentOffset.y, velocity: velocity.y, restingAt: target.y)
    }
    let motion = ScrollMotion(cause: .deceleration, start: AppRuntime.shared.now, x: x, y: y)
    letGo(motion)
  }

  private func letGo(_ motion: ScrollMotion) {
    let movesOn = motion.end > motion.start
    if movesOn { start(motion) } else { indicators.hide() }
    let generation = motionGeneration
    isTellingEndOfDrag = true
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: movesOn)
    isTellingEndOfDrag = false
    isFingerDown = false
    guard movesOn else { return tellEndOfStoppedDeceleration() }
    hasStoppedDeceleration = false
    guard motionGeneration == generation else { return }
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Returns a velocity within the limits of a drag.
  ///
  /// A velocity of at most 10 points per second counts as zero.
  private static func effective(_ velocity: CGFloat) -> CGFloat {
    velocity.isFinite && abs(velocity) > 10 ? min(max(velocity, -20_000), 20_000) : 0
  }

  /// Returns an offset at which no part of the bar above the content is partly collapsed.
  private func besideBarParts(_ y: CGFloat) -> CGFloat {
    let range = verticalRange
    var start = range.lowerBound
    for height in barStops {
      let end = range.lowerBound + height
      if y > start, y < end, end <= range.upperBound { return y - start < end - y ? start : end }
      start = end
    }
    return y
  }

  // MARK: - Pages

  /// Returns the page at which the content comes to rest.
  ///
  /// That is the next page in the direction of the velocity, or the nearest page if the velocity is low.
  private func page(natural: CGPoint, velocity: CGPoint) -> CGPoint {
    CGPoint(
      x: Self.page(contentOffset.x, velocity.x, size: bounds.width, range: horizontalRange),
      y: Self.page(contentOffset.y, velocity.y, size: bounds.height, range: verticalRange))
  }

  private static func page(_ offset: CGFloat, _ velocity: CGFloat, size: CGFloat, range: ClosedRange<CGFloat>)
    -> CGFloat
  {
    guard size > 0 else { return offset }
    let pages = (offset - range.lowerBound) / size
    let chosen = abs(velocity) < 300 ? pages.rounded() : velocity > 0 ? pages.rounded(.up) : pages.rounded(.down)
    return min(max(range.lowerBound + chosen * size, range.lowerBound), range.upperBound)
  }
}
