import Testing
import UIKit

/// The lines of paragraphs and containers with line break modes that do not wrap.
@MainActor
struct ParagraphLineTests {
  private let font = UIFont.systemFont(ofSize: 16)
  private let words = "one two three four five six seven eight nine ten eleven twelve"

  private func stack(_ mode: NSLineBreakMode, text: String? = nil) -> TextStack {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = mode
    let container = NSTextContainer(size: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    return TextStack(text ?? words, attributes: [.font: font, .paragraphStyle: style], in: container)
  }

  private func used(_ stack: TextStack) -> CGRect {
    stack.manager.ensureLayout(for: stack.container)
    return stack.manager.usedRect(for: stack.container)
  }

  private func isHigh(_ rect: CGRect, lines: CGFloat) -> Bool { abs(rect.height - lines * font.lineHeight) < 1 }

  @Test(
    .rule("R2071"), arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping])
  func `A paragraph that does not wrap has one line, which is as wide as the container at most`(
    mode: NSLineBreakMode
  ) {
    let stack = stack(mode)
    #expect(stack.fragments.count == 1)
    #expect(isHigh(used(stack), lines: 1))
    #expect(used(stack).width <= 100 && used(stack).width > 70)
    stack.container.maximumNumberOfLines = 2
    #expect(isHigh(used(stack), lines: 1))
  }

  @Test(.rule("R2071"))
  func `Each paragraph that does not wrap has a line of its own`() {
    let stack = stack(.byTruncatingTail, text: words + "\n" + words + "\nend")
    #expect(stack.fragments.count == 3)
    #expect(isHigh(used(stack), lines: 3))
  }

  @Test(.rule("R2071"))
  func `Clipped text of a container is not wider than the container`() {
    let stack = stack(.byWordWrapping)
    stack.container.maximumNumberOfLines = 2
    stack.container.lineBreakMode = .byClipping
    #expect(isHigh(used(stack), lines: 2))
    #expect(used(stack).width <= 100)
  }

  @Test(.rule("R2071"))
  func `The mode of a container applies to the last line only`() {
    let stack = stack(.byWordWrapping)
    stack.container.lineBreakMode = .byTruncatingTail
    stack.container.maximumNumberOfLines = 3
    #expect(stack.fragments.count == 3)
    #expect(isHigh(used(stack), lines: 3))
  }

  @Test(.rule("R2071"))
  func `A paragraph has its lines after a change of its style`() {
    let stack = stack(.byTruncatingTail)
    #expect(stack.fragments.count == 1)
    let all = NSRange(location: 0, length: stack.storage.length)
    stack.storage.addAttribute(.paragraphStyle, value: NSParagraphStyle.default, range: all)
    #expect(stack.fragments.count > 3)
  }
}
