import Simulator
import StateViewController
import Testing
import UIKit

/// The sample app of the package, used.
@MainActor
struct StateViewControllerFacadeTests {
  let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhone15) }

  @Test func `The sample app logs in`() async throws {
    let root = RootViewController()
    simulator.show(root)
    await simulator.advance(by: .milliseconds(16))
    #expect(root.children.first is LoginViewController)
    #expect(root.hasDeterminedState)
    try await simulator.tap("Log In")
    #expect(root.isTransitioningBetweenStates)
    await simulator.advance(by: .milliseconds(599))
    #expect(root.isTransitioningBetweenStates)
    await simulator.advance(by: .milliseconds(50))
    let greeting = try #require(root.children.first as? GreetingViewController)
    #expect(greeting.ended == [true])
    #expect(greeting.label.alpha == 1)
    #expect(root.states.suffix(2) == [#"will loggedIn(name: "Ada")"#, #"did loggedIn(name: "Ada")"#])
    #expect(root.children.count == 1)
  }

  @Test func `Before the first transition the current state is the appearance state`() {
    let root = RootViewController()
    root.name = "Grace"
    #expect(!root.hasDeterminedState)
    guard case .loggedIn("Grace") = root.currentState else {
      Issue.record("\(root.currentState)")
      return
    }
  }

  @Test func `The appearance state is requested each time and shown immediately`() {
    let root = RootViewController()
    let window = simulator.show(root)
    window.isHidden = true
    simulator.commit()
    root.name = "Ada"
    window.isHidden = false
    #expect(root.children.first is GreetingViewController)
  }

  @Test func `Children of neither kind fade for 0.35 seconds, both`() throws {
    final class Plain: StateViewController<Int> {
      override func loadAppearanceState() -> Int { hasDeterminedState ? currentState : 0 }
      override func children(for state: Int) -> [UIViewController] { [UIViewController()] }
    }
    let root = Plain(nibName: nil, bundle: nil)
    simulator.show(root)
    simulator.advance(by: .milliseconds(16))
    let old = try #require(root.children.first)
    root.setNeedsStateTransition(to: 1, animated: true)
    simulator.advance(by: .milliseconds(100))
    let opacities = root.children.compactMap { $0.view.layer.presentation()?.opacity }
    #expect(opacities.count == 2)
    #expect(opacities.allSatisfy { $0 > 0 && $0 < 1 })
    simulator.advance(by: .milliseconds(260))
    #expect(root.children.count == 1)
    #expect(root.children.first !== old)
    #expect(old.view.alpha == 1)
  }

  @Test func `A transition whose child requests nothing ends`() {
    let root = RootViewController()
    simulator.show(root)
    root.setNeedsStateTransition(to: .loggedIn(name: "Ada"), animated: true)
    root.setNeedsStateTransition(to: .loggedOut, animated: true)
    simulator.advance(by: .seconds(3))
    #expect(!root.isTransitioningBetweenStates)
    #expect(root.children.first is LoginViewController)
  }
}
