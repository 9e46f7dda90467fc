import Foundation
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

    root.transition(to: true) { outcome in log.note("\(outcome)") }
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
      stage.show(root)
      await stage.settle()
      leaks.watch(tree: root)
      stage.clear()
    }
    try await leaks.expectReleased(on: stage)
  }

  @Test func `The checker's example`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    let child = UIViewController()
    root.view.addSubview(child.view)
    var violations: [String] = []
    let checker = ContainmentChecker { violations.append($0.message) }
    let window = stage.show(root)
    await stage.settle()
    checker.check(window)
    #expect(violations.count == 1)
    #expect(violations.first?.contains("Call addChild(_:) on UIViewController") == true)
  }

  @Test func `The checker in a debug build`() async throws {
    let stage = try await Stage.open()
    let window = stage.show(UIViewController())
    let checker = ContainmentChecker()
    checker.requiredSightings = 2
    func start() -> Timer {
      .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { _ = checker.check(window) }
      }
    }
    let timer = start()
    timer.fire()
    timer.invalidate()
    #expect(window.rootViewController?.children.count == 1)
  }

  @Test func `The diagnostics log's example, and the handlers afterwards`() async throws {
    // The handlers are for all, and other tests set them while their stage is open.
    let stage = try await Stage.open()
    defer { withExtendedLifetime(stage) {} }
    var received: [TransitionRefusal] = []
    let before = Diagnostics.refusalHandler
    defer { Diagnostics.refusalHandler = before }
    Diagnostics.refusalHandler = { received.append($0) }
    let container = ContainerViewController()
    let child = UIViewController()
    let diagnostics = DiagnosticsLog()
    let other = DiagnosticsLog()
    container.setViewControllers([child, child], completion: nil)
    // Not the last one that came ends first.
    diagnostics.end()
    container.setViewControllers([child, child], completion: nil)
    #expect(diagnostics.refusals.map(\.reason) == [.childIsListedTwice])
    #expect(other.refusals.count == 2)
    #expect(received.isEmpty)
    other.end()
    container.setViewControllers([child, child], completion: nil)
    #expect(other.refusals.count == 2)
    #expect(received.count == 1)
  }
}
