import AppController
import Stateroom
import Testing
import UIKit

import class AppController.AppController
import protocol AppController.AppControllerInterfaceProviding

// During a migration an app uses both modules in one file. Names that both modules declare mean the old ones because of
// the two lines above, and Stateroom's by their full names.

private final class Provider: AppControllerInterfaceProviding {
  func configuration(
    for controller: AppController, traitCollection: UITraitCollection
  ) -> AppController.Configuration { RootConfiguration(transitionDuration: 0) }
  func loggedOutInterfaceViewController(for controller: AppController) -> UIViewController {
    ContainerViewController(viewControllers: [])
  }
  func loggedInInterfaceViewController(for controller: AppController) -> UIViewController {
    Stateroom.StateViewController(initialState: 0) { _ in UIViewController() }
  }
  func isInitiallyLoggedIn(for controller: AppController) -> Bool { true }
}

@MainActor
struct BothModulesTests {
  @Test func `Both modules can be used in one file`() {
    let app = AppController(interfaceProvider: Provider())
    let window = UIWindow(frame: UIScreen.main.bounds)
    app.installRootViewController(in: window)
    #expect(app.rootViewController.installedViewController is Stateroom.StateViewController<Int>)
    let new: Stateroom.AppController.Type = Stateroom.AppController.self
    #expect(new as Any.Type != AppController.self)
    window.isHidden = true
  }
}
