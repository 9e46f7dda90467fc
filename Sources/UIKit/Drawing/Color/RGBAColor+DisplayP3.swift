import Foundation

extension RGBAColor {
  /// Creates a color from its components in Display P3, which has the transfer function of sRGB and other primaries.
  ///
  /// The components can be outside of the range of 0 to 1.
  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.encoded(1.224_940_2 * r - 0.224_940_2 * g),
      green: Self.encoded(-0.042_056_95 * r + 1.042_056_95 * g),
      blue: Self.encoded(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_6 * b),
      alpha: alpha)
  }

  /// Returns the intensity of light of a component.
  private static func linear(_ component: CGFloat) -> CGFloat {
    let size = abs(component)
    let light = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// Returns the component of an intensity of light.
  private static func encoded(_ light: CGFloat) -> CGFloat {
    let size = abs(light)
    let component = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }
}
