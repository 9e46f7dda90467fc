import Testing
import UIKit

/// The menus of buttons, as far as they require no touches.
@MainActor
struct ButtonMenuTests {
  private func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, state: state) { _ in }
  }

  @Test(.rule("R510"))
  func `Setting a menu enables the context menu interaction`() {
    let button = UIButton(type: .system)
    #expect(!button.isContextMenuInteractionEnabled)
    #expect(!button.showsMenuAsPrimaryAction)
    button.menu = UIMenu(children: [action("a")])
    #expect(button.isContextMenuInteractionEnabled)
    #expect(button.contextMenuInteraction?.view === button)
  }

  @Test(.rule("R512"))
  func `A pop-up button shows the selected element, or the first one if none is selected`() {
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [action("Small"), action("Large")])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Small")
    #expect(button.menu?.selectedElements.map(\.title) == ["Small"])
    button.menu = UIMenu(children: [action("Small"), action("Large", .on)])
    #expect(button.currentTitle == "Large")
  }

  @Test(.rule("R513"))
  func `A bar button item keeps its menu beside its action`() {
    let menu = UIMenu(children: [action("a")])
    let item = UIBarButtonItem(title: "More", menu: menu)
    #expect(item.menu === menu)
    #expect(item.primaryAction == nil)
    let system = UIBarButtonItem(systemItem: .add, primaryAction: action("b"), menu: menu)
    #expect(system.menu === menu)
    #expect(system.primaryAction?.title == "b")
  }

  @Test(.rule("R514"))
  func `An interaction moves from one view to another`() {
    final class Delegate: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { nil }
    }
    let delegate = Delegate()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    let (first, second) = (UIView(), UIView())
    first.addInteraction(interaction)
    #expect(interaction.view === first)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty)
    #expect(interaction.view === second)
    second.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }
}
