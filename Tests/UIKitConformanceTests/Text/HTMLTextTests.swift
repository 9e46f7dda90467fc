import Testing
import UIKit

/// Attributed strings from documents.
@MainActor
struct HTMLTextTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  /// Returns an attribute of a part of a text.
  private func value<Value>(_ key: NSAttributedString.Key, of part: String, in text: NSAttributedString) throws
    -> Value?
  {
    let range = (text.string as NSString).range(of: part)
    try #require(range.location != NSNotFound)
    return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
  }

  private func font(of part: String, in text: NSAttributedString) throws -> UIFont {
    try #require(try value(.font, of: part, in: text))
  }

  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 255).rounded() }
  }

  @Test(
    .rule("R1391"),
    arguments: [
      "<ol start=\"9223372036854775807\"><li>a<li>a</ol>", "<ol start=\"-9223372036854775808\"><li>a</ol>",
      "<font size=\"+9223372036854775807\">a</font>", "<p style=\"color: rgb(nan, 1, inf)\">a</p>",
      "<p style=\"font-size: \(String(repeating: "9", count: 400))px; margin-bottom: \(String(repeating: "9", count: 400))px\">a</p>",
      String(repeating: "<p style=\"font-size: 99em\">", count: 300) + "a",
      String(repeating: "<big>", count: 5000) + "a", "<a href='", "a < b & c <", "</p></b>a",
    ])
  func `Numbers without a limit and unfinished tags are read`(html: String) throws {
    let text = try read(html)
    #expect(text.size().width.isFinite)
    #expect(text.string.contains("a") || html.hasPrefix("<a href"))
  }

  @Test(
    .rule("R1391"),
    arguments: [
      ("plain", "plain"), ("<b>a</b> b", "a b"), ("  a \n b  <i> c</i>", "a b c"), ("<p>a</p><p>b</p>", "a\nb\n"),
      ("a<div>b</div>c", "a\nb\nc"), ("<p>a<br>b</p>", "a\u{2028}b\n"), ("a<br/>b", "a\nb"),
      ("&lt;x&gt; &amp; &eacute;&#233;&#xE9; &unknown;", "<x> & ééé &unknown;"),
      ("<!-- no --><unknown>a</unknown>", "a"),
      ("<html><head><title>t</title><style>p { color: red }</style></head><body>a</body></html>", "a"),
      ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"), ("<ol><li>a<li>b</ol>", "\t1.\ta\n\t2.\tb\n"),
      ("<pre>a  b</pre>", "a  b\n"), ("a &nbsp; b", "a \u{A0} b"), ("1 < 2", "1 < 2"),
    ])
  func `The text of a document has the line feeds of its elements`(html: String, text: String) throws {
    #expect(try read(html).string == text)
  }

  @Test(.rule("R1392"))
  func `Elements determine the traits of fonts and the lines of text`() throws {
    let text = try read("<b>bold <i>both</i></b> <em>slanted</em> <u>under</u> <s>struck</s> <code>code</code> plain")
    #expect(try font(of: "bold", in: text).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try font(of: "both", in: text).fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    #expect(try font(of: "slanted", in: text).fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(try !font(of: "plain", in: text).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try value(.underlineStyle, of: "under", in: text) == 1)
    #expect(try value(.underlineStyle, of: "plain", in: text) as Int? == nil)
    #expect(try value(.strikethroughStyle, of: "struck", in: text) == 1)
    #expect(try font(of: "code", in: text).familyName.hasPrefix("Courier"))
    #expect(try font(of: "plain", in: text).pointSize == 12)
  }

  @Test(.rule("R1392"))
  func `A space belongs to the element in which it is`() throws {
    let text = try read("See <u>this</u> page")
    #expect(text.attribute(.underlineStyle, at: 3, effectiveRange: nil) == nil)
    #expect(text.attribute(.underlineStyle, at: 4, effectiveRange: nil) as? Int == 1)
    #expect(text.attribute(.underlineStyle, at: 8, effectiveRange: nil) == nil)
  }

  @Test(.rule("R1393"))
  func `The style of a body applies to a document without tags of a body`() throws {
    #expect(try font(of: "text", in: read("<style>body { font-size: 20px }</style>text")).pointSize == 20)
  }

  @Test(.rule("R1392"))
  func `Headings are bold and large`() throws {
    let text = try read("<h1>One</h1><h2>Two</h2>body")
    #expect(try font(of: "One", in: text).pointSize == 24)
    #expect(try font(of: "Two", in: text).pointSize == 18)
    #expect(try font(of: "Two", in: text).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try !font(of: "body", in: text).fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test(.rule("R1393"))
  func `Styles determine colors, fonts and alignments`() throws {
    let text = try read(
      """
      <style>body { font-family: -apple-system; font-size: 17px } .big { font-size: 30px } #own { color: rgb(0, 128, 0) }
      p, h1 { text-align: center }</style><body>
      <p>middle <span style="color: #ff0000; background-color: yellow">red</span> <font color="blue" size="7">blue</font>
      <span class="big">big</span> <span id="own">own</span></p><div align="right">right</div></body>
      """)
    #expect(try font(of: "middle", in: text).pointSize == 17)
    #expect(try font(of: "middle", in: text).familyName == UIFont.systemFont(ofSize: 17).familyName)
    #expect(try components(#require(try value(.foregroundColor, of: "red", in: text))) == [255, 0, 0, 255])
    #expect(try components(#require(try value(.backgroundColor, of: "red", in: text))) == [255, 255, 0, 255])
    #expect(try components(#require(try value(.foregroundColor, of: "blue", in: text))) == [0, 0, 255, 255])
    #expect(try font(of: "big", in: text).pointSize == 30)
    #expect(try components(#require(try value(.foregroundColor, of: "own", in: text))) == [0, 128, 0, 255])
    let (middle, right): (NSParagraphStyle?, NSParagraphStyle?) = (
      try value(.paragraphStyle, of: "middle", in: text), try value(.paragraphStyle, of: "right", in: text)
    )
    #expect(middle?.alignment == .center)
    #expect(right?.alignment == .right)
  }

  @Test(.rule("R1394"))
  func `A link has its destination, a color and an underline`() throws {
    let text = try read("See <a href=\"https://example.com/a?b=1&amp;c=2\">the page</a>.")
    let link: URL? = try value(.link, of: "the page", in: text)
    #expect(link?.absoluteString == "https://example.com/a?b=1&c=2")
    #expect(try value(.underlineStyle, of: "the page", in: text) == 1)
    #expect(try components(#require(try value(.foregroundColor, of: "the page", in: text))) == [0, 0, 238, 255])
    #expect(try value(.link, of: ".", in: text) as URL? == nil)
  }

  @Test(.rule("R1395"))
  func `Plain text has the default attributes, and the attributes of the document are reported`() throws {
    var attributes: NSDictionary?
    let text = try NSAttributedString(
      data: Data("a <b>b</b>".utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.plain,
        .defaultAttributes: [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 20)],
      ],
      documentAttributes: &attributes)
    #expect(text.string == "a <b>b</b>")
    #expect(try font(of: "a", in: text).pointSize == 20)
    #expect(attributes?.object(forKey: "DocumentType") as? String == NSAttributedString.DocumentType.plain.rawValue)
  }

  @Test(.rule("R1395"))
  func `The format and the encoding are determined from the data if the options have none`() throws {
    let html = "<!DOCTYPE html><html><head><meta charset=\"utf-8\"></head><body><b>é</b></body></html>"
    let text = try NSMutableAttributedString(data: Data(html.utf8), documentAttributes: nil)
    #expect(text.string == "é")
    text.append(NSAttributedString(string: "!"))
    #expect(text.string == "é!")
    #expect(try NSAttributedString(data: Data("b".utf8), documentAttributes: nil).string == "b")
  }
}
