/// The red, green and blue components of a color, for blend modes that combine properties of whole colors.
///
/// The formulas are those of the W3C's specification of compositing.
typealias ColorParts = SIMD3<Float>

extension ColorParts {
  /// Creates the color of a pixel without its opacity.
  init(straight pixel: Pixel) {
    let pixel = pixel.straight
    self.init(pixel.x, pixel.y, pixel.z)
  }

  var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

  var saturation: Float { max() - min() }

  /// Returns a color with the differences between the components in proportion to another saturation.
  func with(saturation: Float) -> ColorParts {
    let range = self.saturation
    return range > 0 ? (self - min()) * (saturation / range) : .zero
  }

  /// Returns a color with another luminosity, whose components are in the range from 0 to 1.
  func with(luminosity: Float) -> ColorParts {
    var color = self + (luminosity - self.luminosity)
    let (center, low, high) = (color.luminosity, color.min(), color.max())
    if low < 0 { color = (color - center) * (center / (center - low)) + center }
    if high > 1 { color = (color - center) * ((1 - center) / (high - center)) + center }
    return color
  }
}
