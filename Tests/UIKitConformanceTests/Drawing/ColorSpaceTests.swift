import Testing
import UIKit

/// The color spaces of colors.
@MainActor
struct ColorSpaceTests {
  @Test(.rule("R1505"))
  func `A shade of gray has two components`() {
    let gray = UIColor(white: 0.25, alpha: 0.5).cgColor
    #expect(gray.components == [0.25, 0.5])
    #expect(gray.numberOfComponents == 2)
    #expect(gray.colorSpace?.model == .monochrome)
    for color in [UIColor.black, .darkGray, .gray, .lightGray, .white, .clear] {
      #expect(color.cgColor.numberOfComponents == 2)
    }
  }

  @Test(.rule("R1505"))
  func `Other colors have four components`() {
    let color = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor
    #expect(color.components == [0.5, 0.5, 0.5, 1])
    #expect(color.colorSpace?.model == .rgb)
    #expect(UIColor(hue: 0, saturation: 0, brightness: 1, alpha: 1).cgColor.numberOfComponents == 4)
    #expect(UIColor.red.cgColor.numberOfComponents == 4)
  }

  @Test(.rule("R1505"))
  func `A shade of gray remains one with another opacity, and in Core Graphics`() {
    let color = UIColor.white.withAlphaComponent(0.5)
    #expect(color.cgColor.components == [1, 0.5])
    #expect(color == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor(cgColor: color.cgColor) == color)
  }

  @Test(.rule("R1505"))
  func `The red, green and blue components of a shade of gray can be read`() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(UIColor(white: 0.25, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.25, 0.25, 0.25, 0.5])
  }

  @Test(.rule("R1505"))
  func `System colors that are shades of gray have two components, too`() {
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
  }

  @Test(.rule("R1506"))
  func `A shade of gray differs from a color with three equal components`() {
    let (black, components) = (UIColor.black, UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(black != components)
    #expect(UIColor(cgColor: black.cgColor) != UIColor(cgColor: components.cgColor))
    #expect(black == UIColor(white: 0, alpha: 1))
    #expect(black.hash == UIColor(white: 0, alpha: 1).hash)
    #expect(components == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test(.rule("R1507"))
  func `The description of a color has its color space and its components`() {
    #expect(UIColor.lightGray.description == "UIExtendedGrayColorSpace 0.666667 1")
    #expect(UIColor.clear.description == "UIExtendedGrayColorSpace 0 0")
    #expect("\(UIColor(red: 0.5, green: 0, blue: 1, alpha: 0.25))" == "UIExtendedSRGBColorSpace 0.5 0 1 0.25")
  }
}
