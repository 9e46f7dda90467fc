import Testing
import UIKit

@MainActor @Suite(.ownDevice) struct LabelTests {
  private let label = UILabel(frame: .zero)

  @Test func `A label does not receive touches and is static text`() {
    #expect(!label.isUserInteractionEnabled)
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityTraits == .staticText)
  }

  @Test func `Its text is its accessibility label unless it was given one`() {
    label.text = "Hello"
    #expect(label.accessibilityLabel == "Hello")
    label.accessibilityLabel = "Greeting"
    #expect(label.accessibilityLabel == "Greeting")
  }

  @Test func `It fits its text rounded up to pixels`() {
    label.text = "Hello"
    let size = label.sizeThatFits(.zero)
    #expect(size.width >= 38.726 && size.width < 39.8)
    #expect(size.height >= 20.287 && size.height <= 21)
  }

  @Test func `One line ignores the offered width`() {
    label.text = "Hello wide world"
    #expect(label.sizeThatFits(CGSize(width: 20, height: 20)) == label.sizeThatFits(.zero))
  }

  @Test func `Several lines heed the offered width`() {
    label.text = "Hello wide world"
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 60, height: 1000))
    #expect(size.width <= 60)
    #expect(size.height > 40)
  }

  @Test func `Without text there is no size`() { #expect(label.sizeThatFits(.zero) == .zero) }

  @Test func `Nil resets font and color`() {
    label.font = .systemFont(ofSize: 30)
    label.font = nil
    #expect(label.font.pointSize == 17)
    label.textColor = .red
    label.textColor = nil
    #expect(label.textColor == .label)
  }

  @Test func `The text's rectangle is at the top of the bounds`() {
    label.text = "Hello"
    let rect = label.textRect(
      forBounds: CGRect(x: 5, y: 7, width: 200, height: 100), limitedToNumberOfLines: 1)
    #expect(rect.origin == CGPoint(x: 5, y: 7))
    #expect(rect.width < 40)
  }
}
