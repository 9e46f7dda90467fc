import Testing
import UIKit

/// The attributes of UIKit in attributed strings of both types.
@MainActor struct AttributedStringConversionTests {
  @Test func `Attributes have the same values in both types`() {
    var string = AttributedString("Hello")
    string.font = .boldSystemFont(ofSize: 20)
    string.foregroundColor = .red
    string.kern = 3
    string.underlineStyle = .single
    string.link = URL(string: "https://example.com")
    string.append(AttributedString(" you"))
    let object = NSAttributedString(string)
    #expect(object.string == "Hello you")
    let attributes = object.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.kern] as? CGFloat == 3)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(attributes[.link] as? URL == URL(string: "https://example.com"))
    #expect(object.attributes(at: 5, effectiveRange: nil).isEmpty)
    #expect(AttributedString(object) == string)
  }

  @Test func `A container has the attributes of a dictionary`() {
    let container = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 9), .strikethroughStyle: 2, .baselineOffset: 4,
    ])
    #expect(container.font == .systemFont(ofSize: 9))
    #expect(container.strikethroughStyle == .thick)
    #expect(container.baselineOffset == 4 && container.backgroundColor == nil)
  }
}
