import Testing
import UIKit

/// Sources: Apple's pages of `intrinsicContentSize`, `preferredMaxLayoutWidth` and `firstBaselineAnchor`.
@MainActor struct LabelSizeTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  private func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    return label
  }

  @Test func `A label's intrinsic size is the size of its text`() {
    let label = label("Hello")
    #expect(label.intrinsicContentSize == label.sizeThatFits(.zero))
    #expect(self.label("").intrinsicContentSize == .zero)
  }

  @Test(.rule("R1206"), arguments: ["", " ", "Hi", "Hello world"])
  func `A label is as large as its text, rounded up to whole pixels`(text: String) throws {
    func roundedUp(_ length: CGFloat) -> CGFloat {
      (length * UIScreen.main.scale).rounded(.up) / UIScreen.main.scale
    }
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    for size in 1...50 {
      let helvetica = try #require(UIFont(name: "Helvetica", size: CGFloat(size)))
      for font in [helvetica, .systemFont(ofSize: CGFloat(size))] {
        let label = label(text)
        label.font = font
        let measured = NSString(string: text).size(withAttributes: [.font: font])
        let expected = CGSize(width: roundedUp(measured.width), height: roundedUp(measured.height))
        #expect(label.intrinsicContentSize == expected, "\(font.fontName) \(size)")
        #expect(label.sizeThatFits(unlimited) == expected, "\(font.fontName) \(size)")
      }
    }
  }

  @Test func `Several lines are broken at the preferred width`() {
    let label = label("Some words that need several lines")
    label.numberOfLines = 0
    let height = label.intrinsicContentSize.height
    label.preferredMaxLayoutWidth = 80
    #expect(label.intrinsicContentSize.width <= 80)
    #expect(label.intrinsicContentSize.height >= 3 * height - 2)
  }

  @Test func `The height of a label follows from its text and its width in the layout`() {
    let label = label("Some words that need several lines")
    label.numberOfLines = 0
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.topAnchor.constraint(equalTo: container.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 100),
    ])
    container.layoutIfNeeded()
    #expect(abs(label.frame.height - label.sizeThatFits(CGSize(width: 100, height: 1000)).height) < 0.01)
    #expect(label.frame.height > 50)
    label.text = "Short"
    container.layoutIfNeeded()
    #expect(label.frame.height < 25)
  }

  @Test func `Labels of different sizes share one baseline`() {
    let small = label("Small")
    let large = label("Large", size: 34)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: container.topAnchor),
      large.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    container.layoutIfNeeded()
    let difference = UIFont.systemFont(ofSize: 34).ascender - UIFont.systemFont(ofSize: 17).ascender
    #expect(abs(small.frame.minY - large.frame.minY - difference) < 1)
  }

  @Test func `In right-to-left layouts, leading is on the right`() {
    let label = label("Hello")
    container.semanticContentAttribute = .forceRightToLeft
    label.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(abs(label.frame.maxX - 290) < 0.5)
  }
}
