import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The examples of the documentation, so that they stay true.
@MainActor
struct DocumentationTests {
  @Test func `The overview's example`() async throws {
    let stage = try await Stage.open()
    let log = CallbackLog()
    let signIn = RecordingViewController("Sign In", log: log, recording: .appearance)
    let home = RecordingViewController("Home", log: log, recording: .appearance)
    let root = StateViewController(initialState: false) { isSignedIn in isSignedIn ? home : signIn }
    stage.show(root)
    await stage.turn()
    _ = log.take()

    root.transition(to: true, animated: true) { outcome in log.note("\(outcome)") }
    await stage.settle()
    #expect(
      log.take() == [
        "Sign In.viewWillDisappear(true)", "Home.viewWillAppear(true)", "Home.viewIsAppearing(true)",
        "Home.viewDidAppear(true)", "Sign In.viewDidDisappear(true)", "completed",
      ])
  }

  @Test func `The leak detector's example`() async throws {
    let stage = try await Stage.open()
    let leaks = LeakDetector()
    do {
      let root = StateViewController(initialState: 0) { _ in UIViewController() }
      leaks.watch(tree: root)
      stage.show(root)
      stage.clear()
    }
    await stage.settle()
    try leaks.expectReleased()
  }
}
