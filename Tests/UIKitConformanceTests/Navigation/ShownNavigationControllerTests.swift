import Testing
import UIKit

/// The presentation of a navigation controller that another one is asked to show.
@MainActor
struct ShownNavigationControllerTests {
  private let root = UIViewController()

  @Test(.rule("R2041"))
  func `A navigation controller presents another one that it shows`() async throws {
    let stage = try await Stage.open()
    let navigation = UINavigationController(rootViewController: root)
    await stage.show(navigation)
    let shown = UINavigationController(rootViewController: UIViewController())
    root.show(shown, sender: nil)
    await stage.settle()
    #expect(navigation.viewControllers == [root])
    #expect(root.presentedViewController === shown && shown.parent == nil)
    shown.dismiss(animated: false, completion: nil)
    await stage.settle()
  }

  @Test(.rule("R2041"))
  func `A navigation controller pushes another controller that it shows`() async throws {
    let stage = try await Stage.open()
    let navigation = UINavigationController(rootViewController: root)
    await stage.show(navigation)
    let shown = UIViewController()
    root.show(shown, sender: nil)
    await stage.settle()
    #expect(navigation.viewControllers == [root, shown] && navigation.presentedViewController == nil)
  }
}
