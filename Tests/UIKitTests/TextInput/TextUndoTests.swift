import Simulator
import Testing
import UIKit

/// The undoing of what is typed.
@MainActor
struct TextUndoTests {
  @MainActor
  private final class World {
    let simulator: Simulator
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 120))
    let root = UIViewController()

    init() async {
      simulator = await Simulator.boot(.iPhone15)
      simulator.show(root)
      root.view.addSubview(view)
      simulator.commit()
      view.becomeFirstResponder()
    }

    var manager: UndoManager { view.undoManager ?? UndoManager() }
  }

  @Test func `What is typed in one go is undone in one go`() async throws {
    let world = await World()
    try await world.simulator.type("Hello")
    #expect(world.manager.undoMenuItemTitle == "Undo Typing")
    #expect(world.manager.undoCount == 1)
    world.manager.undo()
    #expect(world.view.text == "")
    world.manager.redo()
    #expect(world.view.text == "Hello")
    #expect(world.view.selectedRange == NSRange(location: 5, length: 0))
  }

  @Test func `Deleting what was just typed belongs to the typing`() async throws {
    let world = await World()
    try await world.simulator.type("Helo")
    try await world.simulator.pressDelete()
    try await world.simulator.type("lo")
    #expect(world.view.text == "Hello")
    world.manager.undo()
    #expect(world.view.text == "")
  }

  @Test func `A change of the selection ends an action`() async throws {
    let world = await World()
    try await world.simulator.type("ac")
    world.view.selectedRange = NSRange(location: 1, length: 0)
    try await world.simulator.type("b")
    #expect(world.view.text == "abc")
    world.manager.undo()
    #expect(world.view.text == "ac")
    world.manager.undo()
    #expect(world.view.text == "")
  }

  @Test func `Deletions are undone together, with the selection before them`() async throws {
    let world = await World()
    world.view.text = "one two"
    for _ in 0..<4 { try await world.simulator.pressDelete() }
    #expect(world.view.text == "one")
    world.manager.undo()
    #expect(world.view.text == "one two")
    #expect(world.view.selectedRange == NSRange(location: 7, length: 0))
  }

  @Test func `Replaced text comes back with its attributes`() async throws {
    let world = await World()
    let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.systemRed])
    world.view.attributedText = text
    world.view.selectedRange = NSRange(location: 0, length: 3)
    world.view.typingAttributes = [.foregroundColor: UIColor.systemGreen]
    try await world.simulator.type("g")
    world.manager.undo()
    #expect(world.view.text == "red")
    let color = world.view.attributedText.attributes(at: 0, effectiveRange: nil)[.foregroundColor]
    #expect(color as? UIColor == .systemRed)
    #expect(world.view.selectedRange == NSRange(location: 0, length: 3))
  }

  @Test func `Text that the app sets removes what can be undone`() async throws {
    let world = await World()
    try await world.simulator.type("Hello")
    world.view.text = "Bye"
    #expect(!world.manager.canUndo)
  }

  @Test func `A password cannot be undone`() async throws {
    let world = await World()
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    field.isSecureTextEntry = true
    world.root.view.addSubview(field)
    field.becomeFirstResponder()
    try await world.simulator.type("secret")
    #expect(field.undoManager?.canUndo == false)
  }

  @Test func `An operation of another object ends the action`() async throws {
    let world = await World()
    try await world.simulator.type("a")
    world.manager.registerUndo(withTarget: world.root) { _ in }
    world.simulator.commit()
    try await world.simulator.type("b")
    #expect(world.manager.undoCount == 3)
  }
}
