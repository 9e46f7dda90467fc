import Testing
import UIKit

/// Attributed strings of texts in Markdown.
@MainActor
struct MarkdownTests {
  private func text(_ string: AttributedString) -> String { String(string.characters) }

  /// The texts of the parts of a string whose meanings include another one.
  private func parts(_ string: AttributedString, _ intent: InlinePresentationIntent) -> [String] {
    string.runs.filter { $0.inlinePresentationIntent?.contains(intent) == true }
      .map { String(string[$0.range].characters) }
  }

  @Test(.rule("R1633"))
  func `Marks of emphasis become meanings`() throws {
    let string = try AttributedString(markdown: "Some *light*, **strong**, `code` and ~~deleted~~ words")
    #expect(text(string) == "Some light, strong, code and deleted words")
    #expect(parts(string, .emphasized) == ["light"])
    #expect(parts(string, .stronglyEmphasized) == ["strong"])
    #expect(parts(string, .code) == ["code"])
    #expect(parts(string, .strikethrough) == ["deleted"])
  }

  @Test(.rule("R1633"))
  func `Meanings are combined`() throws {
    let string = try AttributedString(markdown: "***both*** and **strong _light_**")
    #expect(text(string) == "both and strong light")
    #expect(parts(string, .emphasized) == ["both", "light"])
    #expect(parts(string, .stronglyEmphasized).joined() == "bothstrong light")
  }

  @Test(
    .rule("R1633"),
    arguments: ["snake_case_name", "2 * 3 * 4", "a ** b", "[no link]", "one * two", "5 < 6 and 7 > 6", "**open"])
  func `Other characters remain`(source: String) throws {
    #expect(text(try AttributedString(markdown: source)) == source)
  }

  @Test(.rule("R1633"))
  func `Escaped marks are characters`() throws {
    let string = try AttributedString(markdown: #"\*no\* emphasis &amp; \_"#)
    #expect(text(string) == "*no* emphasis & _")
    #expect(parts(string, .emphasized) == [])
  }

  @Test(.rule("R1634"))
  func `Links have their destinations`() throws {
    let string = try AttributedString(
      markdown: "See [the **site**](https://example.com/a \"Title\") or <https://swift.org>")
    #expect(text(string) == "See the site or https://swift.org")
    let links = string.runs.compactMap { run in run.link.map { (String(string[run.range].characters), $0) } }
    #expect(links.map(\.0) == ["the ", "site", "https://swift.org"])
    #expect(links.first?.1.absoluteString == "https://example.com/a")
    #expect(parts(string, .stronglyEmphasized) == ["site"])
  }

  @Test(.rule("R1634"))
  func `Links are relative to the base URL`() throws {
    let base = try #require(URL(string: "https://example.com/docs/"))
    let string = try AttributedString(markdown: "[page](page.html)", baseURL: base)
    #expect(string.runs.first?.link?.absoluteString == "https://example.com/docs/page.html")
  }

  @Test(.rule("R1635"))
  func `White space is preserved if the options require it`() throws {
    let source = "one\ntwo\n\n- *three*"
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(text(try AttributedString(markdown: source, options: options)) == "one\ntwo\n\n- three")
    #expect(text(try AttributedString(markdown: "one\ntwo")) == "one two")
  }

  @Test(.rule("R1635"))
  func `The whole syntax removes the marks of blocks`() throws {
    #expect(text(try AttributedString(markdown: "# Title")) == "Title")
    #expect(text(try AttributedString(markdown: "- item")) == "item")
    #expect(text(try AttributedString(markdown: "> quote\n> more")) == "quote more")
  }

  @Test(.rule("R1636"))
  func `Meanings are converted to attributes and back`() throws {
    let string = try AttributedString(markdown: "a **b**")
    let object = try NSAttributedString(markdown: "a **b**")
    let value = object.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? NSNumber
    #expect(value?.uintValue == InlinePresentationIntent.stronglyEmphasized.rawValue)
    #expect(NSAttributedString(string).string == "a b")
  }

  @Test(.rule("R1637"))
  func `Attributes of a scope are converted`() throws {
    let object = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    let string = try AttributedString(object, including: \.uiKit)
    #expect(string.runs.first?.uiKit.foregroundColor == .red)
    let back = try NSAttributedString(string, including: \.uiKit)
    #expect(back.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    let plain = try AttributedString(object, including: \.foundation)
    #expect(try NSAttributedString(plain, including: \.uiKit).attributes(at: 0, effectiveRange: nil).isEmpty)
  }
}
