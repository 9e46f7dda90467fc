import Simulator
import Stateroom
import StateroomTesting
import UIKit

/// The steps of an episode.
extension WalkWorld {
  func begin(windows count: Int) {
    // The books determine more precisely which requests are refused and which view controllers are retained. Other
    // tests have their own logs.
    diagnostics = DiagnosticsLog()
    RuntimeDiagnostics.observer = { [weak self] kind, message in
      // UIKit refuses a second presentation by the same view controller, which is correct.
      if kind != .refusedPresentation { self?.violate("UIKit: \(message)") }
    }
    callbacks.open()
    if cast == .library {
      let roots = WalkRoots(in: self)
      self.roots = roots
      for _ in 0..<count { windows.append(roots.install(in: simulator.scene)) }
    } else {
      for _ in 0..<count { openSubstituteWindow() }
    }
    simulator.commit()
  }

  /// Runs the tasks that requests, taps, and answers may have started.
  func runTasks() async {
    guard needsTasks else { return }
    needsTasks = false
    await simulator.advance(by: .zero)
  }

  /// Brings the app to rest: the touch ends, interactive transitions end, and all questions are answered with consent.
  func rest() async {
    disarm()
    interaction = nil
    withdraw()
    simulator.bringToForeground()
    for _ in 0..<10 {
      await simulator.advance(by: .zero)
      if !questions.isEmpty { perform(.answer(true)) }
      await simulator.advance(by: .zero)
      pass(.milliseconds(1500))
      // A request that waited for a time may call a leave guard only now.
      await simulator.advance(by: .zero)
      if questions.isEmpty, !AppRuntime.shared.hasRunningAnimations, !AppRuntime.shared.hasUncommittedChanges,
        !isTimerDue
      {
        return
      }
    }
    violate("something still goes on after 15 seconds")
  }

  /// A Boolean value that indicates whether a timer fires in one of the next turns, for example for a pending
  /// presentation.
  private var isTimerDue: Bool {
    AppRuntime.shared.timers.nextDeadline.map { $0 < AppRuntime.shared.now + 0.1 } ?? false
  }

  func showEverything() async {
    for window in windows { window.isHidden = false }
    await rest()
  }

  /// Advances the time without running tasks, which is faster.
  private func pass(_ duration: Duration) { simulator.advance(by: duration) }

  /// Removes all windows, after which all view controllers must be deallocated.
  func end(inTransition: Bool) async {
    step += 1
    if inTransition {
      perform(.enter(hall: ((roots?.state.number ?? 0) + 1) % 4, animated: true))
      perform(.show(1, state: 3, animated: true))
      perform(.push(0, page: 1, animated: true))
      pass(.milliseconds(100))
    }
    disarm()
    interaction = nil
    roots = nil
    for window in windows {
      close(window)
    }
    windows = []
    simulator.rotate(to: .portrait)
    await simulator.advance(by: .zero)
    perform(.answer(true))
    await simulator.advance(by: .zero)
    pass(.seconds(2))
    await simulator.advance(by: .zero)
    for member in alive { violate("\(member.card.name) is alive at the end") }
    for problem in requests.problems(isOver: true) { violate(problem) }
    callbacks.close()
    RuntimeDiagnostics.observer = nil
    diagnostics?.end()
  }
}
