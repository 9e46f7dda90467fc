import Testing
import UIKit

/// Presentations over the content of a view controller in a container.
@MainActor
struct ContextPresentationTests {
  private let content = UIViewController()
  private let presented = UIViewController()

  init() {
    content.definesPresentationContext = true
    presented.modalPresentationStyle = .overCurrentContext
  }

  private func isVisible(_ controller: UIViewController) -> Bool {
    var view = controller.viewIfLoaded
    guard view?.window != nil else { return false }
    while let current = view {
      if current.isHidden { return false }
      view = current.superview
    }
    return true
  }

  @Test(.rule("R2010"))
  func `It is visible only with its tab`() async throws {
    let stage = try await Stage.open()
    let tabs = UITabBarController()
    tabs.viewControllers = [content, UIViewController()]
    await stage.show(tabs)
    content.present(presented, animated: false, completion: nil)
    await stage.settle()
    #expect(isVisible(presented) && presented.presentingViewController === content)
    tabs.selectedIndex = 1
    await stage.settle()
    #expect(!isVisible(presented) && content.presentedViewController === presented)
    tabs.selectedIndex = 0
    await stage.settle()
    #expect(isVisible(presented) && content.presentedViewController === presented)
    let views = content.view.superview?.subviews ?? []
    #expect(views.last.map { presented.view.isDescendant(of: $0) } == true)
    content.dismiss(animated: false, completion: nil)
    await stage.settle()
    #expect(content.presentedViewController == nil && presented.viewIfLoaded?.window == nil)
  }

  @Test(.rule("R2026"), arguments: [false, true])
  func `In the current context, it is visible only with its tab`(isAnimated: Bool) async throws {
    let stage = try await Stage.open()
    let tabs = UITabBarController()
    let other = UIViewController()
    tabs.viewControllers = [content, other]
    await stage.show(tabs)
    presented.modalPresentationStyle = .currentContext
    content.present(presented, animated: isAnimated, completion: nil)
    await stage.settle()
    #expect(isVisible(presented) && !isVisible(content))
    tabs.selectedIndex = 1
    await stage.settle()
    #expect(isVisible(other) && !isVisible(presented) && !isVisible(content))
    #expect(content.presentedViewController === presented)
    tabs.selectedIndex = 0
    await stage.settle()
    #expect(isVisible(presented) && !isVisible(other) && !isVisible(content))
    content.dismiss(animated: isAnimated, completion: nil)
    await stage.settle()
    #expect(isVisible(content) && presented.viewIfLoaded?.window == nil)
  }

  @Test(.rule("R2026"), arguments: [false, true])
  func `In the current context, it can be dismissed while another tab is selected`(isAnimated: Bool) async throws {
    let stage = try await Stage.open()
    let tabs = UITabBarController()
    let other = UIViewController()
    tabs.viewControllers = [content, other]
    await stage.show(tabs)
    presented.modalPresentationStyle = .currentContext
    content.present(presented, animated: false, completion: nil)
    await stage.settle()
    tabs.selectedIndex = 1
    await stage.settle()
    content.dismiss(animated: isAnimated, completion: nil)
    await stage.settle()
    #expect(content.presentedViewController == nil && isVisible(other) && !isVisible(content))
    tabs.selectedIndex = 0
    await stage.settle()
    #expect(isVisible(content) && !isVisible(other) && presented.viewIfLoaded?.window == nil)
  }

  @Test(.rule("R2026"))
  func `In the current context, it appears and disappears with its tab, and the presenter does not`() async throws {
    let stage = try await Stage.open()
    let log = CallbackLog()
    let (first, cover) = (RecordingViewController("first", log), RecordingViewController("cover", log))
    first.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
    let tabs = UITabBarController()
    tabs.viewControllers = [first, UIViewController()]
    await stage.show(tabs)
    first.present(cover, animated: false, completion: nil)
    await stage.settle()
    _ = log.take()
    tabs.selectedIndex = 1
    await stage.settle()
    #expect(log.take().filter(isAppearance) == ["cover.viewWillDisappear(false)", "cover.viewDidDisappear(false)"])
    tabs.selectedIndex = 0
    await stage.settle()
    #expect(log.take().filter(isAppearance) == ["cover.viewWillAppear(false)", "cover.viewDidAppear(false)"])
    first.dismiss(animated: false, completion: nil)
    await stage.settle()
    #expect(log.take().contains("first.viewDidAppear(false)"))
  }

  private func isAppearance(_ entry: String) -> Bool {
    ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"].contains { entry.contains("view\($0)") }
  }

  @Test(.rule("R2010"))
  func `It is visible only at the top of a navigation stack`() async throws {
    let stage = try await Stage.open()
    let navigation = UINavigationController(rootViewController: content)
    await stage.show(navigation)
    content.present(presented, animated: false, completion: nil)
    await stage.settle()
    #expect(isVisible(presented))
    navigation.pushViewController(UIViewController(), animated: true)
    await stage.settle()
    #expect(!isVisible(presented) && content.presentedViewController === presented)
    navigation.popViewController(animated: true)
    await stage.settle()
    #expect(isVisible(presented) && content.presentedViewController === presented)
    #expect(
      presented.view.convert(presented.view.bounds, to: nil) == content.view.convert(content.view.bounds, to: nil))
    content.dismiss(animated: false, completion: nil)
    await stage.settle()
  }

  @Test(.rule("R2011"), arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func `It remains below a presentation that covers the screen`(style: UIModalPresentationStyle) async throws {
    let stage = try await Stage.open()
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    await stage.show(tabs)
    presented.modalPresentationStyle = style
    content.present(presented, animated: false, completion: nil)
    await stage.settle()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: false, completion: nil)
    await stage.settle()
    #expect(cover.view.window != nil && presented.view.window == nil)
    #expect(content.presentedViewController === presented)
    tabs.dismiss(animated: false, completion: nil)
    await stage.settle()
    #expect(isVisible(presented) && content.presentedViewController === presented)
    content.dismiss(animated: false, completion: nil)
    await stage.settle()
    #expect(isVisible(content) && content.presentedViewController == nil)
  }

  @Test(.rule("R2012"))
  func `It ends when its presenter leaves the container`() async throws {
    let stage = try await Stage.open()
    let tabs = UITabBarController()
    tabs.viewControllers = [content, UIViewController()]
    await stage.show(tabs)
    content.present(presented, animated: false, completion: nil)
    await stage.settle()
    tabs.viewControllers = [UIViewController()]
    await stage.settle()
    #expect(presented.viewIfLoaded?.window == nil)
    #expect(presented.presentingViewController == nil && content.presentedViewController == nil)
  }

  @Test(.rule("R2110"), arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func `It ends, and is released, when the container is deallocated`(style: UIModalPresentationStyle) async throws {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    let log = CallbackLog(.appearance)
    weak var released: UIViewController?
    func showAndClose() async {
      let (content, presented) = (UIViewController(), RecordingViewController("P", log))
      released = presented
      content.definesPresentationContext = true
      presented.modalPresentationStyle = style
      window.rootViewController = UINavigationController(rootViewController: content)
      window.makeKeyAndVisible()
      await stage.turn()
      content.present(presented, animated: false, completion: nil)
      await stage.settle()
      window.isHidden = true
      window.rootViewController = nil
    }
    await showAndClose()
    await stage.settle()
    #expect(released == nil)
    let trace = log.take().filter { !$0.contains("IsAppearing") }
    #expect(
      trace.map { $0.prefix { $0 != "(" } } == [
        "P.viewWillAppear", "P.viewDidAppear", "P.viewWillDisappear", "P.viewDidDisappear",
      ])
  }

  @Test(.rule("R2110"))
  func `A presented controller whose container was deallocated can be presented again`() async throws {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    window.rootViewController = UINavigationController(rootViewController: content)
    window.makeKeyAndVisible()
    await stage.turn()
    content.present(presented, animated: false, completion: nil)
    await stage.settle()
    window.rootViewController = UIViewController()
    await stage.settle()
    #expect(presented.viewIfLoaded?.window == nil && presented.presentingViewController == nil)
    window.rootViewController?.present(presented, animated: false, completion: nil)
    await stage.settle()
    #expect(presented.view.window === window)
  }
}
