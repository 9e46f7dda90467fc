import Reinstate
import Stateroom
import Testing
import UIKit

// During a migration an app uses both modules in one file; no name is declared by both.

private final class Old: StatefulViewController<Int> {
  override func childViewController(for state: Int) -> UIViewController { New(initialState: state) }
}

private final class New: StateViewController<Int> {
  override func viewController(for state: Int) -> UIViewController { ContainerViewController() }
}

@MainActor
struct BothModulesTests {
  @Test func `Both modules can be used in one file`() {
    let old = Old(initialState: 0)
    old.loadViewIfNeeded()
    #expect(old.currentChild is New)
    let (host, one, two) = (UIViewController(), UIViewController(), UIViewController())
    host.addChild(one, options: nil)
    host.embed(two)
    host.unembed(one)
    host.removeChild(two)
    #expect(host.children.isEmpty)
  }
}
