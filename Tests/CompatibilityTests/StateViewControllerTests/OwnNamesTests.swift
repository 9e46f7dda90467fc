import Simulator
import StateViewController
import TestSupport
import Testing
import UIKit

// Apps may have declared any name that the package had left free. This subclass declares all that Stateroom's
// containers have, mostly for something else: each would be an error if the class inherited it.

private final class OwnNames: StateViewController<Int> {
  // ContainerViewController
  var viewControllers = "mine"
  var contentView = 1
  var container = 2
  var containment = 3
  var inquiry = 4
  var transitionPolicy = 5
  var presentedControllersPolicy = 6
  var isAskingToLeave = "mine"
  var isTransitioning = "mine"
  var isReported = "mine"
  var mirroredItems = 7
  var decidingViewController = 8
  var drivenController = 10
  var stage = 11
  func setViewControllers(_ viewControllers: [UIViewController]) {}
  func setViewController(_ viewController: UIViewController?) {}
  func setNeedsUpdateOfMirroredItems() -> Int { 12 }
  func beginInteractiveTransition(to viewControllers: [UIViewController]) -> Int { 13 }
  func interruptRunningTransition() -> Int { 14 }

  // Stateroom's StateViewController
  var state = "mine"
  var pendingState = 19
  var recordsStateGraph = 20
  var stateGraph = 21
  var maximumRetainedStates = "mine"
  func transition(to newState: Int, animated: Bool) -> Int { 22 }
  func transition(from oldState: Int, to newState: Int) -> Int { 22 }
  func childViewController(for state: Int) -> Int { 22 }
  func name(of state: Int) -> Int { 23 }
  func pacing(of state: Int) -> Int { 24 }
  func retention(of state: Int) -> Int { 25 }
  func isSameState(_ one: Int, _ other: Int) -> Int { 26 }
  func allowsTransition(from oldState: Int, to newState: Int) -> Int { 27 }
  func canRestore(_ state: Int) -> Int { 28 }
  func dropRetainedViewControllers() -> Int { 29 }

  override func loadAppearanceState() -> Int { 0 }
  override func children(for state: Int) -> [UIViewController] { [UIViewController()] }
}

@MainActor
struct OwnNamesTests {
  @Test func `A subclass may use the names that the package had left free`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let own = OwnNames()
    simulator.show(own)
    await simulator.advance(by: .milliseconds(100))
    #expect(own.children.count == 1)
    #expect(own.state == "mine" && own.viewControllers == "mine" && own.isTransitioning == "mine")
  }

  @Test func `The class has the package's names and no others`() throws {
    #expect(try DeclaredNames.added(by: "_DrivenViewController", in: "Stateroom/Containment/Driving") == ["init"])
    #expect(
      try DeclaredNames.added(by: "StateViewController", in: "Compatibility/StateViewController") == [
        "init", "isTransitioningBetweenStates", "currentState", "hasDeterminedState", "loadAppearanceState",
        "setNeedsStateTransition", "children", "childContainerView", "loadChildContainerView", "willTransition",
        "didTransition", "childWillAppear", "childDidAppear", "childWillDisappear", "childDidDisappear",
        "contentViewControllers", "contentViewControllerContainerView", "loadContentViewControllerContainerView",
        "contentViewControllerWillAppear", "contentViewControllerDidAppear", "contentViewControllerWillDisappear",
        "contentViewControllerDidDisappear",
      ])
  }
}
