import Testing
import UIKit

/// Literals of colors, and colors of other color spaces.
@Suite
@MainActor
struct ColorLiteralTests {
  @Test func `A literal is a color in every context`() {
    let inferred = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    let optional: UIColor? = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    let expected = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(inferred == expected)
    #expect(optional == expected)
    let view = UIView()
    view.backgroundColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(view.backgroundColor == expected)
  }

  @Test func `The primaries of Display P3 are outside of sRGB, and its grays are the same`() {
    func components(_ color: UIColor) -> [CGFloat] {
      var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&r, green: &g, blue: &b, alpha: &a)
      return [r, g, b, a]
    }
    let red = components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(zip(red, [1.093, -0.227, -0.150, 0.5]).allSatisfy { abs($0 - $1) < 0.001 })
    let gray = components(UIColor(displayP3Red: 0.4, green: 0.4, blue: 0.4, alpha: 1))
    #expect(gray.prefix(3).allSatisfy { abs($0 - 0.4) < 0.0001 })
  }

  @Test func `A color that is only created draws nothing`() {
    #expect(UIColor() == UIColor(white: 0, alpha: 0))
    #expect(UIColor.lightText == UIColor(white: 1, alpha: 0.6))
  }
}
