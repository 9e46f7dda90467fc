package import DisplayScene
import Foundation

/// The components of a color in sRGB.
///
/// A shade of gray differs from a color of three equal components, because Core Graphics gives it a color space of its
/// own.
package struct RGBAColor: Hashable, Codable, Sendable {
  package var red: CGFloat { didSet { isGray = false } }
  package var green: CGFloat { didSet { isGray = false } }
  package var blue: CGFloat { didSet { isGray = false } }
  package var alpha: CGFloat
  /// A Boolean value that indicates whether the color is a shade of gray, which has one component beside its opacity.
  ///
  /// A shade of gray of which one component changes is no longer one.
  private(set) var isGray = false

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
    isGray = true
  }

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // The hue is a circle: 0 and 1 are the same red.
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ shift: CGFloat) -> CGFloat {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  init(_ color: CGColor) {
    let parts = color.scene
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    isGray = color.colorSpace?.model == .monochrome
  }

  func with(alpha: CGFloat) -> RGBAColor {
    var copy = self
    copy.alpha = alpha
    return copy
  }

  /// Returns the color mixed with a part of another.
  func mixed(with other: RGBAColor, amount: CGFloat) -> RGBAColor {
    func mix(_ mine: CGFloat, _ theirs: CGFloat) -> CGFloat { mine + (theirs - mine) * amount }
    return RGBAColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// The color in the extended color space of UIKit's colors.
  var cgColor: CGColor {
    isGray
      ? CGColor(extendedGray: red, alpha: alpha) : CGColor(extendedRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// The components in the color space, the opacity last.
  var parts: [CGFloat] { isGray ? [red, alpha] : [red, green, blue, alpha] }

  package var scene: SceneColor { SceneColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// The hue, saturation, and brightness of the color.
  var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let high = max(red, green, blue)
    let span = high - min(red, green, blue)
    guard span > 0 else { return (0, 0, high) }
    let sector =
      if high == red { (green - blue) / span } else if high == green { (blue - red) / span + 2 } else {
        (red - green) / span + 4
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, span / high, high)
  }
}

extension RGBAColor: CustomStringConvertible {
  /// The color space and the components, with six significant digits.
  package var description: String {
    let space = isGray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return space + parts.map { String(format: " %g", $0) }.joined()
  }
}
