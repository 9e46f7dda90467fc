/// A position in time that plays forward or backward, pauses, and can be scrubbed.
///
/// All animations use it for their timing.
///
/// Every animation of a layer plays over a ``TimelineSegment`` of a timeline. A block of `UIView.animate` creates a
/// timeline that plays once; a property animator has its own and changes its position. The position is a function of
/// the clock, so values are computed when they are read and need no update at each frame.
///
/// A timeline and its animations retain each other, so that neither an animation on a layer nor a completion handler
/// depends on the object that started the animation. Every removal from ``animations`` breaks that cycle: the end,
/// ``settle(at:)``, ``discard()``, and the removal from a layer, which happens at the latest when the layer is
/// deallocated (``LayerAnimationList``).
@MainActor
package final class Timeline {
  /// The way in which a timeline ended.
  package enum Outcome {
    case end
    case start
    /// All animations were removed before the end.
    case interrupted
  }

  /// The values to which a halted timeline sets its models.
  package enum Position {
    case start
    case current
    case end
  }

  /// The position of the end of the last segment; infinity if a segment repeats without end.
  package private(set) var duration: TimeInterval = 0
  package private(set) var animations: [LayerAnimation] = []
  /// A Boolean value that indicates whether one of the animations was removed before its end.
  private(set) var wasInterrupted = false
  /// A Boolean value that indicates whether a restart of the simulated device has discarded the timeline.
  package private(set) var isDiscarded = false
  /// A Boolean value that indicates whether the animated views receive touches while the timeline runs.
  package var allowsUserInteraction: Bool
  /// A Boolean value that indicates whether the animated views receive touches where they are on the screen.
  ///
  /// Otherwise, they receive touches where their model values place them.
  package var movesTouchArea = false
  /// A Boolean value that indicates whether the position was scrubbed linearly.
  ///
  /// Progress is then a linear function of it.
  package private(set) var isScrubbedLinearly = false
  /// Called once when the timeline ends, after the handlers of ``whenEnded(_:)``.
  package var onEnd: ((Outcome) -> Void)?
  /// Called each time the timeline reaches an end.
  ///
  /// If it is set, the timeline pauses there instead of finishing.
  package var onHold: (() -> Void)?
  private var endHandlers: [(Outcome, _ wasInterrupted: Bool) -> Void] = []

  private var segments: [TimelineSegment] = []
  /// The layer whose time the timeline follows: the layer of its first animation.
  private weak var timedLayer: CALayer?
  /// Called once, when the position first is 0 or more.
  private var onBegin: (() -> Void)?
  /// A Boolean value that indicates whether animations remain on their layers after the timeline's end.
  var keepsAnimations = false
  // Both are in the layer's time.
  private var anchorTime: TimeInterval = 0
  private var anchorPosition: TimeInterval = 0
  /// The seconds of the timeline per second of the clock.
  ///
  /// A negative rate plays backward, and 0 pauses.
  package private(set) var rate = 0.0

  package init(allowsUserInteraction: Bool) {
    self.allowsUserInteraction = allowsUserInteraction
  }

  // MARK: - Building

  /// Adds a segment that animations can play over.
  package func addSegment(
    start: TimeInterval = 0, duration: TimeInterval, curve: TimingCurve, repeatCount: Double = 1,
    autoreverses: Bool = false
  ) -> TimelineSegment {
    let segment = TimelineSegment(
      start: start, duration: duration, curve: curve, repeatCount: repeatCount, autoreverses: autoreverses)
    segments.append(segment)
    // The duration does not change here: a segment without animations must not extend the timeline.
    return segment
  }

  /// Extends the duration to a position, independent of the animations.
  package func extend(to position: TimeInterval) {
    guard position > duration else { return }
    duration = position
    AnimationEngine.shared.timelineDidChange()
  }

  func add(_ animation: LayerAnimation) {
    if animations.isEmpty { timedLayer = animation.layer }
    animations.append(animation)
    extend(to: animation.segment.end)
  }

  // MARK: - The Position

  /// Returns the position of the timeline at a time; negative before a delay is over.
  package func position(at time: TimeInterval) -> TimeInterval {
    min(max(elapsed(at: time), min(anchorPosition, 0)), duration)
  }

  /// Returns the position at a time as if the timeline had neither a beginning nor an end.
  package func elapsed(at time: TimeInterval) -> TimeInterval { anchorPosition + (localTime(time) - anchorTime) * rate }

  /// The time at which the position reaches the end toward which it plays; `nil` if it never does.
  package var endTime: TimeInterval? {
    let playback = playback
    let time =
      playback.rate > 0
      ? playback.anchorTime + (duration - anchorPosition) / playback.rate
      : playback.rate < 0 ? playback.anchorTime + max(anchorPosition, 0) / -playback.rate : TimeInterval.infinity
    return time.isFinite ? time : nil
  }

  /// Returns the time of the timeline's next start or end.
  func nextDeadline(after now: TimeInterval) -> TimeInterval? {
    let playback = playback
    if playback.rate > 0 {
      let start = playback.anchorTime - anchorPosition / playback.rate
      if start > now + AnimationEngine.tolerance { return start }
    }
    return endTime
  }

  /// The relation of the position to the clock.
  ///
  /// Equal values result in equal positions at every time.
  package struct Playback: Equatable {
    var anchorTime: TimeInterval
    var anchorPosition: TimeInterval
    package var rate: Double
  }

  /// The current playback, converted from the layer's time to that of the clock.
  package var playback: Playback {
    guard TimeMap.isUsed, let map = timedLayer?.timeMap, map != TimeMap() else {
      return Playback(anchorTime: anchorTime, anchorPosition: anchorPosition, rate: rate)
    }
    guard map.rate != 0 else {
      return Playback(anchorTime: 0, anchorPosition: anchorPosition + (map.offset - anchorTime) * rate, rate: 0)
    }
    return Playback(anchorTime: map.inverse(anchorTime), anchorPosition: anchorPosition, rate: rate * map.rate)
  }

  private func localTime(_ time: TimeInterval) -> TimeInterval {
    TimeMap.isUsed ? timedLayer?.timeMap.apply(time) ?? time : time
  }

  // MARK: - Playing

  /// Plays the timeline from a position.
  package func play(from position: TimeInterval, rate: Double, at time: TimeInterval) {
    isScrubbedLinearly = false
    anchorPosition = position
    anchorTime = localTime(time)
    self.rate = rate
    AnimationEngine.shared.run(self)
  }

  /// Plays the timeline from a position, which is negative during a delay.
  ///
  /// - Parameter onBegin: Called once when the position is 0, but not before the update cycle is committed.
  package func play(from position: TimeInterval, at time: TimeInterval, onBegin: @escaping () -> Void) {
    self.onBegin = onBegin
    play(from: position, rate: 1, at: time)
    AppRuntime.shared.performAfterCommit { [self] in beginIfDue(at: AppRuntime.shared.now) }
  }

  /// Plays the timeline from its beginning, which is at a time of the layer.
  func play(from localTime: TimeInterval, rate: Double, onBegin: (() -> Void)?) {
    anchorPosition = 0
    anchorTime = localTime
    self.rate = rate
    self.onBegin = onBegin
    AnimationEngine.shared.run(self)
  }

  /// Calls the handler of the beginning if the timeline has begun.
  func beginIfDue(at time: TimeInterval) {
    guard let onBegin, elapsed(at: time) >= -AnimationEngine.tolerance else { return }
    self.onBegin = nil
    onBegin()
  }

  /// Ends the timeline when the update cycle is committed, unless one of its layers is on a screen then.
  ///
  /// An animation that is not on a screen when it is committed is never visible. A layer that is added to a screen in
  /// the same update cycle is animated.
  ///
  /// - Parameter condition: Returns whether the timeline still has to end.
  package func endOffScreen(if condition: @escaping () -> Bool = { true }) {
    AppRuntime.shared.performAfterCommit { [weak self] in
      guard let self, !animations.isEmpty, onHold == nil, !animations.contains(where: { $0.layer?.isOnScreen == true }),
        condition()
      else { return }
      finish(rate < 0 ? .start : .end)
    }
  }

  /// Pauses the timeline at its current position.
  package func pause(at time: TimeInterval) {
    anchorPosition = position(at: time)
    anchorTime = localTime(time)
    rate = 0
    AnimationEngine.shared.stopRunning(self)
  }

  /// Pauses the timeline at a position.
  package func scrub(to position: TimeInterval, linearly: Bool, at time: TimeInterval) {
    pause(at: time)
    anchorPosition = position
    isScrubbedLinearly = linearly
    AppRuntime.shared.setNeedsCommit()
  }

  /// Resumes the timeline at its current position, on the same curves or a new one.
  package func resume(rate: Double, newCurve: TimingCurve?, delay: TimeInterval = 0, at time: TimeInterval) {
    let position = position(at: time)
    for segment in segments {
      segment.resume(
        at: position, scrubbedLinearly: isScrubbedLinearly, newCurve: newCurve, isReversed: rate < 0)
    }
    play(from: position, rate: rate, at: time)
    anchorTime += delay
    AnimationEngine.shared.timelineDidChange()
  }

  // MARK: - Ending

  /// Called when the position reaches the end toward which it plays.
  func reachEnd(at time: TimeInterval) {
    guard let onHold else { return finish(rate < 0 ? .start : .end) }
    pause(at: time)
    onHold()
  }

  /// Ends the timeline and removes its animations.
  ///
  /// The outcome ``Outcome/start`` also restores the model values from before.
  package func finish(_ outcome: Outcome) {
    AnimationEngine.shared.stopRunning(self)
    guard !keepsAnimations else { return finishKeepingAnimations(outcome) }
    rate = 0
    let ended = animations
    animations = []
    for animation in ended {
      animation.layer?.detach(animation)
      if outcome == .start { animation.restoreStart() }
    }
    callEnd(outcome)
    for animation in ended { animation.reportEnd() }
  }

  /// Reports the end without removing the animations.
  ///
  /// Their later removal is not reported.
  private func finishKeepingAnimations(_ outcome: Outcome) {
    callEnd(outcome)
    for animation in animations { animation.reportEnd() }
  }

  /// Records the removal of an animation.
  ///
  /// The timeline ends when the last one is removed.
  func animationWasRemoved(_ animation: LayerAnimation, completing completion: CompletionTime) {
    animations.removeAll { $0 === animation }
    wasInterrupted = true
    // A timeline that ends before its update cycle is committed has not begun. The handler is released last, because
    // that can run app code.
    let onBegin = onBegin
    if animations.isEmpty { self.onBegin = nil }
    defer { withExtendedLifetime(onBegin) {} }
    guard animations.isEmpty, onEnd != nil || !endHandlers.isEmpty else { return animation.reportEnd() }
    AnimationEngine.shared.stopRunning(self)
    rate = 0
    completion.perform { [self] in
      callEnd(.interrupted)
      animation.reportEnd()
    }
  }

  /// Adds a handler that is called when the timeline ends, with whether an animation was removed before.
  package func whenEnded(_ handler: @escaping (Outcome, _ wasInterrupted: Bool) -> Void) { endHandlers.append(handler) }

  private func callEnd(_ outcome: Outcome) {
    let (handlers, onEnd) = (endHandlers, onEnd)
    endHandlers = []
    self.onEnd = nil
    for handler in handlers { handler(outcome, wasInterrupted) }
    onEnd?(outcome)
  }

  /// Ends the timeline without calling a handler.
  func discard() {
    isDiscarded = true
    rate = 0
    // The objects that the handlers retain are released last, because that can run app code.
    let released = (onEnd, onHold, endHandlers, animations, onBegin)
    defer { withExtendedLifetime(released) {} }
    onEnd = nil
    onHold = nil
    onBegin = nil
    endHandlers = []
    animations = []
    for animation in released.3 { animation.layer?.detach(animation) }
  }

  // MARK: - Stopping

  /// Removes the animations from their layers, and sets the models to the values on screen.
  ///
  /// ``settle(at:)`` can then set the models to other values.
  package func halt(at time: TimeInterval) {
    pause(at: time)
    for animation in animations {
      animation.halt(at: time)
      animation.layer?.detach(animation)
    }
  }

  /// Ends a halted timeline, and sets the models to the values at a position.
  package func settle(at position: Position) {
    let halted = animations
    animations = []
    for animation in halted { animation.settle(at: position) }
    callEnd(position == .end ? .end : position == .start ? .start : .interrupted)
    for animation in halted { animation.reportEnd() }
  }
}
