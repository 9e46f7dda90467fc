import UIKit

extension Simulator {
  /// The virtual time since the device was switched on.
  public var now: Duration { .seconds(clock.now) }

  /// The length of one frame, in seconds.
  private var frame: TimeInterval { 1 / TimeInterval(device.hardware.framesPerSecond) }

  /// Ends the turn: what changed is laid out and committed, and what waited for that is called.
  public func commit() {
    clock.frameWasMade()
    AppRuntime.shared.commit()
  }

  /// Moves time forward, frame by frame, without letting other tasks of the main actor run.
  public func advance(by duration: Duration) {
    awaitedTime?.timeWasMoved()
    let end = clock.now + duration.seconds
    commit()
    while clock.now < end { step(towards: end) }
  }

  /// Moves time forward, frame by frame; between frames the main queue drains.
  public func advance(by duration: Duration) async {
    beginMovingTime()
    defer { endMovingTime() }
    let end = clock.now + duration.seconds
    await drain()
    while clock.now < end {
      step(towards: end)
      await drain()
    }
  }

  /// Moves time forward until nothing is going on: no animation runs, nobody sleeps, the main queue is empty.
  ///
  /// What repeats for ever, such as a spinner, is not waited for. Returns false if the limit was reached first.
  @discardableResult
  public func settle(timeLimit: Duration = .seconds(60)) async -> Bool {
    beginMovingTime()
    defer { endMovingTime() }
    let end = clock.now + timeLimit.seconds
    while true {
      await drain()
      if !isBusy {
        // The last to be waited for is somebody of whom nothing is seen.
        await drain(rounds: TaskWatch.manyRounds)
        guard isBusy else { return true }
      }
      guard clock.now < end else { return false }
      step(towards: min(end, nextEvent))
    }
  }

  /// Suspends the calling task for a stretch of virtual time. What an app's services wait with in a tour or a test.
  public func sleep(for duration: Duration) async throws {
    try await clock.sleep(until: clock.now + duration.seconds)
  }

  /// Suspends whoever calls it for a stretch of virtual time, and does not keep the device on meanwhile.
  ///
  /// What to give to an app's services: one that still sleeps when the device is let go is woken as cancelled, whereas a
  /// task inside ``sleep(for:)`` holds the device, and the next one waits for it.
  public var pause: @MainActor (Duration) async throws -> Void {
    { [clock] in try await clock.sleep(until: clock.now + $0.seconds) }
  }

  var isBusy: Bool {
    AnimationEngine.shared.hasFiniteAnimations || AppRuntime.shared.hasUncommittedChanges
      || AppRuntime.shared.timers.nextDeadline != nil || clock.nextDeadline != nil
  }

  /// When something will happen at the earliest: a frame if anything moves, otherwise the next sleeper's time.
  var nextEvent: TimeInterval {
    if AnimationEngine.shared.hasFiniteAnimations || AppRuntime.shared.hasUncommittedChanges {
      return clock.now + frame
    }
    return [AppRuntime.shared.timers.nextDeadline, clock.nextDeadline].compactMap(\.self).min() ?? clock.now + frame
  }

  /// One frame, or less if something is due before.
  func step(towards end: TimeInterval) {
    var time = AppRuntime.shared.hasRunningAnimations ? min(end, clock.now + frame) : end
    for deadline in [AppRuntime.shared.nextDeadline, clock.nextDeadline].compactMap({ $0 })
    where deadline > clock.now {
      time = min(time, deadline)
    }
    clock.move(to: time)
    ExecutorActivity.timeMoves()
    clock.frameWasMade()
    AppRuntime.shared.frame()
    clock.wakeDue()
    frameObserver?()
  }

  /// Lets tasks run until they have come to rest, and commits what they changed.
  ///
  /// Time does not go on while a task computes outside of the main actor: when it comes back would depend on the machine.
  func drain(rounds: Int = TaskWatch.fewRounds) async {
    await withCheckedContinuation { continuation in
      TaskWatch.begin(rounds: rounds) { [self] in
        clock.wakeDue()
      } completion: { [self] in
        commit()
        // What the commit has called may have started tasks.
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  /// A Boolean value that indicates whether `advance(by:)` or `settle()` is running.
  var isTimeMoving: Bool { timeMovers > 0 }

  private func beginMovingTime() {
    timeMovers += 1
    awaitedTime?.timeWasMoved()
  }

  private func endMovingTime() {
    timeMovers -= 1
    if isBusy { awaitedTime?.somethingIsScheduled() }
  }
}

extension Duration {
  var seconds: TimeInterval {
    let (seconds, attoseconds) = components
    return TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18
  }
}
