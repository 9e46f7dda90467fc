import Testing
import UIKit

/// The presentation context that navigation controllers define.
@MainActor
struct NavigationContextTests {
  @Test(.rule("R063"))
  func `A navigation controller defines a presentation context by default`() {
    #expect(UINavigationController().definesPresentationContext)
    #expect(UINavigationController(rootViewController: UIViewController()).definesPresentationContext)
    #expect(!UIViewController().definesPresentationContext)
  }

  @Test(.rule("R063"))
  func `A presentation over the context of a navigation controller in a tab does not cover the tab bar`() async throws {
    let stage = try await Stage.open()
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    await stage.show(tabs)
    let presented = UIViewController()
    presented.modalPresentationStyle = .overCurrentContext
    content.present(presented, animated: false, completion: nil)
    await stage.settle()
    #expect(presented.presentingViewController === navigation)
    #expect(!presented.view.isDescendant(of: navigation.view))
    #expect(presented.view.superview?.isDescendant(of: tabs.view) == true)
    content.dismiss(animated: false, completion: nil)
    await stage.settle()
  }
}
