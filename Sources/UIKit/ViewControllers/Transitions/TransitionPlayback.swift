/// The direction in which a transition continues.
enum TransitionDirection {
  case forward
  case backward
}

/// The animations of a transition, which can be scrubbed, paused, and resumed.
@MainActor
protocol TransitionPlayback: AnyObject {
  /// The completed fraction of the animations, from 0 to 1.
  var fraction: CGFloat { get }
  /// Pauses the animations at a fraction of their duration.
  func scrub(to fraction: CGFloat)
  /// Pauses the animations at their current position.
  func pause()
  /// Resumes the animations to their end, or reverses them to their beginning.
  func resume(
    _ direction: TransitionDirection, speed: Double, curve: UIView.AnimationCurve,
    timing: (any UITimingCurveProvider)?)
  /// Ends paused animations, because the transition has ended and no interaction will resume them.
  ///
  /// Running animations continue to their end, as after any transition that is completed early.
  func endIfHeld(at position: UIViewAnimatingPosition)
}

extension TransitionPlayback {
  func resume(_ direction: TransitionDirection, speed: Double) {
    resume(direction, speed: speed, curve: .linear, timing: nil)
  }
}

/// The animations of animation blocks, which are controlled through their timelines.
@MainActor
final class TimelinePlayback: TransitionPlayback {
  private let timelines: [(timeline: Timeline, start: TimeInterval)]
  private let duration: TimeInterval
  private var isHeld = false

  init(_ timelines: [Timeline], duration: TimeInterval) {
    let now = AppRuntime.shared.now
    // A repeating animation has no end and cannot be scrubbed.
    self.timelines = timelines.filter(\.duration.isFinite).map { ($0, $0.position(at: now)) }
    self.duration = max(duration, self.timelines.map { $0.timeline.duration - min($0.start, 0) }.max() ?? 0)
  }

  var fraction: CGFloat {
    guard duration > 0, let (timeline, start) = timelines.max(by: { $0.timeline.duration < $1.timeline.duration })
    else {
      return 1
    }
    return CGFloat(min(max((timeline.position(at: AppRuntime.shared.now) - start) / duration, 0), 1))
  }

  func scrub(to fraction: CGFloat) {
    let time = Double(fraction) * duration
    for (timeline, start) in timelines {
      timeline.scrub(to: min(start + time, timeline.duration), linearly: false, at: AppRuntime.shared.now)
    }
    isHeld = true
  }

  func pause() {
    for (timeline, _) in timelines { timeline.pause(at: AppRuntime.shared.now) }
    isHeld = true
  }

  func resume(
    _ direction: TransitionDirection, speed: Double, curve: UIView.AnimationCurve,
    timing: (any UITimingCurveProvider)?
  ) {
    guard isHeld else { return }
    isHeld = false
    let speed = speed.isFinite && speed > 0 ? speed : 1
    let rest = duration * Double(direction == .forward ? 1 - fraction : fraction) / speed
    let newCurve = timing?.timingCurve(duration: rest) ?? (curve == .linear ? nil : TimingCurve(curve))
    for (timeline, _) in timelines {
      timeline.resume(
        rate: direction == .forward ? speed : -speed, newCurve: newCurve, at: AppRuntime.shared.now)
    }
  }

  func endIfHeld(at position: UIViewAnimatingPosition) {
    guard isHeld else { return }
    isHeld = false
    for (timeline, _) in timelines { timeline.finish(position == .start ? .start : .end) }
  }
}

/// The animation of an interruptible animator.
@MainActor
final class AnimatorPlayback: TransitionPlayback {
  private let animator: any UIViewImplicitlyAnimating
  /// A Boolean value that indicates whether this object has paused the animator.
  ///
  /// If the app itself has paused the animator, the app must end it.
  private var isHeld = false

  init(_ animator: any UIViewImplicitlyAnimating) { self.animator = animator }

  var fraction: CGFloat {
    // The fraction of an animator is relative to its direction; that of a transition is relative to its beginning.
    animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
  }

  func scrub(to fraction: CGFloat) {
    guard animator.state != .stopped else { return }
    isHeld = true
    animator.fractionComplete = animator.isReversed ? 1 - fraction : fraction
  }

  func pause() {
    guard animator.state == .active else { return }
    isHeld = true
    animator.pauseAnimation()
    animator.isReversed = false
  }

  func resume(
    _ direction: TransitionDirection, speed: Double, curve: UIView.AnimationCurve,
    timing: (any UITimingCurveProvider)?
  ) {
    guard animator.state == .active, !animator.isRunning else { return }
    isHeld = false
    let rest = direction == .forward ? 1 - fraction : fraction
    animator.isReversed = direction == .backward
    let speed = speed.isFinite && speed > 0 ? CGFloat(speed) : 1
    animator.continueAnimation(withTimingParameters: timing, durationFactor: min(rest / speed, 1))
  }

  func endIfHeld(at position: UIViewAnimatingPosition) {
    guard isHeld, animator.state == .active, !animator.isRunning else { return }
    isHeld = false
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
  }
}
