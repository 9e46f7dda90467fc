import Testing
import UIKit

/// The time at which the style of the status bar changes.
@MainActor
struct StatusBarUpdateTests {
  private final class Styled: UIViewController {
    var style = UIStatusBarStyle.darkContent
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }

  @Test(.rule("R1950"))
  func `Another preferred style has an effect when an update is requested`() async throws {
    let stage = try await Stage.open()
    let root = Styled()
    await stage.show(root)
    await stage.settle()
    let manager = try #require(stage.scene.statusBarManager)
    root.style = .lightContent
    await stage.settle()
    #expect(manager.statusBarStyle == .darkContent)
    root.setNeedsStatusBarAppearanceUpdate()
    await stage.settle()
    #expect(manager.statusBarStyle == .lightContent)
  }

  @Test(.rule("R1950"))
  func `The style of a controller that covers the screen has an effect, and ends with the dismissal`() async throws {
    let stage = try await Stage.open()
    let root = Styled()
    await stage.show(root)
    let manager = try #require(stage.scene.statusBarManager)
    let presented = Styled()
    presented.style = .lightContent
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false, completion: nil)
    await stage.settle()
    #expect(manager.statusBarStyle == .lightContent)
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
    #expect(manager.statusBarStyle == .darkContent)
  }
}
