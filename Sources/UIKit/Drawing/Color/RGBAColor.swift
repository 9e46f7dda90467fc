package import DisplayScene

/// The components of a color in sRGB.
package struct RGBAColor: Hashable, Codable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
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
  }

  func with(alpha: CGFloat) -> RGBAColor { RGBAColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Returns the color mixed with a part of another.
  func mixed(with other: RGBAColor, amount: CGFloat) -> RGBAColor {
    func mix(_ mine: CGFloat, _ theirs: CGFloat) -> CGFloat { mine + (theirs - mine) * amount }
    return RGBAColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

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
