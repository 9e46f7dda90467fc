import Simulator
import Stateroom
import StateroomTesting
import UIKit

/// The course of an episode.
extension WalkWorld {
  func begin(windows count: Int) {
    // The books know better what is refused, and who is kept, and what for. Other tests have logs of their own.
    diagnostics = DiagnosticsLog()
    RuntimeDiagnostics.observer = { [weak self] kind, message in
      // UIKit refuses to present over what presents already; that is its right.
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

  /// Lets the tasks run that requests, taps and answers may have started.
  func runTasks() async {
    guard needsTasks else { return }
    needsTasks = false
    await simulator.advance(by: .zero)
  }

  /// Brings everything to its end: the user lifts the finger, ends interactions, and agrees to everything.
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
      // A request that waited for its time may ask a leave guard only now.
      await simulator.advance(by: .zero)
      if questions.isEmpty, !AppRuntime.shared.hasRunningAnimations, !AppRuntime.shared.hasUncommittedChanges,
        !isTimerDue
      {
        return
      }
    }
    violate("something still goes on after 15 seconds")
  }

  /// Whether something happens in one of the next turns, such as a presentation whose turn has come.
  private var isTimerDue: Bool {
    AppRuntime.shared.timers.nextDeadline.map { $0 < AppRuntime.shared.now + 0.1 } ?? false
  }

  func showEverything() async {
    for window in windows { window.isHidden = false }
    await rest()
  }

  /// Lets time pass without letting tasks run, which takes less of it.
  private func pass(_ duration: Duration) { simulator.advance(by: duration) }

  /// Removes everything, after which no controller may be alive.
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
