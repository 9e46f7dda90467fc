/// The run loop of the runtime: its clock, and the work that ends each turn.
///
/// UIKit sends some callbacks inside a call, and holds others back until the turn is over and the changes
/// have been committed. So a turn is modelled: whatever changes asks for a commit, and ``commit()`` lays out every
/// window, then runs what waited for the commit, until nothing is left to do. A *frame* moves the running
/// animations to the present and ends in a commit as well.
@MainActor
package final class AppRuntime {
  package static let shared = AppRuntime()

  /// The clock of the runtime. Replacing it does not affect running animations.
  package var clock: any FrameClock = RealFrameClock()

  /// What shows the screen; `nil` while the runtime is headless.
  package var display: (any RuntimeDisplay)?

  /// The scheduled timers.
  package let timers = RuntimeTimers()

  private var afterCommit: [() -> Void] = []
  private var isCommitting = false
  private var needsCommit = false

  /// The work that each commit performs, in order: sending the appearance callbacks that are due, and laying out
  /// windows.
  package var commitPhases: [() -> Void] = []

  package var now: TimeInterval { clock.now }

  package var hasRunningAnimations: Bool { AnimationEngine.shared.isRunning }

  /// The time at which a running animation ends or a timer is due, whichever is first; `nil` when nothing is scheduled.
  package var nextDeadline: TimeInterval? {
    [AnimationEngine.shared.nextDeadline, timers.nextDeadline].compactMap(\.self).min()
  }

  /// A Boolean value that indicates whether a turn is still owed its commit.
  package var hasUncommittedChanges: Bool { needsCommit || !afterCommit.isEmpty }

  /// Notes that something changed, so that the turn will end in a commit.
  package func setNeedsCommit() {
    needsCommit = true
    clock.requestFrame()
  }

  /// Runs `block` once the changes of this turn have been committed.
  package func performAfterCommit(_ block: @escaping () -> Void) {
    afterCommit.append(block)
    setNeedsCommit()
  }

  /// Ends the turn: lays out changed views, then runs the deferred work, which may make more changes.
  package func commit() {
    guard !isCommitting else { return }
    isCommitting = true
    defer { isCommitting = false }
    // Bounded: code that dirties the screen from every commit would otherwise hold the turn for ever.
    let hadChanges = hasUncommittedChanges
    for _ in 0..<64 where hasUncommittedChanges {
      needsCommit = false
      for phase in commitPhases { phase() }
      let blocks = afterCommit
      afterCommit = []
      for block in blocks { block() }
    }
    if hasUncommittedChanges { clock.requestFrame() }
    if hadChanges { display?.screenMayHaveChanged() }
  }

  /// One frame: animations are brought to the present, ended ones complete, due timers fire, the turn is committed.
  package func frame() {
    let wasAnimating = AnimationEngine.shared.isRunning
    AnimationEngine.shared.advance(to: now)
    timers.fire(at: now)
    commit()
    // What animates has moved without a change that would have been committed.
    if wasAnimating { display?.screenMayHaveChanged() }
    if AnimationEngine.shared.isRunning { clock.requestFrame() }
    if let deadline = timers.nextDeadline { clock.requestFrame(at: deadline) }
  }

  /// Discards all pending work. Called when the simulated device restarts.
  package func reset() {
    // Released when nothing here is being changed, and when no animation is left that would report its end.
    let forgotten = afterCommit
    defer { withExtendedLifetime(forgotten) {} }
    afterCommit = []
    needsCommit = false
    timers.reset()
    InterfaceRotation.reset()
    TouchDelivery.reset()
    AnimationEngine.shared.reset()
    Keyboard.shared.reset()
  }
}
