import DisplayScene
import Testing
import UIKit

/// The outlines of letters.
@MainActor @Suite(.ownDevice) struct TextStrokeTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  private func text(_ attributes: [NSAttributedString.Key: Any]) throws -> SceneText {
    label.attributedText = NSAttributedString(
      string: "Meme", attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 20)]) { first, _ in first })
    return try #require(label.sceneContent().compactMap { if case .text(let text) = $0 { text } else { nil } }.first)
  }

  @Test func `A negative width outlines filled letters`() throws {
    let text = try text([.strokeWidth: -5, .strokeColor: UIColor.black, .foregroundColor: UIColor.white])
    #expect(text.color == SceneColor(red: 1, green: 1, blue: 1))
    #expect(text.outline == SceneShape.Stroke(color: SceneColor(red: 0, green: 0, blue: 0), width: 1))
  }

  @Test func `A positive width leaves the letters empty`() throws {
    let text = try text([.strokeWidth: 10, .foregroundColor: UIColor.red])
    #expect(text.color.alpha == 0)
    #expect(text.outline == SceneShape.Stroke(color: SceneColor(red: 1, green: 0, blue: 0), width: 2))
  }

  @Test func `A color alone has no effect`() throws {
    #expect(try text([.strokeColor: UIColor.red]).outline == nil)
  }

  @Test func `The attributes are kept between the kinds of attributed strings`() {
    var string = AttributedString("A")
    string.strokeWidth = -3
    string.strokeColor = .red
    let converted = NSAttributedString(string)
    #expect(converted.attribute(.strokeColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(AttributedString(converted).strokeWidth == -3)
  }
}
