import Testing
import UIKit

/// The text of pasted items, which the paste delegate of a text determines.
@MainActor
struct TextPasteDelegateTests {
  /// A delegate that records what it is asked, and answers with closures.
  @MainActor
  private final class Transformer: NSObject, UITextPasteDelegate {
    var items: [any UITextPasteItem] = []
    var result: (any UITextPasteItem) -> Void = { $0.setDefaultResult() }

    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
      items.append(item)
      result(item)
    }
  }

  /// A delegate that also combines and inserts the texts.
  @MainActor
  private final class Inserter: NSObject, UITextPasteDelegate {
    var log: [String] = []
    private var count = 0

    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
      count += 1
      item.setResult(string: count == 1 ? "b" : "c")
    }

    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
      log.append("combine \(itemStrings.map(\.string))")
      return NSAttributedString(string: itemStrings.map(\.string).joined(separator: "-"))
    }

    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
      log.append("perform \(attributedString.string)")
      guard let view = textPasteConfigurationSupporting as? UITextView else { return textRange }
      view.replace(textRange, withText: "<\(attributedString.string)>")
      let end = view.position(from: textRange.start, offset: attributedString.length + 2) ?? view.endOfDocument
      return view.textRange(from: textRange.start, to: end) ?? textRange
    }

    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool {
      log.append("animate \(attributedString.string)")
      return false
    }
  }

  private final class Guard: NSObject, UITextViewDelegate {
    var asked: [String] = []
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      asked.append("\(range.location) \(range.length) \(text)")
      return text != "forbidden"
    }
  }

  private func show(_ stage: Stage) async -> UITextView {
    let root = UIViewController()
    await stage.show(root)
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    view.smartInsertDeleteType = .no
    root.view.addSubview(view)
    view.text = "ad"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)
    return view
  }

  private func text(_ string: String) -> NSItemProvider { NSItemProvider(object: NSString(string: string)) }

  private func wait(for view: UITextView, until isDone: (UITextView) -> Bool, on stage: Stage) async {
    await stage.settle()
    for _ in 0..<50 where !isDone(view) { await stage.advance(by: 0.02) }
  }

  @Test(.rule("R1653"))
  func `Text fields and text views support paste delegates, and have none by default`() {
    let delegate = Transformer()
    for text in [UITextView(), UITextField()] as [any UITextPasteConfigurationSupporting] {
      #expect(text.pasteDelegate == nil)
      text.pasteDelegate = delegate
      #expect(text.pasteDelegate === delegate)
    }
  }

  @Test(.rule("R1654"))
  func `The delegate sets the text of each pasted item`() async throws {
    let stage = try await Stage.open()
    let view = await show(stage)
    let delegate = Transformer()
    view.pasteDelegate = delegate
    var results = [NSAttributedString(string: "b"), NSAttributedString(string: "c")]
    delegate.result = { $0.setResult(attributedString: results.removeFirst()) }
    view.paste(itemProviders: [text("one"), text("two")])
    await wait(for: view, until: { $0.text != "ad" }, on: stage)
    #expect(view.text == "abcd")
    #expect(delegate.items.map { $0.itemProvider.canLoadObject(ofClass: NSString.self) } == [true, true])
    #expect(delegate.items.allSatisfy { $0.localObject == nil })
  }

  @Test(.rule("R1654"))
  func `Plain text has the default attributes of the item`() async throws {
    let stage = try await Stage.open()
    let view = await show(stage)
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 31)]
    let delegate = Transformer()
    view.pasteDelegate = delegate
    delegate.result = { $0.setResult(string: "bc") }
    view.paste(itemProviders: [text("one")])
    await wait(for: view, until: { $0.text != "ad" }, on: stage)
    #expect((delegate.items.first?.defaultAttributes[.font] as? UIFont)?.pointSize == 31)
    let font = view.textStorage.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    #expect(view.text == "abcd" && font?.pointSize == 31)
  }

  @Test(.rule("R1655"))
  func `A text is inserted when all items have their results`() async throws {
    let stage = try await Stage.open()
    let view = await show(stage)
    let delegate = Transformer()
    view.pasteDelegate = delegate
    delegate.result = { _ in }
    view.paste(itemProviders: [text("one"), text("two"), text("three")])
    await wait(for: view, until: { _ in delegate.items.count == 3 }, on: stage)
    try #require(delegate.items.count == 3)
    delegate.items[2].setResult(string: "c")
    delegate.items[1].setNoResult()
    await stage.advance(by: 0.1)
    #expect(view.text == "ad")
    delegate.items[0].setResult(string: "b")
    await wait(for: view, until: { $0.text != "ad" }, on: stage)
    #expect(view.text == "abcd")
  }

  @Test(.rule("R1655"))
  func `Without a result, nothing is inserted`() async throws {
    let stage = try await Stage.open()
    let view = await show(stage)
    view.selectedRange = NSRange(location: 0, length: 1)
    let delegate = Transformer()
    view.pasteDelegate = delegate
    delegate.result = { $0.setNoResult() }
    view.paste(itemProviders: [text("one")])
    await wait(for: view, until: { _ in !delegate.items.isEmpty }, on: stage)
    await stage.advance(by: 0.1)
    #expect(delegate.items.count == 1 && view.text == "ad")
  }

  @Test(.rule("R1656"))
  func `The default result is the text or the URL of an item, and none for other items`() async throws {
    let stage = try await Stage.open()
    let view = await show(stage)
    let delegate = Transformer()
    view.pasteDelegate = delegate
    view.paste(itemProviders: [text("b")])
    await wait(for: view, until: { $0.text != "ad" }, on: stage)
    #expect(view.text == "abd")
    let url = try #require(NSURL(string: "https://example.com/a"))
    view.paste(itemProviders: [NSItemProvider(object: url)])
    await wait(for: view, until: { $0.text != "abd" }, on: stage)
    #expect(view.text == "abhttps://example.com/ad")
    view.text = ""
    view.paste(itemProviders: [NSItemProvider(object: UIColor.red)])
    await stage.advance(by: 0.2)
    #expect(view.text == "" && delegate.items.count == 3)
  }

  @Test(.rule("R1657"))
  func `The delegate combines the results and inserts the text`() async throws {
    let stage = try await Stage.open()
    let view = await show(stage)
    let delegate = Inserter()
    view.pasteDelegate = delegate
    view.paste(itemProviders: [text("one"), text("two")])
    await wait(for: view, until: { $0.text != "ad" }, on: stage)
    #expect(view.text == "a<b-c>d")
    #expect(delegate.log.first == #"combine ["b", "c"]"#)
    #expect(delegate.log.contains("animate b-c"))
    #expect(delegate.log.contains("perform b-c"))
  }

  @Test(.rule("R1658"))
  func `The delegate of the text view is asked before the standard insertion`() async throws {
    let stage = try await Stage.open()
    let view = await show(stage)
    let (delegate, editing) = (Transformer(), Guard())
    view.pasteDelegate = delegate
    view.delegate = editing
    delegate.result = { $0.setResult(string: "forbidden") }
    view.paste(itemProviders: [text("one")])
    await wait(for: view, until: { _ in !editing.asked.isEmpty }, on: stage)
    #expect(editing.asked == ["1 0 forbidden"] && view.text == "ad")
    delegate.result = { $0.setResult(string: "bc") }
    view.paste(itemProviders: [text("one")])
    await wait(for: view, until: { $0.text != "ad" }, on: stage)
    #expect(view.text == "abcd")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
  }

  @Test(.rule("R1659"))
  func `An attachment can be the result`() async throws {
    let stage = try await Stage.open()
    let view = await show(stage)
    let delegate = Transformer()
    view.pasteDelegate = delegate
    let attachment = NSTextAttachment()
    delegate.result = { $0.setResult(attachment: attachment) }
    view.paste(itemProviders: [text("one")])
    await wait(for: view, until: { $0.text != "ad" }, on: stage)
    #expect(view.textStorage.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment === attachment)
    #expect(view.text == "a\u{FFFC}d")
  }

  @Test(.rule("R1660"))
  func `Paste asks the paste delegate for the items of the general pasteboard`() async throws {
    let stage = try await Stage.open()
    let view = await show(stage)
    let delegate = Transformer()
    view.pasteDelegate = delegate
    delegate.result = { $0.setResult(string: "bc") }
    UIPasteboard.general.string = "one"
    view.paste(nil)
    await wait(for: view, until: { $0.text != "ad" }, on: stage)
    #expect(view.text == "abcd" && delegate.items.count == 1)
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    view.superview?.addSubview(field)
    field.pasteDelegate = delegate
    delegate.result = { $0.setResult(string: "x\ny") }
    field.becomeFirstResponder()
    field.paste(nil)
    for _ in 0..<50 where field.text?.isEmpty != false { await stage.advance(by: 0.02) }
    #expect(field.text == "x y")
    UIPasteboard.general.items = []
    await stage.settle()
  }

  @Test(.rule("R1660"))
  func `Items of other types that the app accepts can be pasted`() async throws {
    let stage = try await Stage.open()
    let view = await show(stage)
    let delegate = Transformer()
    delegate.result = { $0.setResult(string: "bc") }
    UIPasteboard.general.color = .red
    #expect(!view.canPerformAction(EditSelectors.paste, withSender: nil))
    view.pasteDelegate = delegate
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIColor.self)
    #expect(view.canPerformAction(EditSelectors.paste, withSender: nil))
    view.paste(nil)
    await wait(for: view, until: { $0.text != "ad" }, on: stage)
    #expect(view.text == "abcd")
    UIPasteboard.general.items = []
    await stage.settle()
  }
}
