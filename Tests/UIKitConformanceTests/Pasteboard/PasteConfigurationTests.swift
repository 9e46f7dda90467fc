import Testing
import UIKit

/// The types of items that responders accept, and Paste.
@MainActor
struct PasteConfigurationTests {
  @Test(.rule("R1418"))
  func `A paste configuration has types, to which others and those of classes are added`() {
    #expect(UIPasteConfiguration().acceptableTypeIdentifiers == [])
    let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["com.example.card"])
    #expect(configuration.acceptableTypeIdentifiers == ["com.example.card"])
    configuration.addAcceptableTypeIdentifiers(["com.example.deck"])
    #expect(Set(configuration.acceptableTypeIdentifiers) == ["com.example.card", "com.example.deck"])
    configuration.addTypeIdentifiers(forAccepting: UIColor.self)
    let colors = UIColor.readableTypeIdentifiersForItemProvider
    #expect(Set(configuration.acceptableTypeIdentifiers).isSuperset(of: colors))
  }

  @Test(.rule("R1418"))
  func `A paste configuration can accept the items of a class or a type`() {
    let colors = UIPasteConfiguration(forAccepting: UIColor.self)
    #expect(Set(colors.acceptableTypeIdentifiers) == Set(UIColor.readableTypeIdentifiersForItemProvider))
    let texts = UIPasteConfiguration(forAccepting: String.self)
    #expect(Set(texts.acceptableTypeIdentifiers) == Set(NSString.readableTypeIdentifiersForItemProvider))
  }

  @Test(.rule("R1418"))
  func `A copy of a paste configuration does not change with it`() throws {
    let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["com.example.card"])
    let copy = try #require(configuration.copy() as? UIPasteConfiguration)
    configuration.addAcceptableTypeIdentifiers(["com.example.deck"])
    #expect(copy.acceptableTypeIdentifiers == ["com.example.card"])
  }

  @Test(.rule("R1419"))
  func `A responder copies the paste configuration that is set, and has none by default`() {
    let view = UIView()
    #expect(view.pasteConfiguration == nil)
    let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["com.example.card"])
    view.pasteConfiguration = configuration
    configuration.addAcceptableTypeIdentifiers(["com.example.deck"])
    #expect(view.pasteConfiguration?.acceptableTypeIdentifiers == ["com.example.card"])
    view.pasteConfiguration = nil
    #expect(view.pasteConfiguration == nil)
  }

  /// A view that records what is pasted into it.
  private final class PasteView: UIView {
    var pasted: [[NSItemProvider]] = []
    override var canBecomeFirstResponder: Bool { true }
    override func paste(itemProviders: [NSItemProvider]) { pasted.append(itemProviders) }
  }

  private func provider(_ text: String) -> NSItemProvider { NSItemProvider(object: NSString(string: text)) }

  @Test(.rule("R1419"))
  func `A responder can paste items of which one has an acceptable type`() {
    let view = UIView()
    #expect(!view.canPaste([provider("one")]))
    view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    #expect(view.canPaste([NSItemProvider(object: UIColor.red), provider("one")]))
    #expect(!view.canPaste([NSItemProvider(object: UIColor.red)]))
    #expect(!view.canPaste([]))
  }

  @Test(.rule("R1420"))
  func `Paste passes the items of the pasteboard to a responder that accepts them`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let view = PasteView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    root.view.addSubview(view)
    view.becomeFirstResponder()
    UIPasteboard.general.string = "one"
    #expect(!view.canPerformAction(EditSelectors.paste, withSender: nil))
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(view.canPerformAction(EditSelectors.paste, withSender: nil))
    #expect(!view.canPerformAction(EditSelectors.copy, withSender: nil))
    #expect(view.target(forAction: EditSelectors.paste, withSender: nil) as? UIView === view)
    #expect(UIApplication.shared.sendAction(EditSelectors.paste, to: nil, from: nil, for: nil))
    #expect(view.pasted.count == 1)
    let pasted = try #require(view.pasted.first?.first)
    #expect(pasted.canLoadObject(ofClass: NSString.self))
    UIPasteboard.general.color = .red
    #expect(!view.canPerformAction(EditSelectors.paste, withSender: nil))
    UIPasteboard.general.items = []
    await stage.settle()
  }

  @Test(.rule("R1423"))
  func `Text fields and text views accept texts`() {
    #expect(UITextField().canPaste([provider("one")]))
    let view = UITextView()
    #expect(view.canPaste([provider("one")]))
    #expect(!view.canPaste([NSItemProvider(object: UIColor.red)]))
    #expect(view.pasteConfiguration != nil)
  }

  @Test(.rule("R1423"))
  func `The text of items is pasted at the selection of a text view`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    view.smartInsertDeleteType = .no
    root.view.addSubview(view)
    view.text = "ad"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)
    view.paste(itemProviders: [provider("bc")])
    await stage.settle()
    for _ in 0..<50 where view.text == "ad" { await stage.advance(by: 0.02) }
    #expect(view.text == "abcd")
  }

  @Test(.rule("R1422"))
  func `A paste control has the appearance with which it was created`() {
    let configuration = UIPasteControl.Configuration()
    #expect(configuration.displayMode == .iconAndLabel)
    #expect(configuration.baseForegroundColor == nil && configuration.baseBackgroundColor == nil)
    configuration.displayMode = .labelOnly
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .systemGreen
    let control = UIPasteControl(configuration: configuration)
    configuration.displayMode = .iconOnly
    #expect(control.configuration.displayMode == .labelOnly)
    #expect(control.configuration.cornerStyle == .capsule)
    #expect(control.configuration.baseBackgroundColor == .systemGreen)
    #expect(control.target == nil)
  }
}
