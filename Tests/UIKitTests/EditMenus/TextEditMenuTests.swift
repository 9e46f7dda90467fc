import Simulator
import Testing
import UIKit

/// The edit menu of texts, as a user opens and uses it.
@MainActor
struct TextEditMenuTests {
  @MainActor
  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var menu: ([UIMenuElement]) -> UIMenu? = { _ in nil }
    var log: [String] = []

    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("menu \(range.location) \(range.length)")
      return menu(suggestedActions)
    }
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      log.append("present")
    }
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      log.append("dismiss")
    }
    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu(suggestedActions) }
  }

  @MainActor
  private final class World {
    let simulator: Simulator
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
    let view = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
    let delegate = Delegate()

    init() async {
      simulator = await Simulator.boot(.iPhone15)
      simulator.show(root)
      root.view.backgroundColor = .systemBackground
      field.borderStyle = .roundedRect
      field.delegate = delegate
      view.delegate = delegate
      for text in [field, view] as [UIView] { root.view.addSubview(text) }
      simulator.commit()
      UIPasteboard.general.items = []
      simulator.commit()
    }

    /// The titles of the menu on screen.
    var titles: [String] {
      field.window?.subviews.last.map(labels).map { $0.filter { !$0.isEmpty } } ?? []
    }

    private func labels(in view: UIView) -> [String] {
      if let control = view as? UIControl, let label = control.accessibilityLabel { return [label] }
      return view.subviews.flatMap(labels)
    }

    func point(_ offset: Int, in text: some UIView & UITextInput) -> CGPoint {
      let position = text.position(from: text.beginningOfDocument, offset: offset) ?? text.endOfDocument
      let rect = text.caretRect(for: position)
      return text.convert(CGPoint(x: rect.midX + 3, y: rect.midY), to: nil)
    }

    func doubleTap(_ point: CGPoint) async throws {
      try await simulator.tap(at: point)
      await simulator.advance(by: .milliseconds(100))
      try await simulator.tap(at: point)
      await simulator.advance(by: .milliseconds(400))
    }
  }

  @Test func `A double tap selects a word, and shows the menu`() async throws {
    let world = await World()
    world.field.text = "Hello big world"
    world.field.becomeFirstResponder()
    await world.simulator.settle()
    try await world.doubleTap(world.point(7, in: world.field))
    #expect(world.field.selectedTextRange.flatMap { world.field.text(in: $0) } == "big")
    #expect(world.titles == ["Cut", "Copy", "Select All"])
    try await world.simulator.tap("Copy")
    await world.simulator.settle()
    #expect(UIPasteboard.general.string == "big")
    #expect(world.titles.contains("Cut") == false)
  }

  @Test func `Three taps select a paragraph`() async throws {
    let world = await World()
    world.view.text = "one two\nthree"
    world.view.becomeFirstResponder()
    await world.simulator.settle()
    let point = world.point(5, in: world.view)
    try await world.doubleTap(point)
    try await world.simulator.tap(at: point)
    #expect(world.view.selectedRange == NSRange(location: 0, length: 7) || world.view.selectedRange.length == 3)
  }

  @Test func `A tap on the caret shows the menu, and another one hides it`() async throws {
    let world = await World()
    UIPasteboard.general.string = "pasted "
    world.field.text = "text"
    world.field.becomeFirstResponder()
    await world.simulator.settle()
    let point = world.point(2, in: world.field)
    try await world.simulator.tap(at: point)
    await world.simulator.advance(by: .seconds(1))
    #expect(!world.titles.contains("Paste"))
    try await world.simulator.tap(at: point)
    await world.simulator.advance(by: .seconds(1))
    #expect(world.titles == ["Paste", "Select", "Select All"])
    try await world.simulator.tap(at: point)
    await world.simulator.advance(by: .seconds(1))
    #expect(!world.titles.contains("Paste"))
    try await world.simulator.tap(at: point)
    await world.simulator.advance(by: .seconds(1))
    try await world.simulator.tap("Paste")
    await world.simulator.settle()
    #expect(world.field.text == "tepasted xt")
    #expect(world.field.undoManager?.undoMenuItemTitle == "Undo Paste")
  }

  @Test func `A long press moves the caret, and its end shows the menu`() async throws {
    let world = await World()
    world.view.text = "one two"
    world.view.becomeFirstResponder()
    await world.simulator.settle()
    let finger = try world.simulator.touchDown(at: world.point(1, in: world.view))
    await world.simulator.advance(by: .milliseconds(700))
    world.simulator.move(finger, to: world.point(4, in: world.view))
    #expect(world.view.selectedRange.length == 0)
    world.simulator.touchUp(finger, at: world.point(4, in: world.view))
    await world.simulator.advance(by: .seconds(1))
    #expect((4...5).contains(world.view.selectedRange.location))
    #expect(world.titles == ["Select", "Select All"])
    try await world.simulator.tap("Select All")
    await world.simulator.advance(by: .seconds(1))
    #expect(world.view.selectedRange == NSRange(location: 0, length: 7))
    #expect(world.titles == ["Cut", "Copy"])
  }

  @Test func `Text that cannot be edited can be selected and copied`() async throws {
    let world = await World()
    world.view.text = "one two"
    world.view.isEditable = false
    try await world.simulator.tap(at: world.point(1, in: world.view))
    #expect(!world.view.isFirstResponder)
    await world.simulator.advance(by: .seconds(1))
    try await world.doubleTap(world.point(1, in: world.view))
    #expect(world.view.selectedRange == NSRange(location: 0, length: 3))
    #expect(world.titles == ["Copy", "Select All"])
  }

  @Test func `The delegate adds to the menu`() async throws {
    let world = await World()
    var chosen = 0
    world.delegate.menu = { UIMenu(children: $0 + [UIAction(title: "Shout") { _ in chosen += 1 }]) }
    world.field.text = "word"
    world.field.becomeFirstResponder()
    await world.simulator.settle()
    try await world.doubleTap(world.point(1, in: world.field))
    #expect(world.titles == ["Cut", "Copy", "Shout"])
    #expect(world.delegate.log == ["menu 0 4", "present"])
    try await world.simulator.tap("Shout")
    await world.simulator.settle()
    #expect(chosen == 1)
    #expect(world.delegate.log.last == "dismiss")
  }

  @Test func `Typing hides the menu`() async throws {
    let world = await World()
    world.field.text = "word"
    world.field.becomeFirstResponder()
    await world.simulator.settle()
    try await world.doubleTap(world.point(1, in: world.field))
    #expect(!world.titles.isEmpty)
    try await world.simulator.type("x")
    await world.simulator.settle()
    #expect(world.delegate.log.last == "dismiss")
    #expect(world.field.text == "x")
  }

  @Test(arguments: [false, true])
  func `The selection and the menu are drawn`(isDark: Bool) async throws {
    let world = await World()
    world.simulator.userInterfaceStyle = isDark ? .dark : .light
    UIPasteboard.general.string = "x"
    world.view.text = "The selection of a text view can be longer than one of its lines."
    world.view.font = .systemFont(ofSize: 20)
    world.view.becomeFirstResponder()
    await world.simulator.settle()
    try await world.doubleTap(world.point(6, in: world.view))
    let picture = world.simulator.svgSnapshot()
    #expect(picture.contains("Copy") && picture.contains("Select All"))
  }
}
