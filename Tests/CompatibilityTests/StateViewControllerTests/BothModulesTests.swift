import StateViewController
import Stateroom
import Testing
import UIKit

import class StateViewController.StateViewController

// During a migration an app uses both modules in one file. Names that both modules declare mean the old ones because of
// the line above, and Stateroom's by their full names.

private final class Old: StateViewController<Int> {
  override func loadAppearanceState() -> Int { 0 }
  override func children(for state: Int) -> [UIViewController] { [New(initialState: state)] }
}

private final class New: Stateroom.StateViewController<Int>, StateViewControllerTransitioning {
  override func viewController(for state: Int) -> UIViewController { ContainerViewController() }
}

@MainActor
struct BothModulesTests {
  @Test func `Both modules can be used in one file`() {
    let old = Old()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = old
    window.makeKeyAndVisible()
    #expect(old.children.first is New)
    window.isHidden = true
  }
}
