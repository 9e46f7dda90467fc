import Testing
import UIKit

/// The intrinsic size of a text view, and the position of its text.
@MainActor
struct TextViewLayoutTests {
  private let unlimited = CGFloat.greatestFiniteMagnitude

  private func makeView(_ text: String, scrolls: Bool = false) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.isScrollEnabled = scrolls
    view.font = .systemFont(ofSize: 16)
    view.text = text
    return view
  }

  @Test func `Text begins inside of the insets and the padding`() {
    let view = makeView("Hello")
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    let caret = view.caretRect(for: view.beginningOfDocument)
    #expect(abs(caret.minX - 5) <= 2)
    #expect(abs(caret.minY - 8) <= 2)
    view.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
    view.textContainer.lineFragmentPadding = 0
    let moved = view.caretRect(for: view.beginningOfDocument)
    #expect(abs(moved.minX - 30) <= 2)
    #expect(abs(moved.minY - 20) <= 2)
  }

  @Test func `A view that does not scroll is as high as its text at its width`() {
    let view = makeView("word word word word word word word word word word word word")
    let narrow = view.sizeThatFits(CGSize(width: 100, height: unlimited))
    let wide = view.sizeThatFits(CGSize(width: 300, height: unlimited))
    #expect(narrow.height > wide.height)
    #expect(narrow.width <= 100 && wide.width <= 300)
    let line = makeView("word").sizeThatFits(CGSize(width: 300, height: unlimited)).height
    #expect(abs(line - (UIFont.systemFont(ofSize: 16).lineHeight + 16)) <= 1)
    let two = makeView("word\n").sizeThatFits(CGSize(width: 300, height: unlimited)).height
    #expect(abs(two - line - UIFont.systemFont(ofSize: 16).lineHeight) <= 1)
    #expect(makeView("").sizeThatFits(CGSize(width: 300, height: unlimited)).height == line)
  }

  @Test(.rule("R190"))
  func `Only a view that does not scroll has a size of its own`() {
    let view = makeView("word", scrolls: true)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height > 16)
    #expect(view.intrinsicContentSize.width > 10)
  }

  @Test func `Constraints determine the height of the text at its width`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 600))
    let view = makeView("word word word word word word word word word word word word")
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    let needed = view.sizeThatFits(CGSize(width: 150, height: unlimited)).height
    #expect(abs(view.frame.height - needed) <= 1)
    view.text = "word"
    container.layoutIfNeeded()
    #expect(view.frame.height < needed)
  }

  @Test func `Text that scrolls is content`() {
    let view = makeView(Array(repeating: "line", count: 40).joined(separator: "\n"), scrolls: true)
    view.layoutIfNeeded()
    let line = UIFont.systemFont(ofSize: 16).lineHeight
    #expect(abs(view.contentSize.height - (40 * line + 16)) <= 2)
    #expect(view.contentSize.width <= 200)
    view.text = "line"
    view.layoutIfNeeded()
    #expect(view.contentSize.height < 100)
    #expect(view.contentOffset.y <= 0)
  }

  @Test(.rule("R2119"), arguments: [CGFloat(11), 13, 16, 17.5])
  func `The height of the content is a whole number of points`(size: CGFloat) {
    let view = makeView("one\ntwo\nthree", scrolls: true)
    view.font = .systemFont(ofSize: size)
    view.layoutIfNeeded()
    let needed = view.sizeThatFits(CGSize(width: 200, height: unlimited)).height
    #expect(view.contentSize.height == needed.rounded(.up))
  }

  @Test(.rule("R2120"))
  func `scrollRangeToVisible scrolls to the lines and not to the insets`() {
    let view = makeView(Array(repeating: "line", count: 40).joined(separator: "\n"), scrolls: true)
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count - 1, length: 1))
    let end = view.caretRect(for: view.endOfDocument).maxY
    #expect(abs(view.bounds.maxY - end) < 1)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(abs(view.contentOffset.y - view.caretRect(for: view.beginningOfDocument).minY) < 1)
    #expect(view.contentOffset.y > 0)
  }

  @Test func `scrollRangeToVisible makes a range visible`() async throws {
    let view = makeView(Array(repeating: "line", count: 40).joined(separator: "\n"), scrolls: true)
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    root.view.addSubview(view)
    await stage.turn()
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
    await stage.settle()
    #expect(view.bounds.maxY > view.contentSize.height - 30)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    await stage.settle()
    #expect(view.contentOffset.y < 12)
  }

  @Test func `The caret stays visible while typing`() async throws {
    let view = makeView("", scrolls: true)
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    root.view.addSubview(view)
    await stage.turn()
    view.becomeFirstResponder()
    for _ in 0..<20 { view.insertText("line\n") }
    await stage.settle()
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(caret.minY > 300)
    #expect(view.bounds.minY <= caret.minY && caret.maxY <= view.bounds.maxY)
  }

  @Test func `The closest position to a point is that of the caret at the point`() throws {
    let view = makeView("first line\nsecond line\nthird")
    view.frame.size.height = 200
    for offset in [0, 4, 11, 15, 23, 28] {
      let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      let caret = view.caretRect(for: place)
      let closest = try #require(view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)))
      #expect(view.offset(from: view.beginningOfDocument, to: closest) == offset)
    }
  }

  @Test func `A container may have any number of lines`() {
    let view = makeView("one\ntwo\nthree\nfour")
    let all = view.sizeThatFits(CGSize(width: 200, height: unlimited)).height
    view.textContainer.maximumNumberOfLines = 2
    let two = view.sizeThatFits(CGSize(width: 200, height: unlimited)).height
    #expect(abs(all - two - 2 * UIFont.systemFont(ofSize: 16).lineHeight) <= 1)
  }

  @Test func `The container is as wide as the insets leave it`() {
    let view = makeView("Hello", scrolls: true)
    view.textContainerInset = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 20)
    view.layoutIfNeeded()
    #expect(view.textContainer.widthTracksTextView)
    #expect(view.textContainer.size.width == 170)
  }

  @Test func `Assistive technology meets the text`() {
    let view = makeView("Hello")
    #expect(view.accessibilityValue == "Hello")
  }
}
