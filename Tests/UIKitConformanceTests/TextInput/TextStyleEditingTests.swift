import Testing
import UIKit

/// The style of the selection, which the user can change if the app permits it.
@MainActor
struct TextStyleEditingTests {
  private let stage: Stage
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  private let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))

  init() async throws {
    stage = try await Stage.open()
    let controller = UIViewController()
    controller.view.addSubview(field)
    controller.view.addSubview(textView)
    await stage.show(controller)
  }

  private func range(_ location: Int, _ length: Int, in input: some UITextInput) throws -> UITextRange {
    let start = try #require(input.position(from: input.beginningOfDocument, offset: location))
    let end = try #require(input.position(from: start, offset: length))
    return try #require(input.textRange(from: start, to: end))
  }

  private func isBold(_ text: NSAttributedString?, at offset: Int) -> Bool {
    let font = text?.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
    return font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
  }

  #if canImport(ObjectiveC)
    private let bold = #selector(UIResponder.toggleBoldface(_:))
  #else
    private let bold: Selector = "toggleBoldface:"
  #endif

  @Test(.rule("R1369"))
  func `The style of a field cannot be changed unless the app permits it`() throws {
    field.text = "one two"
    field.becomeFirstResponder()
    field.selectedTextRange = try range(0, 3, in: field)
    #expect(!field.allowsEditingTextAttributes && !textView.allowsEditingTextAttributes)
    #expect(!field.canPerformAction(bold, withSender: nil))
    field.allowsEditingTextAttributes = true
    #expect(field.canPerformAction(bold, withSender: nil))
    field.selectedTextRange = try range(1, 0, in: field)
    #expect(!field.canPerformAction(bold, withSender: nil))
  }

  @Test(.rule("R1369"))
  func `The selection becomes bold, and is bold no longer when all of it was`() throws {
    field.text = "one two"
    field.allowsEditingTextAttributes = true
    field.becomeFirstResponder()
    field.selectedTextRange = try range(0, 3, in: field)
    field.toggleBoldface(nil)
    #expect(isBold(field.attributedText, at: 1) && !isBold(field.attributedText, at: 4))
    #expect(field.text == "one two")
    field.selectedTextRange = try range(0, 7, in: field)
    field.toggleBoldface(nil)
    #expect(isBold(field.attributedText, at: 1) && isBold(field.attributedText, at: 4))
    field.toggleBoldface(nil)
    #expect(!isBold(field.attributedText, at: 1) && !isBold(field.attributedText, at: 4))
  }

  @Test(.rule("R1369"))
  func `A change of the style is reported, and can be undone`() throws {
    var changes = 0
    field.text = "one two"
    field.allowsEditingTextAttributes = true
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.becomeFirstResponder()
    field.selectedTextRange = try range(4, 3, in: field)
    field.toggleUnderline(nil)
    func isUnderlined() -> Bool {
      field.attributedText?.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int == 1
    }
    #expect(isUnderlined())
    #expect(changes == 1)
    field.undoManager?.undo()
    #expect(!isUnderlined())
    #expect(field.text == "one two")
  }

  @Test(.rule("R1370"))
  func `Text is pasted with its style where the app permits it, and with that of the text otherwise`() throws {
    field.text = "one two"
    field.allowsEditingTextAttributes = true
    field.becomeFirstResponder()
    field.selectedTextRange = try range(0, 3, in: field)
    field.toggleItalics(nil)
    field.copy(nil)
    textView.becomeFirstResponder()
    func traits() -> UIFontDescriptor.SymbolicTraits? {
      (textView.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits
    }
    textView.paste(nil)
    #expect(textView.text == "one" && traits()?.contains(.traitItalic) == false)
    textView.text = ""
    textView.allowsEditingTextAttributes = true
    textView.paste(nil)
    #expect(textView.text == "one" && traits()?.contains(.traitItalic) == true)
    textView.text = ""
    textView.typingAttributes = [.font: UIFont.systemFont(ofSize: 17)]
    textView.pasteAndMatchStyle(nil)
    #expect(textView.text == "one" && traits()?.contains(.traitItalic) == false)
  }

  @Test(.rule("R1759"))
  func `The sizes of the fonts in the selection are increased and decreased`() throws {
    func size(_ offset: Int) throws -> CGFloat {
      let font = textView.attributedText.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
      return try #require(font).pointSize
    }
    let text = NSMutableAttributedString(string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 30), range: NSRange(location: 4, length: 3))
    textView.attributedText = text
    textView.allowsEditingTextAttributes = true
    textView.becomeFirstResponder()
    textView.selectedRange = NSRange(location: 0, length: 7)
    textView.increaseSize(nil)
    #expect(try size(0) > 17 && size(4) > 30 && size(8) == 17)
    #expect(isBold(textView.attributedText, at: 4) && !isBold(textView.attributedText, at: 0))
    #expect(textView.selectedRange == NSRange(location: 0, length: 7))
    textView.decreaseSize(nil)
    #expect(try size(0) == 17 && size(4) == 30)
    textView.decreaseSize(nil)
    #expect(try size(0) < 17 && size(4) < 30 && size(8) == 17)
  }
}
