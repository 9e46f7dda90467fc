import AppController
import Simulator
import TestSupport
import Testing
import UIKit

// Apps may have declared any name that the package had left free. This subclass declares all that Stateroom's
// containers have, mostly for something else: each would be an error if the class inherited it.

private final class OwnNames: AppViewController {
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

  // RootContainerViewController
  var interfaceViewController = 16
  var isSwitchingInterfaces = "mine"
  var interpreter = 17
  func setInterface(_ interface: UIViewController, animated: Bool) -> Int { 18 }
  func willShow(_ interface: UIViewController, animated: Bool) -> Int { 19 }
  func didShow(_ interface: UIViewController) -> Int { 20 }

  // The module's own
  var wantedViewController = 21
  var isSwitching = "mine"
  func start() -> Int { 22 }
}

@MainActor
struct OwnNamesTests {
  @Test func `A subclass may use the names that the package had left free`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let app = AppController(interfaceProvider: InterfaceProvider(), appViewControllerClass: OwnNames.self)
    let window = UIWindow(windowScene: simulator.scene)
    app.installRootViewController(in: window)
    AppController.login()
    await simulator.advance(by: .seconds(1))
    #expect(app.rootViewController.children.map(\.title) == ["in2"])
    #expect((app.rootViewController as? OwnNames)?.isSwitchingInterfaces == "mine")
  }

  @Test func `The class has the package's names and no others`() throws {
    #expect(try DeclaredNames.added(by: "_DrivenViewController", in: "Stateroom/Containment/Driving") == ["init"])
    #expect(
      try DeclaredNames.added(by: "AppViewController", in: "Compatibility/AppController") == [
        "init", "installedViewController", "transition",
      ])
  }
}
