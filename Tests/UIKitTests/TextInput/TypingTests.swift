import Simulator
import Testing
import UIKit

/// What a user types, with the delegate's say; ranges in UTF-16 units.
@MainActor
struct TypingTests {
  @MainActor
  private final class Delegate: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var allows: (NSRange, String) -> Bool = { _, _ in true }
    var onReturn: () -> Bool = { true }
    var allowsClear = true

    func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
      -> Bool
    {
      log.append("change(\(range.location),\(range.length),\(string)) of \(field.text ?? "nil")")
      return allows(range, string)
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      return onReturn()
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      log.append("clear")
      return allowsClear
    }
  }

  @MainActor
  private final class World {
    let simulator: Simulator
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let root = UIViewController()
    let delegate = Delegate()

    init() async {
      simulator = await Simulator.boot(.iPhone15)
      field.placeholder = "Name"
      field.delegate = delegate
      field.addAction(UIAction { [delegate] _ in delegate.log.append("changed") }, for: .editingChanged)
      simulator.show(root)
      root.view.addSubview(field)
      simulator.commit()
    }

    func take() -> [String] {
      defer { delegate.log = [] }
      return delegate.log
    }
  }

  @Test func `A field is tapped and typed into`() async throws {
    let world = await World()
    try await world.simulator.tap("Name")
    #expect(world.field.isEditing)
    #expect(world.simulator.isKeyboardShown)
    try await world.simulator.type("Hi")
    #expect(world.field.text == "Hi")
    #expect(
      world.take() == ["change(0,0,H) of ", "selection", "changed", "change(1,0,i) of H", "selection", "changed"])
  }

  @Test func `A character that the delegate refuses is not inserted`() async throws {
    let world = await World()
    world.delegate.allows = { _, string in string.allSatisfy(\.isNumber) }
    try await world.simulator.tap("Name")
    try await world.simulator.type("a1b2")
    #expect(world.field.text == "12")
    #expect(world.take().filter { $0 == "changed" }.count == 2)
    world.delegate.allows = { _, string in !string.isEmpty }
    try await world.simulator.pressDelete()
    #expect(world.field.text == "12")
  }

  @Test func `Ranges count emoji like UTF-16, and deleting removes them whole`() async throws {
    let world = await World()
    world.field.text = "é👍🏽"
    try await world.simulator.tap(at: CGPoint(x: 60, y: 117))
    _ = world.take()
    try await world.simulator.type("👨‍👩‍👧")
    #expect(world.take().first == "change(5,0,👨‍👩‍👧) of é👍🏽")
    try await world.simulator.pressDelete()
    #expect(world.take().first == "change(5,8,) of é👍🏽👨‍👩‍👧")
    try await world.simulator.pressDelete()
    #expect(world.take().first == "change(1,4,) of é👍🏽")
    #expect(world.field.text == "é")
    try await world.simulator.pressDelete()
    try await world.simulator.pressDelete()
    #expect(world.field.text == "")
    #expect(world.take().filter { $0.hasPrefix("change(") }.count == 1)
  }

  @Test func `A range for the delegate matches the resulting text`() async throws {
    let world = await World()
    var predictions: [String] = []
    world.delegate.allows = { [field = world.field] range, string in
      predictions.append(((field.text ?? "") as NSString).replacingCharacters(in: range, with: string))
      return true
    }
    try await world.simulator.tap("Name")
    var texts: [String] = []
    for character in "a👍é中" {
      try await world.simulator.type(String(character))
      texts.append(world.field.text ?? "")
    }
    world.field.selectedTextRange = world.field.textRange(
      from: world.field.beginningOfDocument, to: world.field.endOfDocument)
    try await world.simulator.type("x")
    texts.append(world.field.text ?? "")
    #expect(predictions == texts)
    #expect(texts.last == "x")
  }

  @Test func `A delegate may set the text itself and refuse`() async throws {
    let world = await World()
    world.delegate.allows = { [field = world.field] _, string in
      field.text = (field.text ?? "") + string.uppercased()
      return false
    }
    try await world.simulator.tap("Name")
    try await world.simulator.type("abc")
    #expect(world.field.text == "ABC")
    #expect(!world.take().contains("changed"))
  }

  @Test func `A delegate that shortens the text and returns true causes no error`() async throws {
    let world = await World()
    try await world.simulator.tap("Name")
    try await world.simulator.type("👍👍👍")
    world.delegate.allows = { [field = world.field] _, _ in
      field.text = ""
      return true
    }
    try await world.simulator.type("z")
    #expect(world.field.text == "z")
  }

  // MARK: - Return

  @Test func `Return asks, then ends editing only where the control's event is awaited`() async throws {
    let world = await World()
    try await world.simulator.tap("Name")
    try await world.simulator.pressReturn()
    #expect(world.field.isEditing)
    var ended = 0
    world.field.addAction(UIAction { _ in ended += 1 }, for: .editingDidEndOnExit)
    world.delegate.onReturn = { false }
    try await world.simulator.pressReturn()
    #expect(ended == 0 && world.field.isEditing)
    world.delegate.onReturn = { true }
    try await world.simulator.pressReturn()
    #expect(ended == 1 && !world.field.isEditing)
  }

  @Test func `The usual delegate resigns at return`() async throws {
    let world = await World()
    world.delegate.onReturn = { [field = world.field] in field.resignFirstResponder() }
    try await world.simulator.tap("Name")
    try await world.simulator.type("me\n")
    #expect(world.field.text == "me")
    #expect(!world.field.isEditing)
    await #expect(throws: SimulatorError.nothingAcceptsText("more", firstResponder: nil)) {
      try await world.simulator.type("more")
    }
  }

  @Test func `A return key that requires text does nothing without`() async throws {
    let world = await World()
    world.field.enablesReturnKeyAutomatically = true
    try await world.simulator.tap("Name")
    try await world.simulator.pressReturn()
    #expect(!world.take().contains("return"))
    try await world.simulator.type("a\n")
    #expect(world.take().contains("return"))
  }

  @Test func `Typing continues in the new first responder`() async throws {
    let world = await World()
    let next = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    world.root.view.addSubview(next)
    world.delegate.onReturn = { next.becomeFirstResponder() }
    try await world.simulator.tap("Name")
    try await world.simulator.type("one\ntwo")
    #expect(world.field.text == "one")
    #expect(next.text == "two")
    #expect(world.simulator.isKeyboardShown)
  }

  // MARK: - Clearing

  @Test func `The clear button asks, then removes the text and notifies`() async throws {
    let world = await World()
    world.field.clearButtonMode = .whileEditing
    try await world.simulator.tap("Name")
    await #expect(throws: SimulatorError.self) { try await world.simulator.tap("Clear text") }
    try await world.simulator.type("abc")
    world.delegate.allowsClear = false
    _ = world.take()
    try await world.simulator.tap("Clear text")
    #expect(world.take() == ["clear"])
    #expect(world.field.text == "abc")
    world.delegate.allowsClear = true
    try await world.simulator.tap("Clear text")
    #expect(world.take() == ["clear", "selection", "changed"])
    #expect(world.field.text == "")
  }

  @Test func `A field that clears when editing begins asks`() async throws {
    let world = await World()
    world.field.text = "old"
    world.field.clearsOnBeginEditing = true
    world.delegate.allowsClear = false
    world.field.becomeFirstResponder()
    #expect(world.field.text == "old")
    world.field.resignFirstResponder()
    world.delegate.allowsClear = true
    world.field.becomeFirstResponder()
    #expect(world.field.text == "")
  }

  // MARK: - Hidden text

  @Test func `Hidden text is seen as bullets`() async throws {
    let world = await World()
    world.field.isSecureTextEntry = true
    try await world.simulator.tap("Name")
    try await world.simulator.type("pä👍")
    #expect(world.field.text == "pä👍")
    #expect(world.field.accessibilityValue == "•••")
    let picture = world.simulator.svgSnapshot()
    #expect(picture.contains("•••") && !picture.contains("pä👍"))
  }

  @Test(arguments: [false, true])
  func `Hidden text that is edited again is replaced as a whole`(deletes: Bool) async throws {
    let world = await World()
    world.field.isSecureTextEntry = true
    try await world.simulator.tap("Name")
    try await world.simulator.type("secret")
    world.field.resignFirstResponder()
    world.field.becomeFirstResponder()
    if deletes { try await world.simulator.pressDelete() } else { try await world.simulator.type("n") }
    #expect(world.field.text == (deletes ? "" : "n"))
    try await world.simulator.type("ew")
    #expect(world.field.text == (deletes ? "ew" : "new"))
  }

  // MARK: - Responders that accept no text

  @Test func `What cannot be typed is reported with the reason`() async throws {
    let world = await World()
    let error = await #expect(throws: SimulatorError.self) { try await world.simulator.pressDelete() }
    #expect(error?.description == "\"delete\" cannot be typed: there is no first responder. Tap a field first.")
  }

  @Test func `A hostile range has no effect outside of the text`() {
    let field = UITextField()
    field.text = "ab"
    var text = EditedTextProbe(field)
    text.select(NSRange(location: NSNotFound, length: 1))
    text.select(NSRange(location: -5, length: Int.max))
    field.insertText("x")
    #expect(field.text == "x")
  }
}

/// Selects by numbers, which a field takes only by its own positions.
@MainActor
private struct EditedTextProbe {
  let field: UITextField
  init(_ field: UITextField) { self.field = field }

  mutating func select(_ range: NSRange) {
    let begin = field.beginningOfDocument
    let start = field.position(from: begin, offset: range.location) ?? begin
    let end = field.position(from: start, offset: range.length) ?? field.endOfDocument
    field.selectedTextRange = field.textRange(from: start, to: end)
  }
}
