extension UIScrollView: FrameMotion {
  // MARK: - Animating with the Runtime's Clock

  package var motionEnd: TimeInterval? { motion?.end }

  package func advanceMotion(to now: TimeInterval) {
    guard let motion else { return }
    guard now < motion.end - AnimationEngine.tolerance else { return finish(motion) }
    let generation = motionGeneration
    proceed(to: aimed(motion, at: now).offset(at: now))
    // The delegate may have ended the motion or started another one.
    if motionGeneration == generation { indicators.show(for: self) }
  }

  /// Returns the running motion with the present offset of its destination.
  private func aimed(_ motion: ScrollMotion, at now: TimeInterval) -> ScrollMotion {
    let generation = motionGeneration
    guard let destination = destination(of: motion), motionGeneration == generation, var aimed = self.motion else {
      return motion
    }
    aimed.aim(at: destination, from: now)
    self.motion = aimed
    return aimed
  }

  /// Returns the present offset of what the content is scrolled to; `nil` if the app specified the offset.
  private func destination(of motion: ScrollMotion) -> CGPoint? {
    motion.destination?().map { motion.staysInRange ? clamped($0) : $0 }
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
    if motion.destination != nil { rest { destination(of: motion) } }
    if motionGeneration == generation { tellEnd(of: motion) }
  }

  /// Moves the content to an offset that changes when the content that becomes visible is measured.
  ///
  /// Each iteration measures at least one more row of those that the estimates place on the screen. Their number is
  /// limited, because the app's code may cause changes indefinitely.
  private func rest(at destination: @MainActor () -> CGPoint?) {
    let generation = motionGeneration
    for _ in 0..<100 {
      layoutIfNeeded()
      guard motionGeneration == generation, window != nil, bounds.height > 0, let place = destination().map(settable),
        place != contentOffset
      else { return }
      move(to: place)
      // The delegate has scrolled elsewhere.
      guard motionGeneration == generation, place == contentOffset else { return }
    }
  }

  /// Scrolls with an animation to an offset that changes when content is measured meanwhile.
  func animate(to destination: @escaping @MainActor () -> CGPoint?) {
    guard let target = destination() else { return }
    let generation = motionGeneration
    setContentOffset(target, animated: true)
    // An override may have scrolled elsewhere.
    guard motionGeneration != generation, let motion, motion.cause == .animation, motion.target == settable(target)
    else { return }
    self.motion?.destination = destination
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
    hasStoppedDeceleration = false
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
    var motion = ScrollMotion(
      cause: .scrollToTop, start: AppRuntime.shared.now, x: ScrollAxisMotion(resting: contentOffset.x),
      y: ScrollAxisMotion(from: contentOffset.y, to: verticalRange.lowerBound, duration: 0.4))
    motion.destination = { [weak self] in
      self.map { CGPoint(x: $0.contentOffset.x, y: $0.verticalRange.lowerBound) }
    }
    start(motion)
    return true
  }
}
