import Reinstate
import Simulator
import TestSupport
import Testing
import UIKit

// Apps may have declared any name that the package had left free. These subclasses declare all that Stateroom's
// containers have, mostly for something else: each would be an error if the class inherited it.

private final class OwnNames: StatefulViewController<Int> {
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
  func childWillAppear(_ child: UIViewController, animated: Bool) -> Int { 15 }
  func childDidAppear(_ child: UIViewController, animated: Bool) -> Int { 16 }
  func childWillDisappear(_ child: UIViewController, animated: Bool) -> Int { 17 }
  func childDidDisappear(_ child: UIViewController, animated: Bool) -> Int { 18 }

  // StateViewController
  var pendingState = 19
  var recordsStateGraph = 20
  var stateGraph = 21
  var maximumRetainedStates = "mine"
  var hasDeterminedState = 22
  func name(of state: Int) -> Int { 23 }
  func pacing(of state: Int) -> Int { 24 }
  func retention(of state: Int) -> Int { 25 }
  func isSameState(_ one: Int, _ other: Int) -> Int { 26 }
  func allowsTransition(from oldState: Int, to newState: Int) -> Int { 27 }
  func willTransition(to nextState: Int, animated: Bool) -> Int { 28 }
  func didTransition(from previousState: Int?, animated: Bool) -> Int { 29 }

  // The predecessors' own, and words that apps like.
  var childContainerView = 30
  var installedViewController = 31
  var initialState = "mine"
  var isConfigured = "mine"
  var stateStorage = "mine"

  override func childViewController(for state: Int) -> UIViewController { UIViewController() }
}

private final class OwnStackNames: StatefulNavigationController<Int> {
  var viewControllers = "mine"
  var contentView = 1
  var container = 2
  var stack = 3
  var states = "mine"
  var initialState = "mine"
  var isConfigured = "mine"
  var isTransitioning = "mine"
  var transitionPolicy = 4
  func push(_ state: Int, animated: Bool) -> Int { 5 }
  func pop(animated: Bool) -> Int { 6 }
  func setStack(_ states: [Int], animated: Bool) -> Int { 7 }
  func configureOnce() -> Int { 8 }
  override func childViewController(for state: Int) -> UIViewController { UIViewController() }
}

private final class OwnTabNames: StatefulTabBarController<Int> {
  var viewControllers = "mine"
  var contentView = 1
  var container = 2
  var state = "mine"
  var selectedState = 3
  var initialItem = "mine"
  var isConfigured = "mine"
  var isTransitioning = "mine"
  var transitionPolicy = 4
  func select(_ state: Int) -> Int { 5 }
}

@MainActor
struct OwnNamesTests {
  @Test func `A subclass may use the names that the package had left free`() async {
    let simulator = await Simulator.boot(.iPhone15)
    Reinstate.loggingEnabled = false
    let (own, stack) = (OwnNames(initialState: 0), OwnStackNames(initialState: 0))
    let item: OwnTabNames.Item = (0, UIViewController())
    let tabs = OwnTabNames(allItems: [item], initialItem: item)
    for controller in [own, stack, tabs] {
      simulator.show(controller)
      await simulator.advance(by: .milliseconds(100))
      #expect(controller.children.count == 1)
    }
    own.transition(to: 1, animated: true)
    await simulator.advance(by: .seconds(1))
    #expect(own.children == [own.currentChild])
    #expect(own.viewControllers == "mine" && own.isTransitioning == "mine" && own.initialState == "mine")
  }

  @Test func `The classes have the package's names and no others`() throws {
    let container: Set = ["init", "configureInitialState", "transition"]
    let byState: Set = ["state", "currentChild", "childViewController"]
    #expect(
      try DeclaredNames.added(by: "StatefulViewController", in: "Compatibility/Reinstate")
        == container.union(byState).union(["transitionAnimation"]))
    #expect(
      try DeclaredNames.added(by: "StatefulNavigationController", in: "Compatibility/Reinstate")
        == container.union(byState)
        .union(["childNavigationController", "statesInNavigationStack", "shouldPopToViewController"]))
    #expect(
      try DeclaredNames.added(by: "StatefulTabBarController", in: "Compatibility/Reinstate")
        == container.union(["Item", "childTabBarController", "allItems", "currentItem"]))
    #expect(
      try DeclaredNames.added(by: "UIViewController", in: "Compatibility/Reinstate")
        == ["addChild", "removeChild", "replaceChild"])
  }
}
