import Testing
import UIKit

/// The colors of the system in interfaces with a high contrast. Source: the color tables of Apple's guidelines.
@MainActor
struct ContrastColorTests {
  private func bytes(_ color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> [Int] {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
    ])
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }

  @Test(.rule("R1918"))
  func `Colors of the system regard a high contrast`() {
    #expect(bytes(.systemBlue, .light, .high) == [0, 64, 221])
    #expect(bytes(.systemBlue, .dark, .high) == [64, 156, 255])
    #expect(bytes(.systemRed, .light, .high) == [215, 0, 21])
    #expect(bytes(.systemRed, .dark, .high) == [255, 105, 97])
    #expect(bytes(.systemGray, .light, .high) == [108, 108, 112])
    #expect(bytes(.systemBlue, .light, .normal) == [0, 122, 255])
    #expect(bytes(.systemBlue, .dark, .normal) == [10, 132, 255])
  }

  @Test(.rule("R1919"), arguments: [(2, 1), (-1, 0), (0.25, 0.25)] as [(CGFloat, CGFloat)])
  func `The opacity of a color is between 0 and 1`(given: CGFloat, expected: CGFloat) {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: given).cgColor.alpha == expected)
    #expect(UIColor(white: 1, alpha: given).cgColor.alpha == expected)
    #expect(UIColor.red.withAlphaComponent(given).cgColor.alpha == expected)
  }
}
