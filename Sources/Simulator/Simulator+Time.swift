import UIKit

extension Simulator {
  /// The virtual time since the device was booted.
  public var now: Duration { .seconds(clock.now) }

  /// The duration of a frame, in seconds.
  private var frame: TimeInterval { 1 / TimeInterval(device.hardware.framesPerSecond) }

  /// Ends the turn: lays out and commits all changes, and runs the callbacks that waited for the commit.
  public func commit() {
    clock.frameWasMade()
    AppRuntime.shared.commit()
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

  /// Advances the time until the device is at rest: no animation runs, no task sleeps, and the main queue is empty.
  ///
  /// Repeating animations, such as an activity indicator, are not waited for. Returns `false` if the limit was reached
  /// first.
  @discardableResult
  public func settle(timeLimit: Duration = .seconds(60)) async -> Bool {
    beginMovingTime()
    defer { endMovingTime() }
    let end = clock.now + timeLimit.seconds
    while true {
      await drain()
      if !isBusy {
        // The last to wait for are tasks that the simulator cannot observe.
        await drain(rounds: TaskWatch.manyRounds)
        guard isBusy else { return true }
      }
      guard clock.now < end else { return false }
      step(towards: min(end, nextEvent))
    }
  }

  /// Suspends the calling task for a duration of virtual time. Use it for the delays of an app's services in a tour or
  /// a test.
  public func sleep(for duration: Duration) async throws {
    try await clock.sleep(until: clock.now + duration.seconds)
  }

  /// A closure that suspends its caller for a duration of virtual time, and does not keep the device alive meanwhile.
  ///
  /// Pass it to an app's services: a service that is still asleep when the device is deallocated resumes as cancelled,
  /// whereas a task inside ``sleep(for:)`` retains the device, and the next one waits for it.
  public var pause: @MainActor (Duration) async throws -> Void {
    { [clock] in try await clock.sleep(until: clock.now + $0.seconds) }
  }

  var isBusy: Bool {
    AnimationEngine.shared.hasFiniteAnimations || AppRuntime.shared.hasUncommittedChanges
      || AppRuntime.shared.timers.nextDeadline != nil || clock.nextDeadline != nil
  }

  /// The earliest time of an event: the next frame if anything moves, otherwise the end of the next sleep.
  var nextEvent: TimeInterval {
    if AnimationEngine.shared.hasFiniteAnimations || AppRuntime.shared.hasUncommittedChanges {
      return clock.now + frame
    }
    return [AppRuntime.shared.timers.nextDeadline, clock.nextDeadline].compactMap(\.self).min() ?? clock.now + frame
  }

  /// Advances by one frame, or less if something is due before.
  func step(towards end: TimeInterval) {
    var time = AppRuntime.shared.hasRunningAnimations ? min(end, clock.now + frame) : end
    for deadline in [AppRuntime.shared.nextDeadline, clock.nextDeadline].compactMap(\.self) {
      // What is due already happens in the next frame.
      time = min(time, deadline > clock.now ? deadline : clock.now + frame)
    }
    clock.move(to: time)
    ExecutorActivity.timeMoves()
    clock.frameWasMade()
    AppRuntime.shared.frame()
    clock.wakeDue()
    frameObserver?()
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
        // Code that the commit called may have started tasks.
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
