import DisplayScene
import Foundation
import Testing

/// The widths of lines, which are the same in every font.
struct TextWidthTests {
  private func markup(_ string: String, _ family: SceneFont.Family = .system, width: Double = 92.345) -> String {
    var labelled = layer(1)
    labelled.contents = [
      .text(
        SceneText(
          font: SceneFont(family: family, size: 17), color: .black,
          lines: [.init(string: string, origin: CGPoint(x: 1, y: 20), width: width)]))
    ]
    return SVGRenderer(surroundings: .rectangle).render(frame(labelled))
  }

  @Test func `A line carries its measured width`() {
    #expect(
      markup("Sign in").contains(##"<text x="1" y="20" font-size="17" fill="#000000" textLength="92.35">Sign in"##))
  }

  @Test func `Joined letters are scaled and not spaced`() {
    #expect(markup("مرحبا").contains(#"textLength="92.35" lengthAdjust="spacingAndGlyphs""#))
    #expect(markup("नमस्ते").contains("spacingAndGlyphs"))
    for text in ["Привет", "שלום", "日本語", "Grüße", "😀 smile"] { #expect(!markup(text).contains("lengthAdjust")) }
  }

  @Test func `A line without a width is shown as it is`() {
    #expect(!markup("Sign in", width: 0).contains("textLength"))
  }

  @Test func `San Francisco is the first font for the text of the system`() {
    let text = markup("Sign in")
    #expect(text.contains(#"font-family="-apple-system, BlinkMacSystemFont, "#))
    #expect(text.components(separatedBy: "font-family").count == 2)
    #expect(markup("1", .systemMonospaced).contains(#"<text x="1" y="20" font-family="ui-monospace, "#))
    #expect(markup("1", .systemRounded).contains(#"<text x="1" y="20" font-family="ui-rounded, "#))
    #expect(markup("1", .systemSerif).contains(#"<text x="1" y="20" font-family="ui-serif, "#))
  }

  @Test func `A font that the app has named is used itself`() {
    #expect(markup("Sign in", .sans).contains(#"<text x="1" y="20" font-family="Helvetica Neue, "#))
    #expect(markup("Sign in", .monospaced).contains(#"<text x="1" y="20" font-family="Courier New, "#))
  }
}
