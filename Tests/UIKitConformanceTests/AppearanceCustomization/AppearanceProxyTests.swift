import Testing
import UIKit

/// The values of appearance proxies, and the views to which they apply.
@MainActor
struct AppearanceProxyTests {
  // Separate classes, so that the proxies of one test do not apply in another.
  private final class PlainView: UIView {}
  private final class OwnView: UIView {}
  private final class ShownView: UIView {}
  private final class LateView: UIView {}
  private class GeneralView: UIView {}
  private final class SpecialView: GeneralView {}
  private final class Leaf: UIView {}
  private final class Outer: UIView {}
  private final class Inner: UIView {}
  private final class LeafInController: UIView {}
  private final class Container: UIViewController {}
  private final class DarkView: UIView {}
  private final class AwareLabel: UILabel {
    var colorInDidMove: UIColor?
    override func didMoveToWindow() {
      super.didMoveToWindow()
      colorInDidMove = textColor
    }
  }
  private final class StateButton: UIButton {}

  private let root = UIViewController()

  private func open() async throws -> Stage {
    let stage = try await Stage.open()
    await stage.show(root)
    return stage
  }

  @Test(.rule("R560"))
  func `A value of a proxy applies to a view that enters a window`() async throws {
    let stage = try await open()
    defer { withExtendedLifetime(stage) {} }
    PlainView.appearance().backgroundColor = .red
    let view = PlainView()
    #expect(view.backgroundColor == nil)
    root.view.addSubview(view)
    #expect(view.backgroundColor == .red)
  }

  @Test(.rule("R560"))
  func `The value is set when didMoveToWindow is called`() async throws {
    let stage = try await open()
    defer { withExtendedLifetime(stage) {} }
    AwareLabel.appearance().textColor = .green
    let label = AwareLabel()
    root.view.addSubview(label)
    #expect(label.colorInDidMove == .green)
  }

  @Test(.rule("R561"))
  func `A view that is in a window already keeps its values until it enters a window again`() async throws {
    let stage = try await open()
    defer { withExtendedLifetime(stage) {} }
    let view = ShownView()
    root.view.addSubview(view)
    ShownView.appearance().backgroundColor = .red
    await stage.turn()
    #expect(view.backgroundColor == nil)
    view.removeFromSuperview()
    root.view.addSubview(view)
    #expect(view.backgroundColor == .red)
  }

  @Test(.rule("R562"))
  func `A property that the app has set is not replaced`() async throws {
    let stage = try await open()
    defer { withExtendedLifetime(stage) {} }
    OwnView.appearance().backgroundColor = .red
    OwnView.appearance().tintColor = .green
    let view = OwnView()
    view.backgroundColor = .blue
    root.view.addSubview(view)
    #expect(view.backgroundColor == .blue)
    #expect(view.tintColor == .green)
  }

  @Test(.rule("R562"))
  func `A value that is set after a view has entered its window remains`() async throws {
    let stage = try await open()
    defer { withExtendedLifetime(stage) {} }
    LateView.appearance().backgroundColor = .red
    let view = LateView()
    root.view.addSubview(view)
    view.backgroundColor = .blue
    view.removeFromSuperview()
    root.view.addSubview(view)
    #expect(view.backgroundColor == .blue)
  }

  @Test(.rule("R563"))
  func `The proxy of a class applies to its subclasses, whose own proxies take precedence`() async throws {
    let stage = try await open()
    defer { withExtendedLifetime(stage) {} }
    SpecialView.appearance().backgroundColor = .blue
    GeneralView.appearance().backgroundColor = .red
    GeneralView.appearance().tintColor = .green
    let view = SpecialView()
    root.view.addSubview(view)
    #expect(view.backgroundColor == .blue)
    #expect(view.tintColor == .green)
  }

  @Test(.rule("R564"))
  func `A proxy for containers applies inside of them only, and the outermost container takes precedence`() async throws
  {
    let stage = try await open()
    defer { withExtendedLifetime(stage) {} }
    Leaf.appearance().backgroundColor = .red
    Leaf.appearance(whenContainedInInstancesOf: [Inner.self]).backgroundColor = .green
    Leaf.appearance(whenContainedInInstancesOf: [Outer.self]).backgroundColor = .blue
    let (outer, inner) = (Outer(), Inner())
    let leaves = [Leaf(), Leaf(), Leaf()]
    outer.addSubview(leaves[0])
    outer.addSubview(inner)
    inner.addSubview(leaves[1])
    root.view.addSubview(outer)
    root.view.addSubview(leaves[2])
    #expect(leaves.map(\.backgroundColor) == [.blue, .blue, .red])
    let alone = Inner()
    let leaf = Leaf()
    alone.addSubview(leaf)
    root.view.addSubview(alone)
    #expect(leaf.backgroundColor == .green)
    Leaf.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).backgroundColor = .yellow
    let specific = Leaf()
    inner.addSubview(specific)
    #expect(specific.backgroundColor == .yellow)
  }

  @Test(.rule("R564"))
  func `A view controller is a container`() async throws {
    let stage = try await open()
    defer { withExtendedLifetime(stage) {} }
    LeafInController.appearance(whenContainedInInstancesOf: [Container.self]).backgroundColor = .red
    let container = Container()
    let leaves = [LeafInController(), LeafInController()]
    container.view.addSubview(leaves[0])
    root.view.addSubview(leaves[1])
    root.addChild(container)
    root.view.addSubview(container.view)
    container.didMove(toParent: root)
    #expect(leaves.map(\.backgroundColor) == [.red, nil])
  }

  @Test(.rule("R565"))
  func `A proxy for traits applies in an environment that has them`() async throws {
    let stage = try await open()
    defer { withExtendedLifetime(stage) {} }
    DarkView.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = .blue
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    root.view.addSubview(dark)
    let views = [DarkView(), DarkView()]
    dark.addSubview(views[0])
    root.view.addSubview(views[1])
    #expect(views.map(\.backgroundColor) == [.blue, nil])
  }

  @Test(.rule("R566"))
  func `A value for a state applies to that state`() async throws {
    let stage = try await open()
    defer { withExtendedLifetime(stage) {} }
    StateButton.appearance().setTitleColor(.red, for: .normal)
    StateButton.appearance().setTitleColor(.gray, for: .disabled)
    let button = StateButton()
    button.setTitleColor(.blue, for: .disabled)
    root.view.addSubview(button)
    #expect(button.titleColor(for: .normal) == .red)
    #expect(button.titleColor(for: .disabled) == .blue)
  }

  @Test(.rule("R567"))
  func `The proxy of a class is always the same object`() {
    #expect(UIProgressView.appearance() === UIProgressView.appearance())
    #expect(
      UIProgressView.appearance(whenContainedInInstancesOf: [UINavigationBar.self]) !== UIProgressView.appearance())
  }

  @Test(.rule("R568"))
  func `Bar button items take the values of their proxies when a bar shows them`() async throws {
    final class Item: UIBarButtonItem {}
    let stage = try await open()
    defer { withExtendedLifetime(stage) {} }
    Item.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .red
    Item.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    let item = Item()
    item.title = "Add"
    let top = UIViewController()
    top.navigationItem.rightBarButtonItem = item
    await stage.show(UINavigationController(rootViewController: top))
    #expect(item.tintColor == .red)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
  }
}
