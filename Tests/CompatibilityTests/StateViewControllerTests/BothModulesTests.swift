import StateViewController
import Stateroom
import Testing
import UIKit

import class StateViewController.StateViewController

// An app on its way to Stateroom uses both modules in one file. What both of them have is the old one by the line above, and
// Stateroom's by its full name.

private final class Old: StateViewController<Int> {
  override func loadAppearanceState() -> Int { 0 }
  override func children(for state: Int) -> [UIViewController] { [New(initialState: state)] }
}

private final class New: Stateroom.StateViewController<Int>, StateViewControllerTransitioning {
  override func childViewController(for state: Int) -> UIViewController { ContainerViewController() }
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
