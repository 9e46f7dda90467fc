/// The run loop of the runtime: its clock, and the work that ends each turn.
///
/// UIKit sends some callbacks during a call, and delays others until the turn has ended and the changes have been
/// committed. The runtime therefore models the turn: code that makes changes requests a commit, and ``commit()`` lays
/// out every window and then performs the work that waits for the commit, until no work remains. A *frame* updates the
/// running animations to the current time and ends in a commit as well.
@MainActor
package final class AppRuntime {
  package static let shared = AppRuntime()

  /// The clock of the runtime. Replacing it does not affect running animations.
  package var clock: any FrameClock = RealFrameClock()

  /// The display that shows the screen; `nil` while the runtime is headless.
  package var display: (any RuntimeDisplay)?

  /// The scheduled timers.
  package let timers = RuntimeTimers()

  private var afterCommit: [() -> Void] = []
  private var isCommitting = false
  private var needsCommit = false

  /// The work that each commit performs, in order. It sends appearance callbacks, and lays out windows.
  package var commitPhases: [() -> Void] = []

  package var now: TimeInterval { clock.now }

  package var hasRunningAnimations: Bool { AnimationEngine.shared.isRunning }

  /// The time at which an animation ends or a timer fires, whichever is earlier; `nil` if there is none.
  package var nextDeadline: TimeInterval? {
    [AnimationEngine.shared.nextDeadline, timers.nextDeadline].compactMap(\.self).min()
  }

  /// A Boolean value that indicates whether a commit is pending.
  package var hasUncommittedChanges: Bool { needsCommit || !afterCommit.isEmpty }

  /// Requests a commit at the end of the turn, because something has changed.
  package func setNeedsCommit() {
    needsCommit = true
    clock.requestFrame()
  }

  /// Performs a closure after the changes of this turn have been committed.
  package func performAfterCommit(_ block: @escaping () -> Void) {
    afterCommit.append(block)
    setNeedsCommit()
  }

  /// Ends the turn: lays out changed views, and performs deferred work, which can make further changes.
  package func commit() {
    guard !isCommitting else { return }
    isCommitting = true
    defer { isCommitting = false }
    // Limited, because code that makes changes in every commit would otherwise block the turn.
    let hadChanges = hasUncommittedChanges
    LayoutPass.run {
      for _ in 0..<64 where hasUncommittedChanges {
        needsCommit = false
        for phase in commitPhases { phase() }
        let blocks = afterCommit
        afterCommit = []
        for block in blocks { block() }
      }
    }
    if hasUncommittedChanges { clock.requestFrame() }
    if hadChanges { display?.screenMayHaveChanged() }
  }

  /// Performs a frame: updates and completes animations, fires timers, and commits the turn.
  package func frame() {
    let wasAnimating = AnimationEngine.shared.isRunning
    AnimationEngine.shared.advance(to: now)
    timers.fire(at: now)
    commit()
    // Animations change the screen without a change that is committed.
    if wasAnimating { display?.screenMayHaveChanged() }
    if AnimationEngine.shared.isRunning { clock.requestFrame() }
    if let deadline = timers.nextDeadline { clock.requestFrame(at: deadline) }
  }

  /// Discards all pending work. Called when the simulated device restarts.
  package func reset() {
    discardWork()
    // Objects that a block retains can run code when they are released, which may schedule another block.
    for _ in 0..<8 where !afterCommit.isEmpty { discardBlocks(after: {}) }
  }

  private func discardWork() {
    // The blocks are released at the end, when no animation is left that would report its end.
    discardBlocks(after: {
      needsCommit = false
      timers.reset()
      InterfaceRotation.reset()
      TouchDelivery.reset()
      AnimationEngine.shared.reset()
      Keyboard.shared.reset()
      AppearanceProxies.reset()
    })
  }

  /// Discards the blocks that wait for a commit, and releases them after a closure has run.
  private func discardBlocks(after work: () -> Void) {
    let discarded = afterCommit
    afterCommit = []
    work()
    withExtendedLifetime(discarded) {}
  }
}
