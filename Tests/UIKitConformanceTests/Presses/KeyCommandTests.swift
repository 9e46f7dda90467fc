import Testing
import UIKit

/// Key commands as values, and their sources.
@MainActor
struct KeyCommandTests {
  #if canImport(ObjectiveC)
    private static let action = #selector(UIResponder.selectAll(_:))
  #else
    private static let action: Selector = "selectAll:"
  #endif

  @Test(.rule("R865"))
  func `A key command has an input, modifiers and an action`() {
    let command = UIKeyCommand(
      title: "Refresh", action: Self.action, input: "r", modifierFlags: [.command, .shift], propertyList: ["id": 1])
    #expect(command.title == "Refresh")
    #expect(command.input == "r")
    #expect(command.modifierFlags == [.command, .shift])
    #expect(command.action == Self.action)
    #expect((command.propertyList as? [String: Int]) == ["id": 1])
    #expect(command.state == .off && command.attributes == [])
    #expect(!command.wantsPriorityOverSystemBehavior)
    let plain = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.action)
    #expect(plain.title.isEmpty)
    #expect(plain.input == UIKeyCommand.inputEscape)
  }

  @Test(.rule("R865"))
  func `A command is an element of menus, whose title can change`() {
    let command = UICommand(title: "Select All", action: Self.action, discoverabilityTitle: "Selects all rows")
    command.title = "All"
    command.attributes = .destructive
    let menu = UIMenu(children: [command])
    #expect(menu.children.map(\.title) == ["All"])
    #expect(command.discoverabilityTitle == "Selects all rows")
  }

  @Test(.rule("R866"))
  func `A responder has no key commands by default, and a view controller has those that were added`() {
    #expect(UIView().keyCommands == nil)
    let controller = UIViewController()
    let command = UIKeyCommand(input: "r", modifierFlags: .command, action: Self.action)
    controller.addKeyCommand(command)
    #expect(controller.keyCommands?.contains(command) == true)
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands?.contains(command) != true)
  }

  @Test(.rule("R867"))
  func `A text field can cut and copy a selection, and select all of a text`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    root.view.addSubview(field)
    field.text = "one two"
    field.becomeFirstResponder()
    #expect(!field.canPerformAction(EditSelectors.copy, withSender: nil))
    #expect(field.canPerformAction(EditSelectors.selectAll, withSender: nil))
    field.selectAll(nil)
    #expect(field.canPerformAction(EditSelectors.copy, withSender: nil))
    #expect(field.canPerformAction(EditSelectors.cut, withSender: nil))
    #expect(!field.canPerformAction(EditSelectors.selectAll, withSender: nil))
    field.isSecureTextEntry = true
    #expect(!field.canPerformAction(EditSelectors.copy, withSender: nil))
    await stage.settle()
  }

  @Test(.rule("R868"))
  func `Cut and paste move text, and report the changes`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    root.view.addSubview(view)
    view.text = "one two"
    view.becomeFirstResponder()
    let pasteboard = UIPasteboard.general
    view.selectedRange = NSRange(location: 0, length: 4)
    view.copy(nil)
    #expect(pasteboard.string == "one ")
    view.cut(nil)
    #expect(view.text == "two")
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    view.selectedRange = NSRange(location: 3, length: 0)
    view.paste(nil)
    #expect(view.text == "twoone ")
    await stage.settle()
  }
}
