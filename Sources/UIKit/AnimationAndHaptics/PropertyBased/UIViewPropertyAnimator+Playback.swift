extension UIViewPropertyAnimator {
  // MARK: - Starting and Pausing

  func start(afterDelay delay: TimeInterval) {
    requireNotStopped("started")
    guard !isMoving else { return }
    let isFirstStart = timeline == nil
    if isFirstStart || delay > 0 { self.delay = delay }
    let timeline = activate()
    // An animator without animations ends immediately, but its completion handlers must not be called in this method.
    guard !timeline.animations.isEmpty else {
      keepAlive(timeline)
      return AppRuntime.shared.performAfterCommit { [weak timeline] in
        timeline?.finish(self.reversed ? .start : .end)
      }
    }
    let now = AppRuntime.shared.now
    keepAlive(timeline)
    if isFirstStart, !reversed {
      timeline.play(from: -delay, rate: 1, at: now)
    } else {
      timeline.resume(rate: reversed ? -1 : 1, newCurve: nil, delay: delay, at: now)
    }
    guard isFirstStart else { return }
    timeline.endOffScreen { [weak self, weak timeline] in self?.state == .active && self?.timeline === timeline }
  }

  func pause() {
    requireNotStopped("paused")
    requireInterruptible("paused")
    let wasRunning = isMoving
    let timeline = activate()
    if wasRunning { timeline.pause(at: AppRuntime.shared.now) }
    letGo(timeline)
  }

  /// Makes the animator active if it is inactive, and runs the pending blocks.
  @discardableResult
  private func activate() -> Timeline {
    if let timeline { return timeline }
    let timeline = Timeline(allowsUserInteraction: isUserInteractionEnabled)
    timeline.extend(to: duration)
    self.timeline = timeline
    state = .active
    mainSegment = timeline.addSegment(duration: duration, curve: settings.curve)
    updateHolding()
    updateTouchArea()
    let blocks = pendingAnimations
    pendingAnimations = []
    for (block, delayFactor) in blocks { record(block, delayFactor: delayFactor, in: timeline) }
    if reversed { timeline.scrub(to: duration, linearly: false, at: AppRuntime.shared.now) }
    letGo(timeline)
    return timeline
  }

  /// Retains the animator while the timeline runs.
  ///
  /// A paused animator must be retained by the app.
  private func keepAlive(_ timeline: Timeline) {
    timeline.onEnd = { self.timelineEnded($0) }
  }

  private func letGo(_ timeline: Timeline) {
    timeline.onEnd = { [weak self] in self?.timelineEnded($0) }
  }

  /// Keeps the timeline at its end if `pausesOnCompletion` is `true`.
  ///
  /// The animator is paused there, so that the app must retain it.
  func updateHolding() {
    timeline?.onHold =
      pausesOnCompletion
      ? { [weak self] in if let self, let timeline { hold(timeline) } } : nil
  }

  func updateTouchArea() { timeline?.movesTouchArea = !isManualHitTestingEnabled }

  private func hold(_ timeline: Timeline) {
    letGo(timeline)
    // The timeline paused before it called this.
    tellObservers(of: \UIViewPropertyAnimator.isRunning, from: true, to: false)
  }

  // MARK: - Progress

  var completedFraction: CGFloat {
    guard let timeline, let mainSegment else { return 0 }
    let position = max(timeline.position(at: AppRuntime.shared.now), 0)
    // The position of an animation that was scrubbed along its curve is expressed as a fraction of the duration.
    // Otherwise, the value that is read would differ from the value that was set.
    let forward =
      scrubsLinearly
      ? mainSegment.progress(at: position, scrubsLinearly: timeline.isScrubbedLinearly) : position / duration
    let limited = min(max(forward, 0), 1)
    return CGFloat(reversed ? 1 - limited : limited)
  }

  func scrub(to fraction: CGFloat) {
    requireNotStopped("scrubbed")
    requireInterruptible("scrubbed")
    let timeline = activate()
    let limited = min(max(Double(fraction), 0), 1)
    timeline.scrub(
      to: (reversed ? 1 - limited : limited) * duration, linearly: scrubsLinearly, at: AppRuntime.shared.now)
    letGo(timeline)
  }

  func reverse(_ newValue: Bool) {
    guard newValue != reversed else { return }
    guard state != .inactive else {
      reversed = newValue
      return
    }
    requireNotStopped("reversed")
    requireInterruptible("reversed")
    let wasRunning = isMoving
    reversed = newValue
    guard wasRunning, let timeline else { return }
    let now = AppRuntime.shared.now
    timeline.play(from: timeline.position(at: now), rate: -timeline.rate, at: now)
  }

  func resume(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active, !isMoving, let timeline else {
      misuse(
        "continueAnimation(withTimingParameters:durationFactor:) needs a paused animator (it was \(stateDescription))."
      )
    }
    requireInterruptible("continued")
    guard !timeline.animations.isEmpty else { return start(afterDelay: 0) }
    let now = AppRuntime.shared.now
    let position = max(timeline.position(at: now), 0)
    let rest = reversed ? position : duration - position
    let factor = min(max(Double(durationFactor), 0), 1)
    let wish = factor > 0 ? factor * duration : rest
    let time = parameters?.effectiveDuration(wish) ?? wish
    let speed = time > 0 && rest > 0 ? rest / time : 1
    keepAlive(timeline)
    timeline.resume(
      rate: reversed ? -speed : speed, newCurve: parameters?.timingCurve(duration: time), at: now)
  }

  // MARK: - Adding Blocks

  func add(_ block: @escaping () -> Void, delayFactor: CGFloat) {
    requireNotStopped("given animations")
    guard let timeline else { return pendingAnimations.append((block, delayFactor)) }
    record(block, delayFactor: delayFactor, in: timeline)
  }

  private func record(_ block: () -> Void, delayFactor: CGFloat, in timeline: Timeline) {
    let position = max(timeline.position(at: AppRuntime.shared.now), 0)
    let start = position + min(max(Double(delayFactor), 0), 1) * (duration - position)
    let segment =
      start == 0
      ? mainSegment : timeline.addSegment(start: start, duration: duration - start, curve: settings.curve)
    guard let segment else { return }
    AnimationContext(settings: settings, segment: segment, of: timeline, isOfAnimator: true).run(block)
  }

  // MARK: - Ending

  private func timelineEnded(_ outcome: Timeline.Outcome) {
    observingState {
      switch outcome {
      case .end: complete(at: .end)
      case .start: complete(at: .start)
      case .interrupted: complete(at: .current)
      }
    }
    // The timeline was at rest already.
    if !isRunning { tellObservers(of: \UIViewPropertyAnimator.isRunning, from: true, to: false) }
  }

  /// Makes the animator inactive and calls the completion handlers.
  ///
  /// The handlers can add new blocks and start the animator again.
  ///
  /// UIKit's animators report that they run while their handlers are called.
  private func complete(at position: UIViewAnimatingPosition) {
    let wasCompleting = isCompleting
    let waiting = completions
    reset()
    isCompleting = true
    for completion in waiting { completion(position) }
    isCompleting = wasCompleting
  }

  private func reset() {
    state = .inactive
    timeline = nil
    mainSegment = nil
    completions = []
    delay = 0
  }

  func stop(withoutFinishing: Bool) {
    if state == .inactive { return }
    guard state == .active, let timeline else {
      misuse("stopAnimation(_:) needs an active animator (it was \(stateDescription)); call finishAnimation(at:).")
    }
    requireInterruptible("stopped")
    letGo(timeline)
    timeline.halt(at: AppRuntime.shared.now)
    guard withoutFinishing else {
      state = .stopped
      return
    }
    timeline.onEnd = nil
    timeline.settle(at: .current)
    reset()
  }

  func finishStopped(at position: UIViewAnimatingPosition) {
    guard state == .stopped, let timeline else {
      misuse(
        "finishAnimation(at:) needs a stopped animator (it was \(stateDescription)); call stopAnimation(false) first."
      )
    }
    timeline.onEnd = nil
    timeline.settle(at: Timeline.Position(position))
    complete(at: position)
  }
}

extension Timeline.Position {
  fileprivate init(_ position: UIViewAnimatingPosition) {
    self =
      switch position {
      case .end: .end
      case .start: .start
      case .current: .current
      }
  }
}
