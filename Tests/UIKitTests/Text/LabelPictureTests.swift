import DisplayScene
import Testing
import UIKit

@MainActor @Suite(.ownDevice) struct LabelPictureTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  private let red = SceneColor(red: 1, green: 0, blue: 0)

  private var texts: [SceneText] {
    label.sceneContent().compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  @Test func `Runs are drawn side by side with their attributes`() {
    let text = NSMutableAttributedString(string: "11", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(NSAttributedString(string: "22", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .kern: 1]))
    label.attributedText = text
    #expect(texts.count == 2)
    #expect(texts[0].lines[0].origin.y == texts[1].lines[0].origin.y)
    #expect(abs(texts[1].lines[0].origin.x - 11.12) < 0.001)
    #expect(texts[1].font.size == 20)
    #expect(texts[1].letterSpacing == 1)
  }

  @Test func `A label in an interface from the right begins there`() {
    label.semanticContentAttribute = .forceRightToLeft
    label.text = "שלום"
    let line = texts[0].lines[0]
    #expect(texts[0].isRightToLeft)
    #expect(abs(line.origin.x + line.width - 100) < 0.001)
  }

  @Test func `A single line is made smaller to fit, to a limit`() {
    label.text = "A text that is too long"
    label.adjustsFontSizeToFitWidth = true
    #expect(texts[0].font.size < 17)
    #expect(texts[0].lines[0].string == "A text that is too long")
    label.minimumScaleFactor = 0.9
    #expect(abs(texts[0].font.size - 15.3) < 0.001)
    #expect(texts[0].lines[0].string.hasSuffix("…"))
  }

  @Test func `A scaled line keeps its baseline`() {
    label.frame.size.height = 20.287
    label.text = "A text that is too long"
    let baseline = texts[0].lines[0].origin.y
    label.adjustsFontSizeToFitWidth = true
    #expect(abs(texts[0].lines[0].origin.y - baseline) < 0.001)
    label.baselineAdjustment = .alignCenters
    #expect(texts[0].lines[0].origin.y < baseline)
  }

  @Test func `Several lines are made smaller too`() {
    label.text = "Several words that do not fit into the label"
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    #expect(texts[0].font.size < 17)
    #expect(texts[0].lines.count == 2)
  }

  @Test func `Highlighted text has its color`() {
    label.text = "a"
    label.highlightedTextColor = .red
    #expect(texts[0].color != red)
    label.isHighlighted = true
    #expect(texts[0].color == red)
  }

  @Test func `A shadow is cast`() {
    label.text = "a"
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    #expect(texts[0].shadow?.offset == CGSize(width: 2, height: 3))
  }

  @Test func `Justified lines reach both sides, the last one does not`() {
    label.font = .systemFont(ofSize: 10)
    label.frame = CGRect(x: 0, y: 0, width: 26, height: 40)
    label.numberOfLines = 0
    label.textAlignment = .justified
    label.lineBreakStrategy = []
    label.text = "11 22 33"
    let lines = texts[0].lines
    #expect(lines.map(\.string) == ["11", "22", "33"])
    #expect(abs(lines[1].origin.x + lines[1].width - 26) < 0.001)
    #expect(lines[2].origin.x == 0)
  }

  @Test func `Lines below text are drawn in its color, in two rows when double`() {
    label.attributedText = NSAttributedString(
      string: "ab",
      attributes: [
        .underlineStyle: NSUnderlineStyle.double.rawValue, .strikethroughStyle: 1, .strikethroughColor: UIColor.red,
      ])
    let shapes = label.sceneContent().compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
    #expect(shapes.count == 2)
    #expect(shapes[0].path.elements.count == 2 * shapes[1].path.elements.count)
    #expect(shapes[1].fill == red)
  }

  @Test func `Fonts of a text style follow the preferred size when asked to`() {
    let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: small)
    #expect(label.font.pointSize == 14)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 17)
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 20), maximumPointSize: 22,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
    #expect(label.font.pointSize == 22)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 20)
  }
}
