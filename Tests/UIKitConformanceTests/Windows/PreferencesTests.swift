import Testing
import UIKit

/// The preferences of a view controller for the status bar and the home indicator, and the deciding child.
@MainActor
struct PreferencesTests {
  let controller = UIViewController()

  @Test(.rule("R220"))
  func `No child decides by default`() {
    #expect(controller.childForStatusBarStyle == nil)
    #expect(controller.childForStatusBarHidden == nil)
    #expect(controller.childForHomeIndicatorAutoHidden == nil)
    #expect(controller.childForScreenEdgesDeferringSystemGestures == nil)
    #expect(controller.childViewControllerForPointerLock == nil)
  }

  @Test(.rule("R221"))
  func `The defaults leave everything to the system`() {
    #expect(controller.preferredStatusBarStyle == .default)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    #expect(!controller.prefersHomeIndicatorAutoHidden)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(!controller.prefersPointerLocked)
  }

  @Test(.rule("R221"))
  func `In regular height the status bar is shown`() async throws {
    let stage = try await Stage.open()
    await stage.show(controller)
    #expect(!controller.prefersStatusBarHidden)
  }

  @Test(.rule("R220"))
  func `The child that a root names decides about the status bar`() async throws {
    final class Child: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    final class Root: UIViewController {
      override var childForStatusBarHidden: UIViewController? { children.first }
      override var childForStatusBarStyle: UIViewController? { children.first }
    }
    let stage = try await Stage.open()
    let root = Root()
    await stage.show(root)
    let manager = try #require(stage.scene.statusBarManager)
    #expect(!manager.isStatusBarHidden)
    root.embed(Child())
    root.setNeedsStatusBarAppearanceUpdate()
    await stage.settle()
    #expect(manager.isStatusBarHidden)
    #expect(manager.statusBarStyle == .lightContent)
  }

  @Test(.rule("R743"))
  func `A visible navigation bar determines the style of the status bar`() async throws {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let stage = try await Stage.open()
    let navigation = UINavigationController(rootViewController: Light())
    await stage.show(navigation)
    let manager = try #require(stage.scene.statusBarManager)
    #expect(manager.statusBarStyle == .darkContent)
    navigation.navigationBar.barStyle = .black
    await stage.settle()
    #expect(navigation.preferredStatusBarStyle == .lightContent)
    #expect(manager.statusBarStyle == .lightContent)
    navigation.navigationBar.barStyle = .default
    navigation.setNavigationBarHidden(true, animated: false)
    await stage.settle()
    #expect(manager.statusBarStyle == .lightContent)
  }
}
