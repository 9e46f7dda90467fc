import Simulator
import Testing
import UIKit

/// Fields whose text and placeholder have attributes.
@MainActor
struct AttributedFieldTests {
  private func show(_ field: UITextField) async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    simulator.show(root)
    field.frame = CGRect(x: 20, y: 100, width: 300, height: 34)
    root.view.addSubview(field)
    simulator.commit()
    return simulator
  }

  @Test func `A field has the attributes of the first character`() {
    let field = UITextField()
    let font = UIFont.boldSystemFont(ofSize: 20)
    field.attributedText = NSAttributedString(
      string: "bold", attributes: [.font: font, .foregroundColor: UIColor.systemRed])
    #expect(field.text == "bold")
    #expect(field.font == font && field.textColor == .systemRed)
    field.text = "plain"
    #expect(field.attributedText?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont == font)
  }

  @Test func `Typed text has the attributes of the text before it`() async throws {
    let field = UITextField()
    let simulator = await show(field)
    let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.systemRed])
    text.addAttribute(.foregroundColor, value: UIColor.systemGreen, range: NSRange(location: 1, length: 1))
    field.attributedText = text
    field.becomeFirstResponder()
    try await simulator.type("👍c")
    #expect(field.text == "ab👍c")
    let last = field.attributedText?.attributes(at: 4, effectiveRange: nil)
    #expect(last?[.foregroundColor] as? UIColor == .systemGreen)
    #expect(field.attributedText?.length == 5)
  }

  @Test func `A color or font that is set is for all of the text`() throws {
    let field = UITextField()
    let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.systemRed])
    text.addAttribute(.foregroundColor, value: UIColor.systemGreen, range: NSRange(location: 1, length: 1))
    field.attributedText = text
    field.textColor = .systemBlue
    let result = try #require(field.attributedText)
    for index in 0..<2 {
      #expect(result.attributes(at: index, effectiveRange: nil)[.foregroundColor] as? UIColor == .systemBlue)
    }
  }

  @Test func `A placeholder with attributes keeps them`() async {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.systemRed])
    #expect(field.placeholder == "Red")
    let simulator = await show(field)
    let red = UIColor.systemRed.resolvedColor(with: field.traitCollection).cgColor.components ?? []
    let hexadecimal = red.prefix(3).map { String(Int(($0 * 255).rounded()), radix: 16) }.joined()
    #expect(simulator.svgSnapshot().contains("#\(hexadecimal)"))
    field.placeholder = "Pale"
    #expect(!simulator.svgSnapshot().contains("#\(hexadecimal)"))
  }

  @Test func `There is one line only`() async {
    let field = UITextField()
    field.text = "a\nb\r\nc"
    #expect(field.text == "a b c")
    field.attributedText = NSAttributedString(string: "d\ne")
    #expect(field.text == "d e")
    field.insertText("\n")
    #expect(field.text == "d e ")
  }

  @Test func `The caret remains visible in a text that is too long`() async throws {
    let field = UITextField()
    let simulator = await show(field)
    field.becomeFirstResponder()
    try await simulator.type(String(repeating: "wide ", count: 30))
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(caret.maxX <= field.bounds.maxX + 2 && caret.minX > field.bounds.midX)
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    simulator.commit()
    #expect(abs(field.caretRect(for: field.beginningOfDocument).midX) <= 1)
  }
}
