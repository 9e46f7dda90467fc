import Testing
import UIKit

/// Text views and their text storages.
@MainActor
struct TextViewStorageTests {
  private let frame = CGRect(x: 0, y: 0, width: 200, height: 200)

  private func makeView(_ storage: NSTextStorage, manager: NSLayoutManager = NSLayoutManager()) -> UITextView {
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    return UITextView(frame: frame, textContainer: container)
  }

  @Test(.rule("R972"))
  func `A view shows the text of its container`() {
    let storage = NSTextStorage(string: "one")
    let view = makeView(storage)
    #expect(view.textStorage === storage)
    #expect(view.layoutManager === storage.layoutManagers.first)
    #expect(view.text == "one")
    let plain = UITextView(frame: frame)
    plain.text = "two"
    #expect(plain.textStorage.string == "two")
    #expect(plain.layoutManager.textStorage === plain.textStorage)
    #expect(plain.textContainer.layoutManager === plain.layoutManager)
  }

  @Test(.rule("R972"))
  func `A change of the storage changes the view`() {
    let view = UITextView(frame: frame)
    let log = CallbackLog([])
    let delegate = TextViewDelegate("a", log)
    view.delegate = delegate
    view.text = "one two"
    view.layoutIfNeeded()
    let height = view.contentSize.height
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1\n2\n3")
    view.layoutIfNeeded()
    #expect(view.text == "1\n2\n3 two")
    #expect(view.contentSize.height > height)
    #expect(log.take() == [])
    view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test(.rule("R972"))
  func `The selection remains at its characters`() {
    let view = UITextView(frame: frame)
    view.text = "one two three"
    view.selectedRange = NSRange(location: 4, length: 3)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "first")
    #expect(view.selectedRange == NSRange(location: 6, length: 3))
    view.textStorage.deleteCharacters(in: NSRange(location: 10, length: 5))
    #expect(view.selectedRange == NSRange(location: 6, length: 3))
  }

  @Test(.rule("R973"))
  func `Typing changes the storage`() {
    let storage = OwnTextStorage()
    let delegate = TextStorageDelegate()
    storage.delegate = delegate
    let view = makeView(storage)
    view.insertText("ab")
    #expect(storage.takeCalls().first == #"replace 0,0 "ab""#)
    #expect(delegate.take() == ["will ca 0,2 2", "did ca 0,2 2"])
    view.deleteBackward()
    #expect(storage.takeCalls() == [#"replace 1,1 """#])
    #expect(delegate.take() == ["will c 1,0 -1", "did c 1,0 -1"])
    #expect(view.text == "a")
    #expect(storage.string == "a")
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test(.rule("R973"))
  func `A storage highlights what the user types`() {
    let storage = OwnTextStorage()
    storage.highlighted = "let"
    let view = makeView(storage)
    view.insertText("let x")
    func color(_ index: Int) -> UIColor? {
      storage.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }
    #expect(color(0) == .red && color(2) == .red)
    #expect(color(4) != .red)
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
  }

  @Test(.rule("R973"))
  func `A delegate of the storage reads the new text in the view`() {
    let view = UITextView(frame: frame)
    let delegate = TextStorageDelegate()
    var seen: [String] = []
    delegate.onDidProcess = { _ in seen.append(MainActor.assumeIsolated { view.text }) }
    view.textStorage.delegate = delegate
    view.insertText("a")
    view.insertText("b")
    #expect(seen == ["a", "ab"])
  }

  @Test(.rule("R971"))
  func `A layout manager draws the background before the glyphs`() async throws {
    let manager = DrawingManager()
    let storage = NSTextStorage(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    storage.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 4, length: 3))
    let view = makeView(storage, manager: manager)
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    root.view.addSubview(view)
    await stage.settle()
    #expect(manager.log.prefix(3) == ["background 0,7 0.0,8.0", "fill 4,3 1", "glyphs 0,7 0.0,8.0"])
    manager.log = []
    storage.append(NSAttributedString(string: "!"))
    await stage.settle()
    #expect(manager.log.first == "background 0,8 0.0,8.0")
  }

  private final class DrawingManager: NSLayoutManager {
    var log: [String] = []

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      log.append("background \(glyphsToShow.location),\(glyphsToShow.length) \(origin.x),\(origin.y)")
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }

    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      log.append("glyphs \(glyphsToShow.location),\(glyphsToShow.length) \(origin.x),\(origin.y)")
      super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
      log.append("fill \(charRange.location),\(charRange.length) \(rectCount)")
      super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
    }
  }
}
