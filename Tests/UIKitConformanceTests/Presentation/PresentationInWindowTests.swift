import Testing
import UIKit

/// Presentations where the window is not visible yet, and in one turn.
@MainActor
struct PresentationInWindowTests {
  @Test(.rule("R1485"))
  func `A controller whose view is in a hidden window can present`() async throws {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    let (root, presented) = (UIViewController(), UIViewController())
    window.rootViewController = root
    window.addSubview(root.view)
    root.present(presented, animated: false, completion: nil)
    #expect(root.presentedViewController === presented)
    await stage.settle()
    #expect(root.presentedViewController === presented)
  }

  @Test(.rule("R1486"))
  func `Presentations without animation can follow each other in a turn`() async throws {
    let stage = try await Stage.open()
    let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
    await stage.show(root)
    root.present(first, animated: false, completion: nil)
    first.present(second, animated: false, completion: nil)
    #expect(root.presentedViewController === first)
    #expect(first.presentedViewController === second)
    await stage.settle()
    #expect(second.view.window != nil)
  }

  @Test(.rule("R1487"))
  func `The view of a root controller that the app adds itself fills the window`() async throws {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    let root = UIViewController()
    root.view = UIView()
    window.rootViewController = root
    window.addSubview(root.view)
    window.makeKeyAndVisible()
    #expect(root.view.frame == window.bounds)
  }

  @Test(.rule("R1488"))
  func `A view that is created by default follows the size of its superview`() {
    #expect(UIViewController().view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }
}
