/// The run loop of the runtime: its clock, and the work that ends each update cycle.
///
/// UIKit sends some callbacks during a call, and delays others until the update cycle has ended and the changes have
/// been committed. The runtime therefore models the update cycle: code that makes changes requests a commit, and
/// ``commit()`` lays out every window and then performs the work that waits for the commit, until no work remains. A
/// *frame* updates the running animations to the current time and ends in a commit as well.
///
/// As on Apple's platforms, the update cycle belongs to the layers: their changes are what is committed. The framework
/// above them, UIKit, has its part in it by one seam, the ``InterfaceRuntime``.
@MainActor
package final class AppRuntime {
  package static let shared = AppRuntime()

  /// The clock of the runtime.
  ///
  /// Replacing it does not affect running animations.
  package var clock: any FrameClock = RealFrameClock()

  /// The display that shows the screen; `nil` while the runtime is headless.
  package var display: (any RuntimeDisplay)?

  /// The scheduled timers.
  package let timers = RuntimeTimers()

  /// The framework that shows the layers; `nil` if none is linked into the program.
  package let interface: (any InterfaceRuntime)? = InterfaceRuntimes.make()

  private var afterCommit: [() -> Void] = []
  private var isCommitting = false
  private var needsCommit = false

  /// The work that each commit performs in addition, in order, after the interface and the layers.
  package var commitPhases: [() -> Void] = []

  /// The number of times that changes of the interface were committed.
  package private(set) var commitCount = 0

  package var now: TimeInterval { clock.now }

  package var hasRunningAnimations: Bool { AnimationEngine.shared.isRunning }

  /// The time at which an animation ends or a timer fires, whichever is earlier; `nil` if there is none.
  package var nextDeadline: TimeInterval? {
    earlier(AnimationEngine.shared.nextDeadline, timers.nextDeadline)
  }

  /// A Boolean value that indicates whether a commit is pending.
  package var hasUncommittedChanges: Bool { needsCommit || !afterCommit.isEmpty }

  /// Requests a commit at the end of the update cycle, because something has changed.
  package func setNeedsCommit() {
    needsCommit = true
    // A commit requests the frame for what remains at its end.
    if !isCommitting { clock.requestFrame() }
  }

  /// Performs a closure after the changes of this update cycle have been committed.
  package func performAfterCommit(_ block: @escaping () -> Void) {
    afterCommit.append(block)
    setNeedsCommit()
  }

  /// Ends the update cycle: lays out changed views, and performs deferred work, which can make further changes.
  package func commit() {
    guard !isCommitting else { return }
    isCommitting = true
    defer { isCommitting = false }
    let hadChanges = hasUncommittedChanges
    LayoutLimit.run(performRounds)
    if hasUncommittedChanges { clock.requestFrame() }
    if hadChanges { display?.screenMayHaveChanged() }
  }

  /// Ends the turn of the run loop: commits the update cycle, and releases the objects that lived until then.
  package func endTurn() {
    commit()
    AutoreleasePool.shared.drain()
  }

  /// Keeps an object alive until the end of the turn of the run loop.
  package func autorelease(_ object: AnyObject) {
    if AutoreleasePool.shared.isEmpty { clock.requestFrame() }
    AutoreleasePool.shared.add(object)
  }

  private func performRounds() {
    // Limited, because code that makes changes in every commit would otherwise block the update cycle.
    for _ in 0..<64 {
      guard hasUncommittedChanges else { break }
      needsCommit = false
      if let interface { interface.update(LayerCommit.shared.commit) } else { LayerCommit.shared.commit() }
      commitCount += 1
      for phase in commitPhases { phase() }
      let blocks = afterCommit
      afterCommit = []
      for block in blocks { block() }
    }
  }

  /// Performs a frame: updates and completes animations, fires timers, and commits the update cycle.
  package func frame() {
    let wasAnimating = AnimationEngine.shared.isRunning
    AnimationEngine.shared.advance(to: now)
    timers.fire(at: now)
    endTurn()
    // Animations change the screen without a change that is committed.
    if wasAnimating { display?.screenMayHaveChanged() }
    if AnimationEngine.shared.isRunning { clock.requestFrame() }
    if let deadline = timers.nextDeadline { clock.requestFrame(at: deadline) }
  }

  /// Discards all pending work.
  ///
  /// Called when the simulated device restarts.
  package func reset() {
    timers.reset()
    interface?.prepareForReset()
    AnimationEngine.shared.reset()
    interface?.reset()
    // Last, when no animation is left that would report its end. The objects that a block retains can run code when
    // they are released, which may schedule another block: limited, as in a commit.
    for _ in 0..<8 {
      let discarded = afterCommit
      afterCommit = []
      guard !discarded.isEmpty else { break }
    }
    needsCommit = false
    AutoreleasePool.shared.drain()
  }
}
