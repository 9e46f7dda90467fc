import Testing
import UIKit

/// The delegates of navigation bars.
@MainActor
struct NavigationBarDelegateTests {
  private final class Delegate: NSObject, UINavigationBarDelegate {
    var events: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { events.append("didPush") }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { events.append("didPop") }
  }

  private let delegate = Delegate()
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 320, height: 44))

  private func open() async throws -> Stage {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    bar.delegate = delegate
    bar.items = [UINavigationItem(title: "One")]
    root.view.addSubview(bar)
    await stage.settle()
    return stage
  }

  @Test(.rule("R1943"))
  func `The delegate is notified of an animated push when the animation has ended`() async throws {
    let stage = try await open()
    delegate.events = []
    bar.pushItem(UINavigationItem(title: "Two"), animated: true)
    #expect(delegate.events == [])
    await stage.settle()
    #expect(delegate.events == ["didPush"])
  }

  @Test(.rule("R1943"))
  func `The delegate is notified of an animated pop when the animation has ended`() async throws {
    let stage = try await open()
    bar.pushItem(UINavigationItem(title: "Two"), animated: false)
    await stage.settle()
    delegate.events = []
    bar.popItem(animated: true)
    #expect(delegate.events == [])
    await stage.settle()
    #expect(delegate.events == ["didPop"])
  }

  @Test(.rule("R1944"))
  func `The delegate of a navigation controller's bar is the navigation controller`() {
    final class Navigation: UINavigationController, UINavigationBarDelegate {}
    let navigation = Navigation(rootViewController: UIViewController())
    _ = navigation.view
    #expect(navigation.navigationBar.delegate === navigation)
  }
}
