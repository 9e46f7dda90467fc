import Testing
import UIKit

/// Documents in the Rich Text Format.
@MainActor
struct RichTextTests {
  private func write(_ text: NSAttributedString) throws -> Data {
    try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
  }

  private func read(_ data: Data) throws -> NSAttributedString {
    try NSAttributedString(
      data: data, options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
  }

  private func read(_ document: String) throws -> NSAttributedString { try read(Data(document.utf8)) }

  private func font(_ text: NSAttributedString, _ index: Int) -> UIFont? {
    text.attribute(.font, at: index, effectiveRange: nil) as? UIFont
  }

  private func bytes(_ color: Any?) -> [Int] {
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    (color as? UIColor)?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }

  @Test(
    .rule("R2002"),
    arguments: [
      "plain", "a\nb\n", "{braces} and \\backslash\\", "é, €, 漢字, 👩‍👩‍👧", "tab\tline\u{2028}end", "\\par; {\\b x}",
    ])
  func `Text is read as it was written`(text: String) throws {
    let data = try write(NSAttributedString(string: text))
    #expect(try read(data).string == text)
    #expect(data.allSatisfy { $0 < 0x80 } && data.starts(with: Array("{\\rtf1".utf8)))
  }

  @Test(.rule("R2002"))
  func `Attributes are read as they were written`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.firstLineHeadIndent = 20
    style.headIndent = 10
    style.paragraphSpacing = 6
    let georgia = try #require(UIFont(name: "Georgia-Italic", size: 17))
    let bold = try #require(UIFont(name: "Helvetica-Bold", size: 12.5))
    let text = NSMutableAttributedString(string: "one", attributes: [.font: georgia, .paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: "two",
        attributes: [
          .font: bold, .foregroundColor: UIColor(red: 1, green: 0.2, blue: 0, alpha: 1), .paragraphStyle: style,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    let url = try #require(URL(string: "https://example.com/a?b=c"))
    text.append(
      NSAttributedString(
        string: "\nthree",
        attributes: [
          .font: bold, .link: url, .backgroundColor: UIColor.yellow,
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
        ]))
    let copy = try read(try write(text))
    #expect(copy.string == "onetwo\nthree")
    #expect(font(copy, 0)?.fontName == "Georgia-Italic" && font(copy, 0)?.pointSize == 17)
    #expect(font(copy, 3)?.fontName == "Helvetica-Bold" && font(copy, 3)?.pointSize == 12.5)
    #expect(bytes(copy.attribute(.foregroundColor, at: 3, effectiveRange: nil)) == [255, 51, 0])
    #expect((copy.attribute(.underlineStyle, at: 3, effectiveRange: nil) as? NSNumber)?.intValue == 1)
    #expect(copy.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    let read = try #require(copy.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    #expect(read.alignment == .center && read.paragraphSpacing == 6)
    #expect(read.firstLineHeadIndent == 20 && read.headIndent == 10)
    #expect(copy.attribute(.link, at: 8, effectiveRange: nil) as? URL == url)
    #expect(copy.attribute(.link, at: 0, effectiveRange: nil) == nil)
    #expect(bytes(copy.attribute(.backgroundColor, at: 8, effectiveRange: nil)) == [255, 255, 0])
    #expect((copy.attribute(.strikethroughStyle, at: 8, effectiveRange: nil) as? NSNumber)?.intValue == 1)
  }

  @Test(.rule("R2002"))
  func `The document of another app is read`() throws {
    let text = try read(
      """
      {\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\froman Times New Roman;}{\\f1\\fswiss Helvetica;}}
      {\\colortbl;\\red255\\green0\\blue0;}{\\*\\generator Some Editor 1.0;}{\\info{\\title Secret}}
      {\\stylesheet{\\s1 Heading;}}\\pard\\f1\\fs36 Caf\\'e9 {\\b bold\\b0  not {\\i\\cf1 red}}\\par
      \\u8364?uro {\\field{\\*\\fldinst HYPERLINK "https://a.example"}{\\fldrslt link}}}
      """)
    #expect(text.string == "Café bold not red\n€uro link")
    #expect(font(text, 0)?.familyName == "Helvetica" && font(text, 0)?.pointSize == 18)
    #expect(font(text, 5)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(font(text, 10)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    #expect(font(text, 14)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(bytes(text.attribute(.foregroundColor, at: 14, effectiveRange: nil)) == [255, 0, 0])
    let link = (text.string as NSString).range(of: "link").location
    #expect(text.attribute(.link, at: link, effectiveRange: nil) != nil)
  }

  @Test(
    .rule("R2002"),
    arguments: ["{\\rtf1 a", "{\\rtf1 }}}a", "{\\rtf1 \\u99999999999 \\'zz \\bin99999 ", "{\\rtf1\\", "{\\rtf1\\'"])
  func `A damaged document is read as far as possible`(document: String) throws {
    #expect(try read(document).length < 10)
  }

  @Test(.rule("R2003"))
  func `Plain text is written in an encoding`() throws {
    let text = NSAttributedString(string: "one é two")
    let range = NSRange(location: 4, length: 1)
    let plain = NSAttributedString.DocumentType.plain
    #expect(try text.data(from: range, documentAttributes: [.documentType: plain]) == Data("é".utf8))
    // ISO Latin 1.
    let encoding = String.Encoding(rawValue: 5).rawValue
    let latin = try text.data(from: range, documentAttributes: [.documentType: plain, .characterEncoding: encoding])
    #expect(latin == Data([0xE9]))
  }

  @Test(.rule("R2003"))
  func `A document without a format is not written`() {
    #expect(throws: (any Error).self) {
      try NSAttributedString(string: "a").data(from: NSRange(location: 0, length: 1))
    }
  }
}
