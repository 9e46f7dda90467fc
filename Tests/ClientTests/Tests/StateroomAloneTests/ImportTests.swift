import Stateroom
import Testing
import UIKit

@MainActor struct ImportTests {
  @Test func `A test that depends on Stateroom alone imports Testing and UIKit`() {
    let child = UIViewController()
    #expect(ContainerViewController(viewControllers: [child]).viewControllers == [child])
  }
}
