/// One call of the `animate` methods: the timeline of its animations, and the handlers to call when they end.
@MainActor
struct AnimationBlock {
  let settings: AnimationSettings
  private let timeline: Timeline
  private let segment: TimelineSegment
  /// The timeline is an animator's, which this block plays along with.
  private let isJoined: Bool

  /// Creates a block; `nil` when its changes take effect immediately.
  init?(_ requested: AnimationSettings, options: UIView.AnimationOptions) {
    guard AnimationContext.areChangesAnimated else { return nil }
    let outer = AnimationContext.current
    let settings = outer.map { requested.inheriting(from: $0.settings, options: options) } ?? requested
    guard settings.duration > 0 else { return nil }
    self.settings = settings
    if let outer, outer.isOfAnimator {
      isJoined = true
      timeline = outer.timeline
      let start = outer.segment.start + max(settings.delay, 0)
      // The animator determines the duration, so longer parts are shortened to fit.
      segment = timeline.addSegment(
        start: start, duration: max(min(settings.duration, outer.segment.end - start), 0),
        curve: settings.curve,
        repeatCount: settings.repeatCount.isFinite ? settings.repeatCount : 1,
        autoreverses: settings.autoreverses)
    } else {
      isJoined = false
      timeline = Timeline(allowsUserInteraction: settings.allowsUserInteraction)
      segment = timeline.addSegment(
        duration: settings.duration, curve: settings.curve, repeatCount: settings.repeatCount,
        autoreverses: settings.autoreverses)
    }
  }

  /// Runs a block and records its changes.
  func record(keyframes: KeyframeRecorder? = nil, _ animations: () -> Void) {
    AnimationContext(
      settings: settings, segment: segment, of: timeline, keyframes: keyframes, isOfAnimator: isJoined
    )
    .run(animations)
  }

  /// Adds an effect to what the block animates.
  func add(_ effect: TransitionEffect, to layer: CALayer) {
    layer.add(LayerAnimation(effect, of: layer, over: segment, on: timeline))
  }

  /// Lets the recorded animations play.
  func start(completion: ((Bool) -> Void)?) {
    // A block without changes has no animations to wait for; its handler still must not run inside the call.
    guard !timeline.animations.isEmpty else { return Self.completeAfterCommit(completion) }
    timeline.whenEnded { outcome, wasInterrupted in completion?(outcome == .end && !wasInterrupted) }
    guard !isJoined else { return }
    timeline.play(from: -max(settings.delay, 0), rate: 1, at: AppRuntime.shared.now)
    timeline.endOffScreen()
  }

  /// Runs a block of the animate family from beginning to end.
  static func run(
    _ requested: AnimationSettings, options: UIView.AnimationOptions, keyframes: KeyframeRecorder? = nil,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    if let outer = AnimationContext.recording, outer.keyframes != nil {
      // Inside a key frame it is the key frame that says when things happen.
      animations()
      outer.timeline.whenEnded { outcome, _ in completion?(outcome == .end) }
      return
    }
    guard let block = AnimationBlock(requested, options: options) else {
      AnimationContext.runWithoutRecording(animations)
      return completeAfterCommit(completion)
    }
    block.record(keyframes: keyframes, animations)
    block.start(completion: completion)
  }

  /// Reports the end of what needed no time, at the start of the next update cycle.
  static func completeAfterCommit(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    AppRuntime.shared.performAfterCommit { completion(true) }
  }
}
