import Simulator
import Testing
import UIKit

/// Text views under fingers and keys.
@MainActor
struct TextViewTests {
  @MainActor
  private final class Delegate: NSObject, UITextViewDelegate {
    var log: [String] = []
    var shouldChange = true
    var onBegin: ((UITextView) -> Void)?

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      log.append("should \(range.location),\(range.length) \(text.debugDescription)")
      return shouldChange
    }
    func textViewDidBeginEditing(_ textView: UITextView) {
      log.append("begin")
      onBegin?(textView)
    }
    func textViewDidChange(_ textView: UITextView) { log.append("change \((textView.text ?? "").debugDescription)") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      log.append("selection \(textView.selectedRange.location)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @MainActor
  private final class World {
    let simulator: Simulator
    let root = UIViewController()
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 150))
    let delegate = Delegate()

    init(_ text: String = "") async {
      simulator = await Simulator.boot(.iPhone15)
      view.text = text
      view.accessibilityIdentifier = "notes"
      root.view.addSubview(view)
      simulator.show(root)
      view.delegate = delegate
      await simulator.settle()
    }
  }

  @Test func `A tap begins editing and places the caret`() async throws {
    let world = await World("first line\nsecond line")
    let place = try #require(world.view.position(from: world.view.beginningOfDocument, offset: 3))
    let caret = world.view.caretRect(for: place)
    try await world.simulator.tap(at: world.view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil))
    #expect(world.view.isFirstResponder)
    #expect(world.simulator.isKeyboardShown)
    #expect(world.view.selectedRange == NSRange(location: 3, length: 0))
    #expect(world.delegate.take() == ["begin", "selection 3"])
  }

  @Test func `A tap on a long text leaves it where it is`() async throws {
    let world = await World(Array(repeating: "line", count: 80).joined(separator: "\n"))
    #expect(world.view.selectedRange.location > 200)
    try await world.simulator.tap("notes")
    await world.simulator.settle()
    #expect(world.view.isFirstResponder)
    #expect(world.view.contentOffset == .zero)
    #expect(world.view.selectedRange.location < 50)
    #expect(!world.delegate.log.contains("scroll"))
  }

  @Test func `A delegate may remove the text when editing begins`() async throws {
    let world = await World("Write something here")
    world.delegate.onBegin = { $0.text = "" }
    try await world.simulator.tap("notes")
    try await world.simulator.type("a")
    #expect(world.view.text == "a")
    #expect(world.view.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test func `A key asks, then changes, then notifies`() async throws {
    let world = await World("ab")
    world.view.becomeFirstResponder()
    _ = world.delegate.take()
    try await world.simulator.type("c")
    #expect(world.delegate.take() == [#"should 2,0 "c""#, "selection 3", #"change "abc""#])
    try await world.simulator.pressReturn()
    #expect(world.delegate.take() == [#"should 3,0 "\n""#, "selection 4", #"change "abc\n""#])
    #expect(world.view.isFirstResponder)
    try await world.simulator.pressDelete()
    #expect(world.delegate.take() == [#"should 3,1 """#, "selection 3", #"change "abc""#])
    world.delegate.shouldChange = false
    try await world.simulator.type("d")
    #expect(world.delegate.take() == [#"should 3,0 "d""#])
    #expect(world.view.text == "abc")
  }

  @Test func `Text that is not editable accepts no keys and shows no keyboard`() async throws {
    let world = await World("text")
    world.view.isEditable = false
    try await world.simulator.tap("notes")
    #expect(!world.view.isFirstResponder)
    #expect(world.view.becomeFirstResponder())
    #expect(!world.simulator.isKeyboardShown)
    #expect(throws: SimulatorError.self) { try world.simulator.type("a") }
    #expect(world.view.text == "text")
  }

  @Test func `Editing ends when the text stops being editable`() async throws {
    let world = await World("text")
    world.view.becomeFirstResponder()
    #expect(world.simulator.isKeyboardShown)
    world.view.isEditable = false
    await world.simulator.settle()
    #expect(!world.simulator.isKeyboardShown)
  }

  @Test func `A pan scrolls the text`() async throws {
    let world = await World(Array(repeating: "line", count: 80).joined(separator: "\n"))
    #expect(world.view.contentSize.height > 1000)
    try await world.simulator.drag(from: CGPoint(x: 100, y: 220), to: CGPoint(x: 100, y: 120), over: .milliseconds(200))
    #expect(world.view.contentOffset.y > 50)
    #expect(!world.view.isFirstResponder)
    #expect(world.delegate.log.contains("scroll"))
  }

  @Test func `Making the view smaller keeps the caret visible`() async throws {
    let world = await World(Array(repeating: "line", count: 7).joined(separator: "\n"))
    world.view.becomeFirstResponder()
    world.view.frame.size.height = 60
    await world.simulator.settle()
    let caret = world.view.caretRect(for: world.view.endOfDocument)
    #expect(world.view.bounds.maxY >= caret.maxY)
  }

  @Test func `Fonts follow the preferred size of text`() async throws {
    let world = await World("text")
    world.view.font = .preferredFont(forTextStyle: .body)
    world.view.adjustsFontForContentSizeCategory = true
    world.root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    await world.simulator.settle()
    #expect((world.view.font?.pointSize ?? 0) > 20)
  }

  @Test func `Invalid numbers have no effect`() async throws {
    let world = await World("Hello 👩‍👩‍👧 world")
    world.view.selectedRange = NSRange(location: NSNotFound, length: Int.max)
    #expect(world.view.selectedRange == NSRange(location: world.view.text.utf16.count, length: 0))
    world.view.selectedRange = NSRange(location: 7, length: 1)
    #expect(world.view.selectedRange == NSRange(location: 6, length: 8))
    world.view.textContainerInset = UIEdgeInsets(top: .nan, left: .infinity, bottom: -.infinity, right: .nan)
    world.view.textContainer.lineFragmentPadding = .nan
    world.view.scrollRangeToVisible(NSRange(location: -5, length: Int.max))
    _ = world.view.sizeThatFits(CGSize(width: CGFloat.nan, height: .nan))
    _ = world.view.closestPosition(to: CGPoint(x: CGFloat.nan, y: .infinity))
    world.view.textContainerInset = UIEdgeInsets(top: 1e300, left: 1e308, bottom: 1e308, right: 1e308)
    world.view.becomeFirstResponder()
    await world.simulator.settle()
    world.view.textContainerInset = .zero
    world.view.textContainer.maximumNumberOfLines = -3
    world.view.frame = .zero
    try await world.simulator.type("a")
    _ = world.simulator.svgSnapshot()
    // The family was still selected.
    #expect(world.view.text == "Hello a world")
  }

  private final class NotesView: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      font = .systemFont(ofSize: 20)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `A subclass has a container, its own or one that it is given`() {
    let view = NotesView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutIfNeeded()
    #expect(view.font == .systemFont(ofSize: 20))
    #expect(view.textContainer.size.width == 100)
    #expect(NotesView().textContainer.widthTracksTextView)
    let container = NSTextContainer(size: CGSize(width: 60, height: 50))
    let fixed = NotesView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), textContainer: container)
    fixed.text = "word word word word word word"
    fixed.layoutIfNeeded()
    #expect(fixed.textContainer === container)
    #expect(container.size == CGSize(width: 60, height: 50))
    // As many lines as the container has room for.
    #expect(abs(fixed.contentSize.height - (2 * UIFont.systemFont(ofSize: 20).lineHeight + 16)) <= 1)
    container.size.height = 0
    fixed.layoutIfNeeded()
    #expect(fixed.contentSize.height > 120)
  }

  @Test func `A touch on a button in the text presses the button`() async throws {
    let world = await World("text")
    let button = UIButton(type: .system)
    button.setTitle("Clear", for: .normal)
    button.frame = CGRect(x: 200, y: 40, width: 80, height: 40)
    button.addAction(UIAction { [view = world.view] _ in view.text = "" }, for: .touchUpInside)
    world.view.addSubview(button)
    await world.simulator.settle()
    try await world.simulator.tap("Clear")
    #expect(world.view.text == "")
    #expect(!world.view.isFirstResponder)
  }

  @Test func `A view that grows with its text is as high as that`() async throws {
    let world = await World()
    let view = world.view
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: world.root.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: world.root.view.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: world.root.view.keyboardLayoutGuide.topAnchor),
    ])
    try await world.simulator.tap("notes")
    await world.simulator.settle()
    let empty = view.frame
    #expect(empty.maxY == world.simulator.keyboardFrame.minY)
    try await world.simulator.type("one\ntwo\nthree")
    await world.simulator.settle()
    #expect(abs(view.frame.height - empty.height - 2 * (view.font?.lineHeight ?? 0)) <= 1)
    #expect(view.frame.maxY == empty.maxY)
    #expect(view.contentOffset == .zero)
  }

  @Test func `The content is as high as the text by the time the delegate is notified`() async throws {
    let world = await World()
    world.view.becomeFirstResponder()
    let before = world.view.contentSize.height
    world.view.insertText("one\ntwo")
    #expect(world.view.contentSize.height > before)
  }

  @Test func `A container determines the truncation of its last line`() async throws {
    let world = await World()
    world.view.isScrollEnabled = false
    world.view.isEditable = false
    world.view.text = String(repeating: "word ", count: 300)
    world.view.textContainer.lineBreakMode = .byTruncatingTail
    await world.simulator.settle()
    #expect(world.simulator.svgSnapshot().contains("…"))
    world.view.textContainer.lineBreakMode = .byWordWrapping
    await world.simulator.settle()
    #expect(!world.simulator.svgSnapshot().contains("…"))
  }

  @Test func `Only the visible part of a long text is drawn`() async throws {
    let world = await World((0..<2000).map { "line \($0)" }.joined(separator: "\n"))
    #expect(world.simulator.svgSnapshot().contains("line 3<"))
    #expect(!world.simulator.svgSnapshot().contains("line 1000<"))
    world.view.scrollRangeToVisible(NSRange(location: world.view.text.utf16.count, length: 0))
    await world.simulator.settle()
    #expect(world.simulator.svgSnapshot().contains("line 1999<"))
  }
}
