import Testing
import UIKit

/// The strategies for breaking lines, and the attributes that change the letters.
@MainActor
struct LineBreakStrategyTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func width(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
    NSString(string: text).size(withAttributes: attributes.merging([.font: font]) { $1 }).width
  }

  /// Returns the lines of a text in a text view without margins.
  private func lines(_ text: String, width: CGFloat, _ strategy: NSParagraphStyle.LineBreakStrategy) -> [String] {
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = strategy
    let storage = NSTextStorage(string: text, attributes: [.font: font, .paragraphStyle: style])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 1000)))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var lines: [String] = []
    let all = manager.glyphRange(for: container)
    manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in
      lines.append((text as NSString).substring(with: range).trimmingCharacters(in: .whitespaces))
    }
    return lines
  }

  @Test(.rule("R1386"))
  func `Paragraphs have no strategy, and labels have the standard one`() {
    #expect(NSParagraphStyle.default.lineBreakStrategy == [])
    #expect(UILabel().lineBreakStrategy == .standard)
    #expect(NSParagraphStyle.LineBreakStrategy.standard.contains([.pushOut, .hangulWordPriority]))
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .pushOut
    #expect((style.copy() as? NSParagraphStyle)?.lineBreakStrategy == .pushOut)
    #expect(style != NSParagraphStyle.default)
  }

  @Test(.rule("R1387"))
  func `A word that would be alone on the last line takes the word before it along`() {
    let text = "The quick brown fox jumps"
    let room = width("The quick brown fox") + 4
    #expect(lines(text, width: room, []) == ["The quick brown fox", "jumps"])
    #expect(lines(text, width: room, .pushOut) == ["The quick brown", "fox jumps"])
    // Two words on the last line remain as they are, and so does a line of one word.
    #expect(lines(text + " over", width: room, .pushOut) == ["The quick brown fox", "jumps over"])
    #expect(lines("Word", width: room, .pushOut) == ["Word"])
  }

  @Test(.rule("R1387"))
  func `A label pushes a word out by default`() {
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = "The quick brown fox jumps"
    let room = width("The quick brown fox") + 4
    let wide = label.sizeThatFits(CGSize(width: room, height: 1000))
    #expect(wide.width < width("The quick brown fox"))
    label.lineBreakStrategy = []
    let narrow = label.sizeThatFits(CGSize(width: room, height: 1000))
    #expect(narrow.width >= width("The quick brown fox"))
    #expect(wide.height == narrow.height)
  }

  @Test(.rule("R1388"))
  func `Lines break between characters of Hangul unless words have priority`() {
    let text = "안녕하세요 여러분"
    let room = width("안녕하세요 여러") + 1
    #expect(lines(text, width: room, []) == ["안녕하세요 여러", "분"])
    #expect(lines(text, width: room, .hangulWordPriority) == ["안녕하세요", "여러분"])
  }

  @Test(.rule("R1389"))
  func `Expansion multiplies the widths of letters, and obliqueness does not change them`() {
    let plain = width("Hamburg")
    #expect(abs(width("Hamburg", [.expansion: log(1.5)]) - 1.5 * plain) < 0.01)
    #expect(abs(width("Hamburg", [.expansion: -log(2.0)]) - plain / 2) < 0.01)
    #expect(width("Hamburg", [.obliqueness: 0.3]) == plain)
  }
}
