extension UIScrollView: FrameMotion {
  // MARK: - Animating with the Runtime's Clock

  package var motionEnd: TimeInterval? { motion?.end }

  package func advanceMotion(to now: TimeInterval) {
    guard let motion else { return }
    guard now < motion.end - AnimationEngine.tolerance else { return finish(motion) }
    let generation = motionGeneration
    proceed(to: motion.offset(at: now))
    // The delegate may have ended the motion or started another one.
    if motionGeneration == generation { indicators.show(for: self) }
  }

  func start(_ motion: ScrollMotion) {
    self.motion = motion
    motionGeneration &+= 1
    AnimationEngine.shared.add(self)
  }

  private func finish(_ motion: ScrollMotion) {
    let generation = motionGeneration
    proceed(to: motion.target)
    guard motionGeneration == generation else { return }
    self.motion = nil
    AnimationEngine.shared.remove(self)
    indicators.hide()
    tellEnd(of: motion)
  }

  func tellEnd(of motion: ScrollMotion) {
    switch motion.cause {
    case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .scrollToTop: scrollDelegate?.scrollViewDidScrollToTop(self)
    case .restoring: contentDidRest()
    }
  }

  /// Ends the motion of the content at its current offset, without notifying the delegate.
  func endMotion() {
    guard motion != nil else { return }
    motion = nil
    motionGeneration &+= 1
    AnimationEngine.shared.remove(self)
    indicators.hide()
  }

  /// Ends the motion of the content at an offset where it can rest, and animated changes of its scale.
  func endAnimations() {
    endZoomAnimation()
    guard let motion else { return }
    endMotion()
    move(to: placeOfRest)
    tellEnd(of: motion)
  }

  /// Ends dragging and all motion of the content.
  ///
  /// Called when the view leaves the screen.
  func stopMoving() {
    endMotion()
    drag = nil
    isFingerDown = false
    move(to: clamped(contentOffset))
  }

  // MARK: - Deceleration

  /// Starts the deceleration of content with a velocity in points per second.
  ///
  /// - Returns: A Boolean value that indicates whether the content continues to move.
  @discardableResult
  func startDecelerating(velocity: CGPoint, isContinuing: Bool = false) -> Bool {
    let motion = ScrollMotion(
      cause: .deceleration, start: AppRuntime.shared.now,
      x: glide(contentOffset.x, velocity.x, horizontalRange, bounces: bouncesHorizontally),
      y: glide(contentOffset.y, velocity.y, verticalRange, bounces: bouncesVertically))
    guard motion.end > motion.start else { return false }
    start(motion)
    return true
  }

  func glide(
    _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, bounces: Bool
  ) -> ScrollAxisMotion {
    ScrollAxisMotion(
      from: offset, velocity: velocity, range: range, rate: decelerationRate.rawValue, bounces: bounces)
  }

  // MARK: - Status bar

  /// A Boolean value that indicates whether a tap on the status bar scrolls the content, if the delegate allows it.
  var isScrolledFromTop: Bool { scrollsToTop && isScrollEnabled && contentOffset.y > verticalRange.lowerBound }

  /// Scrolls to the top after a tap on the status bar.
  ///
  /// - Returns: A Boolean value that indicates whether the view scrolls.
  @discardableResult
  func scrollToTop() -> Bool {
    guard isScrolledFromTop, drag == nil,
      scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return false }
    endMotion()
    start(
      ScrollMotion(
        cause: .scrollToTop, start: AppRuntime.shared.now, x: ScrollAxisMotion(resting: contentOffset.x),
        y: ScrollAxisMotion(from: contentOffset.y, to: verticalRange.lowerBound, duration: 0.4)))
    return true
  }
}
