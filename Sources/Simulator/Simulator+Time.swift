import UIKit

extension Simulator {
  /// The virtual time since the device was booted.
  public var now: Duration { .nanoseconds(VirtualTime(seconds: clock.now).nanoseconds) }

  /// The duration of a frame, in seconds.
  private var frame: TimeInterval { 1 / TimeInterval(device.hardware.framesPerSecond) }

  /// Ends the update cycle: lays out and commits all changes, and calls the callbacks that wait for the commit.
  public func commit() {
    clock.frameWasMade()
    clock.timers.runApp { AppRuntime.shared.endTurn() }
  }

  /// Advances the time, frame by frame, without running other tasks of the main actor.
  public func advance(by duration: Duration) {
    awaitedTime?.timeWasMoved()
    let end = clock.now + duration.seconds
    commit()
    while clock.now < end { step(towards: end) }
  }

  /// Advances the time, frame by frame, and drains the main queue between frames.
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

  /// Advances the time until the device is at rest.
  ///
  /// At rest, no animation runs, no timer or task waits, and the main queue is empty. Repeating animations, such as
  /// those of activity indicators, and repeating timers are ignored: they continue meanwhile, but do not keep the
  /// method from returning. Returns `false` if the limit was reached first.
  @discardableResult
  public func settle(timeLimit: Duration = .seconds(60)) async -> Bool {
    beginMovingTime()
    defer { endMovingTime() }
    let end = clock.now + timeLimit.seconds
    while true {
      await drain()
      if !isBusy {
        // Finally, wait for tasks that the simulator cannot observe.
        await drain(rounds: TaskWatch.manyRounds)
        guard isBusy else { return true }
      }
      guard clock.now < end else { return false }
      step(towards: min(end, nextEvent))
    }
  }

  /// Suspends the calling task for a duration of virtual time.
  ///
  /// Use the method for the delays of an app's services in a tour or a test.
  public func sleep(for duration: Duration) async throws {
    try await clock.sleep(until: clock.now + duration.seconds)
  }

  /// A closure that suspends its caller for a duration of virtual time, and does not retain the device.
  ///
  /// Pass it to the services of an app. A service that is still suspended when the device is deallocated resumes as
  /// cancelled. A task inside ``sleep(for:)`` retains the device instead, and a test that boots the next device must
  /// wait.
  public var pause: @MainActor (Duration) async throws -> Void {
    { [clock] in try await clock.sleep(until: clock.now + $0.seconds) }
  }

  /// A Boolean value that indicates whether the device is not at rest.
  var isBusy: Bool {
    AnimationEngine.shared.hasFiniteAnimations || AppRuntime.shared.hasUncommittedChanges
      || AppRuntime.shared.timers.nextDeadline != nil || clock.nextSingleDeadline != nil
  }

  /// A Boolean value that indicates whether time can bring what a test awaits, which a repeating timer can.
  var isAnythingScheduled: Bool { isBusy || clock.nextDeadline != nil }

  /// The time of the next event.
  ///
  /// It is the next frame if something moves, otherwise the next timer or the end of the next sleep.
  var nextEvent: TimeInterval {
    if AnimationEngine.shared.hasFiniteAnimations || AppRuntime.shared.hasUncommittedChanges {
      return clock.now + frame
    }
    return earlier(AppRuntime.shared.timers.nextDeadline, clock.nextDeadline) ?? clock.now + frame
  }

  /// Advances by one frame, or less if a timer or a sleep ends earlier.
  func step(towards end: TimeInterval) {
    let time = min(
      AppRuntime.shared.hasRunningAnimations ? min(end, clock.now + frame) : end,
      timeOfEvent(AppRuntime.shared.nextDeadline), timeOfEvent(clock.nextDeadline))
    clock.move(to: time)
    ExecutorActivity.timeMoves()
    clock.frameWasMade()
    clock.timers.runApp {
      AppRuntime.shared.frame()
      if clock.timers.fireDue() { AppRuntime.shared.endTurn() }
    }
    clock.wakeDue()
    frameObserver?()
  }

  /// Returns the time at which an event occurs.
  ///
  /// One that is already due occurs in the next frame.
  private func timeOfEvent(_ deadline: TimeInterval?) -> TimeInterval {
    guard let deadline else { return .infinity }
    return deadline > clock.now ? deadline : clock.now + frame
  }

  /// Runs tasks until they are at rest, and commits their changes.
  ///
  /// Time does not advance while a task computes outside of the main actor; otherwise the time of its result would
  /// depend on the machine.
  func drain(rounds: Int = TaskWatch.fewRounds) async {
    await withCheckedContinuation { continuation in
      TaskWatch.begin(rounds: rounds) { [self] in
        clock.wakeDue()
      } completion: { [self] in
        commit()
        // Code that was called by the commit may have started tasks.
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
    if isAnythingScheduled { awaitedTime?.somethingIsScheduled() }
  }
}

extension Duration {
  var seconds: TimeInterval {
    let (seconds, attoseconds) = components
    return TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18
  }
}
