import Testing
import UIKit

/// The properties of a view controller with its containers.
@MainActor
struct ContainerPropertyTests {
  private final class Embedded: UIViewController {
    weak var host: UIViewController?

    override var navigationController: UINavigationController? {
      super.navigationController ?? host?.navigationController
    }
    override var tabBarController: UITabBarController? { super.tabBarController ?? host?.tabBarController }
    override var splitViewController: UISplitViewController? { super.splitViewController ?? host?.splitViewController }
  }

  @Test(.rule("R1863"))
  func `A controller can return the containers of another one`() {
    let (embedded, host) = (Embedded(), UIViewController())
    #expect(embedded.navigationController == nil)
    embedded.host = host
    let navigation = UINavigationController(rootViewController: host)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    #expect(embedded.navigationController === navigation)
    #expect(embedded.tabBarController === tabs)
    #expect(embedded.splitViewController == nil)
  }
}
