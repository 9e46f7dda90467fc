import Testing
import UIKit

/// The menu of an edit menu interaction, and the methods of its delegate.
@MainActor
struct EditMenuTests {
  @MainActor
  private final class Delegate: NSObject, UIEditMenuInteractionDelegate {
    var log: [String] = []
    var suggested: [UIMenuElement] = []
    var menu: UIMenu?

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("menu \(configuration.identifier)")
      suggested = suggestedActions
      return menu
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("present \(configuration.identifier)")
      animator.addCompletion { [weak self] in self?.log.append("presented") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("dismiss \(configuration.identifier)")
      animator.addCompletion { [weak self] in self?.log.append("dismissed") }
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  /// A view that can copy, and adds a menu of its own.
  private final class CopyView: UIView {
    var builds: (any UIMenuBuilder) -> Void = { _ in }
    var copies = 0

    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { copies += 1 }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == EditSelectors.copy
    }
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      builds(builder)
    }
  }

  @MainActor
  private final class World {
    let stage: Stage
    let root = UIViewController()
    let view = CopyView(frame: CGRect(x: 40, y: 300, width: 200, height: 60))
    let delegate = Delegate()
    let interaction: UIEditMenuInteraction

    init() async throws {
      stage = try await Stage.open()
      interaction = UIEditMenuInteraction(delegate: delegate)
      await stage.show(root)
      root.view.addSubview(view)
      view.addInteraction(interaction)
      view.becomeFirstResponder()
      await stage.turn()
    }

    func present(_ identifier: String = "menu") async {
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: identifier, sourcePoint: CGPoint(x: 100, y: 30)))
      await stage.advance(by: 0.6)
    }
  }

  @Test(.rule("R873"))
  func `A configuration has an identifier and a source`() {
    let configuration = UIEditMenuConfiguration(identifier: "id", sourcePoint: CGPoint(x: 3, y: 4))
    #expect(configuration.identifier == AnyHashable("id"))
    #expect(configuration.sourcePoint == CGPoint(x: 3, y: 4))
    #expect(configuration.preferredArrowDirection == .automatic)
    let other = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    #expect(other.identifier != UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero).identifier)
  }

  @Test(.rule("R874"))
  func `The suggested actions are the commands that the responders can perform`() async throws {
    let world = try await World()
    await world.present()
    #expect(world.view.interactions.contains { $0 === world.interaction })
    let commands = commands(in: world.delegate.suggested)
    #expect(commands.contains { $0.action == EditSelectors.copy })
    #expect(!commands.contains { $0.action == EditSelectors.cut })
    world.interaction.dismissMenu()
    await world.stage.settle()
  }

  private func commands(in elements: [UIMenuElement]) -> [UICommand] {
    elements.flatMap { element -> [UICommand] in
      if let menu = element as? UIMenu { return commands(in: menu.children) }
      return (element as? UICommand).map { [$0] } ?? []
    }
  }

  @Test(.rule("R875"))
  func `The delegate is called when a menu appears and disappears`() async throws {
    let world = try await World()
    await world.present()
    #expect(world.delegate.take() == ["menu menu", "present menu", "presented"])
    world.interaction.dismissMenu()
    await world.stage.advance(by: 0.6)
    #expect(world.delegate.take() == ["dismiss menu", "dismissed"])
    world.interaction.dismissMenu()
    #expect(world.delegate.take() == [])
    await world.stage.settle()
  }

  @Test(.rule("R876"))
  func `An empty menu is not shown`() async throws {
    let world = try await World()
    world.delegate.menu = UIMenu(children: [])
    await world.present()
    #expect(world.delegate.take() == ["menu menu"])
    await world.stage.settle()
  }

  @Test(.rule("R877"))
  func `Presenting a menu dismisses the one that is visible`() async throws {
    let world = try await World()
    await world.present("one")
    _ = world.delegate.take()
    await world.present("two")
    #expect(world.delegate.take().filter { !$0.hasSuffix("ed") } == ["dismiss one", "menu two", "present two"])
    world.interaction.dismissMenu()
    await world.stage.settle()
  }

  @Test(.rule("R878"))
  func `Responders add menus to a context, and find those of the system`() async throws {
    let world = try await World()
    var found: [Bool] = []
    world.view.builds = { builder in
      found.append(builder.system == UIMenuSystem.context)
      found.append(builder.menu(for: .standardEdit) != nil)
      found.append(builder.menu(for: UIMenu.Identifier("unknown")) == nil)
      found.append(builder.command(for: EditSelectors.copy, propertyList: nil)?.action == EditSelectors.copy)
      let share = UIMenu(title: "Share", identifier: UIMenu.Identifier("share"), children: [UIAction { _ in }])
      builder.insertSibling(share, afterMenu: .standardEdit)
      found.append(builder.menu(for: UIMenu.Identifier("share"))?.title == "Share")
    }
    await world.present()
    #expect(!found.isEmpty && found.allSatisfy(\.self))
    #expect(world.delegate.suggested.contains { ($0 as? UIMenu)?.identifier == UIMenu.Identifier("share") })
    world.interaction.dismissMenu()
    await world.stage.settle()
  }

  @Test(.rule("R879"))
  func `A builder replaces, inserts and removes menus`() async throws {
    let world = try await World()
    func menu(_ name: String) -> UIMenu {
      UIMenu(title: name, identifier: UIMenu.Identifier(name), children: [UIAction(title: name) { _ in }])
    }
    var titles: [String] = []
    world.view.builds = { builder in
      builder.insertSibling(menu("parent"), beforeMenu: .standardEdit)
      let parent = UIMenu.Identifier("parent")
      builder.insertChild(menu("last"), atEndOfMenu: parent)
      builder.insertChild(menu("first"), atStartOfMenu: parent)
      builder.insertSibling(menu("second"), afterMenu: UIMenu.Identifier("first"))
      builder.replace(menu: UIMenu.Identifier("last"), with: menu("other"))
      builder.remove(menu: UIMenu.Identifier("second"))
      builder.replaceChildren(ofMenu: parent) { $0.filter { $0.title != "parent" } }
      titles = builder.menu(for: parent)?.children.map(\.title) ?? []
    }
    await world.present()
    #expect(titles == ["first", "other"])
    world.interaction.dismissMenu()
    await world.stage.settle()
  }
}
