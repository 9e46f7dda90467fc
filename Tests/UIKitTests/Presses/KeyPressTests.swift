import Simulator
import Testing
import UIKit

/// The keys of a connected keyboard, from the device to what acts on them.
@MainActor
struct KeyPressTests {
  @MainActor
  private final class Log {
    var entries: [String] = []

    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  /// A view that notes presses and actions.
  private final class KeyView: UIView, _RuntimeActionTarget {
    let log: Log
    var commands: [UIKeyCommand] = []
    var keepsPresses = false
    var actions: Set<Selector> = ["act:"]

    init(_ log: Log) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log.entries.append("began \(press.key?.characters ?? "")") }
      if !keepsPresses { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log.entries.append("ended \(press.key?.characters ?? "") \(press.force)") }
      super.pressesEnded(presses, with: event)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.entries.append("cancelled")
      super.pressesCancelled(presses, with: event)
    }

    func _runtimeCanPerform(_ action: Selector) -> Bool { actions.contains(action) }

    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      guard actions.contains(action) else { return false }
      log.entries.append("\(action) \((sender as? UIKeyCommand)?.input ?? "")")
      return true
    }
  }

  @MainActor
  private final class World {
    let simulator: Simulator
    let log = Log()
    let root = UIViewController()
    let outer: KeyView
    let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 34))

    init() async {
      simulator = await Simulator.boot(.iPhone15)
      outer = KeyView(log)
      simulator.show(root)
      root.view.addSubview(outer)
      outer.addSubview(field)
      simulator.commit()
    }
  }

  private func command(_ input: String, _ modifiers: UIKeyModifierFlags = .command) -> UIKeyCommand {
    UIKeyCommand(action: "act:", input: input, modifierFlags: modifiers)
  }

  // MARK: - Presses

  @Test func `A key is pressed and released in the first responder`() async {
    let world = await World()
    world.outer.becomeFirstResponder()
    await world.simulator.press("a")
    #expect(world.log.take() == ["began a", "ended a 0.0"])
    await world.simulator.press("A")
    #expect(world.log.take() == ["began A", "ended A 0.0"])
  }

  @Test func `A press knows its key and its modifiers`() async throws {
    @MainActor
    final class Reader: UIView {
      var keys: [UIKey] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap(\.key)
        #expect(event?.type == .presses)
        #expect(event?.allPresses == presses)
      }
    }
    let world = await World()
    let reader = Reader()
    world.root.view.addSubview(reader)
    reader.becomeFirstResponder()
    await world.simulator.press("+", modifiers: .alternate)
    let key = try #require(reader.keys.first)
    #expect(key.keyCode == .keyboardEqualSign)
    #expect(key.characters == "+" && key.charactersIgnoringModifiers == "=")
    #expect(key.modifierFlags == [.shift, .alternate])
    await world.simulator.press(UIKeyCommand.inputUpArrow)
    #expect(reader.keys.last?.keyCode == .keyboardUpArrow)
  }

  @Test func `A key that is held repeats its text without another press`() async {
    let world = await World()
    world.field.becomeFirstResponder()
    world.simulator.keyDown("x")
    world.simulator.keyDown("x")
    #expect(world.log.take() == ["began x"])
    #expect(world.field.text == "xx")
    world.simulator.keyUp("x")
    #expect(world.log.take() == ["ended x 0.0"])
  }

  @Test func `Keys that are held are cancelled when the app leaves the screen`() async {
    let world = await World()
    world.outer.becomeFirstResponder()
    world.simulator.keyDown("w")
    world.simulator.sendToBackground()
    #expect(world.log.take() == ["began w", "cancelled"])
  }

  @Test func `Without a first responder, the innermost view controller receives keys`() async {
    let world = await World()
    let child = UIViewController()
    let view = KeyView(world.log)
    child.view = view
    world.root.addChild(child)
    world.root.view.addSubview(view)
    child.didMove(toParent: world.root)
    world.simulator.commit()
    await world.simulator.press("q")
    #expect(world.log.take() == ["began q", "ended q 0.0"])
  }

  // MARK: - Text

  @Test func `A key enters its text after the responders have received it`() async {
    let world = await World()
    world.field.becomeFirstResponder()
    await world.simulator.press("h")
    await world.simulator.press("I", modifiers: .shift)
    await world.simulator.press(UIKeyCommand.inputDelete)
    #expect(world.field.text == "h")
    #expect(world.log.take().filter { $0.hasPrefix("began") } == ["began h", "began I", "began \u{8}"])
  }

  @Test func `A key that a responder keeps enters no text`() async {
    let world = await World()
    world.outer.keepsPresses = true
    world.field.becomeFirstResponder()
    await world.simulator.press("h")
    #expect(world.field.text == "")
  }

  @Test func `Arrow keys move the caret and extend the selection`() async {
    let world = await World()
    world.field.text = "one two"
    world.field.becomeFirstResponder()
    func selection() -> NSRange { world.field.selectedTextRange.map(range) ?? NSRange() }
    func range(_ range: UITextRange) -> NSRange {
      let start = world.field.offset(from: world.field.beginningOfDocument, to: range.start)
      return NSRange(location: start, length: world.field.offset(from: range.start, to: range.end))
    }
    await world.simulator.press(UIKeyCommand.inputLeftArrow)
    #expect(selection() == NSRange(location: 6, length: 0))
    await world.simulator.press(UIKeyCommand.inputLeftArrow, modifiers: [.alternate, .shift])
    #expect(selection() == NSRange(location: 4, length: 2))
    await world.simulator.press(UIKeyCommand.inputRightArrow, modifiers: .shift)
    #expect(selection() == NSRange(location: 5, length: 1))
    await world.simulator.press(UIKeyCommand.inputLeftArrow)
    #expect(selection() == NSRange(location: 5, length: 0))
    await world.simulator.press(UIKeyCommand.inputLeftArrow, modifiers: .command)
    #expect(selection() == NSRange(location: 0, length: 0))
    await world.simulator.press(UIKeyCommand.inputDownArrow)
    #expect(selection() == NSRange(location: 7, length: 0))
  }

  @Test func `Arrow keys move the caret across lines`() async {
    let world = await World()
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    view.text = "first\nsecond\nx"
    world.root.view.addSubview(view)
    view.becomeFirstResponder()
    world.simulator.commit()
    view.selectedRange = NSRange(location: 3, length: 0)
    await world.simulator.press(UIKeyCommand.inputDownArrow)
    #expect((8...10).contains(view.selectedRange.location))
    await world.simulator.press(UIKeyCommand.inputRightArrow, modifiers: .command)
    #expect(view.selectedRange.location == 12)
    await world.simulator.press(UIKeyCommand.inputDownArrow)
    #expect(view.selectedRange.location == 14)
    await world.simulator.press(UIKeyCommand.inputUpArrow, modifiers: [.command, .shift])
    #expect(view.selectedRange == NSRange(location: 0, length: 14))
  }

  // MARK: - Key Commands

  @Test func `A key command is performed in place of the press`() async {
    let world = await World()
    world.outer.commands = [command("r")]
    world.outer.becomeFirstResponder()
    await world.simulator.press("r", modifiers: .command)
    #expect(world.log.take() == ["act: r"])
    await world.simulator.press("r", modifiers: [.command, .shift])
    #expect(world.log.take().first == "began R")
  }

  @Test func `Text precedes a key command, unless the command wants priority`() async {
    let world = await World()
    let letter = command("r", [])
    world.outer.commands = [letter]
    world.field.becomeFirstResponder()
    await world.simulator.press("r")
    #expect(world.field.text == "r")
    letter.wantsPriorityOverSystemBehavior = true
    await world.simulator.press("r")
    #expect(world.field.text == "r")
    #expect(world.log.take().last == "act: r")
  }

  @Test func `A character that needs Shift is a key command without naming Shift`() async {
    let world = await World()
    world.outer.commands = [command("+")]
    world.outer.becomeFirstResponder()
    await world.simulator.press("+", modifiers: .command)
    #expect(world.log.take() == ["act: +"])
  }

  @Test func `An alternative is performed with its modifiers`() async {
    let world = await World()
    world.outer.actions = ["act:", "other:"]
    world.outer.commands = [
      UIKeyCommand(
        action: "act:", input: "s", modifierFlags: .command,
        alternates: [UICommandAlternate(title: "Other", action: "other:", modifierFlags: .alternate)])
    ]
    world.outer.becomeFirstResponder()
    await world.simulator.press("s", modifiers: [.command, .alternate])
    #expect(world.log.take() == ["other: s"])
  }

  // MARK: - The Main Menu

  @Test func `Command Z undoes what was typed`() async {
    let world = await World()
    world.field.becomeFirstResponder()
    await world.simulator.press("a")
    await world.simulator.press("b")
    await world.simulator.press("z", modifiers: .command)
    #expect(world.field.text == "")
    await world.simulator.press("z", modifiers: [.command, .shift])
    #expect(world.field.text == "ab")
  }

  @Test func `Command C, X and V copy, cut and paste`() async {
    let world = await World()
    world.field.becomeFirstResponder()
    world.field.insertText("word")
    await world.simulator.press("a", modifiers: .command)
    await world.simulator.press("c", modifiers: .command)
    #expect(UIPasteboard.general.string == "word")
    await world.simulator.press("x", modifiers: .command)
    #expect(world.field.text == "")
    await world.simulator.press("v", modifiers: .command)
    await world.simulator.press("v", modifiers: .command)
    #expect(world.field.text == "word word")
  }

  @Test func `A key command without a key is performed by no key`() async {
    let world = await World()
    world.outer.commands = [UIKeyCommand()]
    world.outer.becomeFirstResponder()
    await world.simulator.press("q")
    #expect(world.log.take().filter { $0.hasPrefix("act") } == [])
    #expect(UIKeyCommand().modifierFlags == [])
  }
}
