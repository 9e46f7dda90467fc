import Testing
import UIKit

/// The space for the content of containers with bars.
@MainActor
struct OpaqueBarTests {
  let content = UIViewController()

  private func open() async throws -> (Stage, UINavigationController) {
    let stage = try await Stage.open()
    let navigation = UINavigationController(rootViewController: content)
    await stage.show(navigation)
    return (stage, navigation)
  }

  @Test(.rule("R267"))
  func `Content extends behind a translucent bar`() async throws {
    let (stage, navigation) = try await open()
    defer { withExtendedLifetime(stage) {} }
    #expect(content.view.convert(content.view.bounds, to: nil) == navigation.view.bounds)
    #expect(content.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
  }

  @Test(.rule("R267"))
  func `Content begins below an opaque bar`() async throws {
    let (stage, navigation) = try await open()
    navigation.navigationBar.isTranslucent = false
    await stage.turn()
    let frame = content.view.convert(content.view.bounds, to: nil)
    #expect(frame.minY == navigation.navigationBar.frame.maxY)
    #expect(frame.maxY == navigation.view.bounds.maxY)
    #expect(content.view.safeAreaInsets.top == 0)
  }

  @Test(.rule("R267"))
  func `Content can extend behind an opaque bar`() async throws {
    let (stage, navigation) = try await open()
    navigation.navigationBar.isTranslucent = false
    content.extendedLayoutIncludesOpaqueBars = true
    await stage.turn()
    #expect(content.view.bounds.height == navigation.view.bounds.height)
  }

  @Test(.rule("R267"))
  func `Content that does not extend at the top begins below a translucent bar`() async throws {
    let (stage, navigation) = try await open()
    content.edgesForExtendedLayout = [.left, .right, .bottom]
    await stage.turn()
    #expect(content.view.convert(CGPoint.zero, to: nil).y == navigation.navigationBar.frame.maxY)
  }

  @Test(.rule("R267"))
  func `Hiding an opaque bar changes the size of the content`() async throws {
    let (stage, navigation) = try await open()
    navigation.navigationBar.isTranslucent = false
    await stage.turn()
    let height = content.view.bounds.height
    navigation.setNavigationBarHidden(true, animated: false)
    await stage.turn()
    #expect(content.view.bounds.height == navigation.view.bounds.height)
    navigation.setNavigationBarHidden(false, animated: true)
    await stage.settle()
    #expect(content.view.bounds.height == height)
  }

  @Test(.rule("R267"))
  func `A pushed controller has the space below an opaque bar from the beginning`() async throws {
    let (stage, navigation) = try await open()
    navigation.navigationBar.isTranslucent = false
    await stage.turn()
    let second = UIViewController()
    navigation.pushViewController(second, animated: true)
    await stage.turn()
    let top = navigation.navigationBar.frame.maxY
    #expect(second.view.frame.minY == top)
    await stage.settle()
    #expect(second.view.frame.minY == top)
    #expect(second.view.bounds.height == navigation.view.bounds.height - top)
  }

  @Test(.rule("R267"))
  func `An opaque tab bar leaves the content above it`() async throws {
    let stage = try await Stage.open()
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    tabs.tabBar.isTranslucent = false
    await stage.show(tabs)
    #expect(content.view.convert(content.view.bounds, to: nil).maxY == tabs.tabBar.frame.minY)
    #expect(content.view.safeAreaInsets.bottom == 0)
  }
}
