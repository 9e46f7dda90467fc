import Testing
import UIKit

struct ColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Returns the red, green, blue and opacity components.
  private func bytes(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  @MainActor @Test func `A dimmed tint color is equal to itself, and to that of another view`() {
    let (view, other) = (UIView(), UIView())
    for view in [view, other] {
      view.tintColor = .red
      view.tintAdjustmentMode = .dimmed
    }
    #expect(view.tintColor == view.tintColor)
    #expect(view.tintColor == other.tintColor)
    #expect(view.tintColor.hash == other.tintColor.hash)
    #expect(view.tintColor.withProminence(.secondary) != view.tintColor)
    #expect(view.tintColor.withProminence(.secondary).withProminence(.primary) == view.tintColor)
    other.tintColor = .blue
    #expect(view.tintColor != other.tintColor)
    #expect(view.tintColor != .red)
  }

  @Test func `Blue is darker on light than on dark`() {
    #expect(bytes(.systemBlue.resolvedColor(with: light)) == [0, 122, 255, 255])
    #expect(bytes(.systemBlue.resolvedColor(with: dark)) == [10, 132, 255, 255])
  }

  @Test func `The label and the background trade colors`() {
    #expect(bytes(.label.resolvedColor(with: light)) == bytes(.systemBackground.resolvedColor(with: dark)))
    #expect(bytes(.label.resolvedColor(with: dark)) == bytes(.systemBackground.resolvedColor(with: light)))
  }

  @Test func `A dynamic color stays dynamic with another opacity`() {
    let faded = UIColor.label.withAlphaComponent(0.5)
    #expect(bytes(faded.resolvedColor(with: light)) == [0, 0, 0, 128])
    #expect(bytes(faded.resolvedColor(with: dark)) == [255, 255, 255, 128])
  }

  @Test func `A provider may return a dynamic color`() {
    let color = UIColor { _ in .label }
    #expect(bytes(color.resolvedColor(with: dark)) == [255, 255, 255, 255])
  }

  @Test func `The current traits resolve a color's components`() {
    dark.performAsCurrent { #expect(bytes(.systemBackground) == [0, 0, 0, 255]) }
    light.performAsCurrent { #expect(bytes(.systemBackground) == [255, 255, 255, 255]) }
  }

  @Test(arguments: [
    (0.0, [255, 0, 0, 255]), (1.0 / 3, [0, 255, 0, 255]), (2.0 / 3, [0, 0, 255, 255]),
    (1.0, [255, 0, 0, 255]),
    (0.5, [0, 255, 255, 255]),
  ])
  func `A hue is a place on the circle of colors`(hue: CGFloat, expected: [Int]) {
    #expect(bytes(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)) == expected)
  }

  @Test func `Hue, saturation and brightness are preserved`() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.7)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.6) < 0.0001 && abs(saturation - 0.5) < 0.0001 && abs(brightness - 0.8) < 0.0001)
    #expect(alpha == 0.7)
  }

  @Test func `The color spaces are extended`() {
    #expect(UIColor.gray.cgColor.colorSpace?.name == CGColorSpace.extendedGray)
    #expect(UIColor.red.cgColor.colorSpace?.name == CGColorSpace.extendedSRGB)
    #expect(UIColor.black.cgColor != UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor)
  }

  @Test func `Only grays have a white`() {
    var white: CGFloat = 0
    #expect(UIColor.darkGray.getWhite(&white, alpha: nil))
    #expect(abs(white - 1 / 3) < 0.0001)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test func `Colors with equal components are equal`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.red != .blue)
    #expect(UIColor.label == .label)
    #expect(CGColor(gray: 0, alpha: 1) == .black)
  }
}
