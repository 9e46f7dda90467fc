import DisplayScene

/// A pixel: red, green, blue, and the opacity, by which the colors are multiplied, from 0 to 1.
typealias Pixel = SIMD4<Float>

extension Pixel {
  static let transparent = Pixel(repeating: 0)

  /// Creates a pixel of a color.
  init(_ color: SceneColor) {
    func part(_ component: Double) -> Float { Float(Swift.max(0, Swift.min(1, component))) }
    let alpha = part(color.alpha)
    self.init(part(color.red) * alpha, part(color.green) * alpha, part(color.blue) * alpha, alpha)
  }

  /// The pixel whose colors are not multiplied by the opacity.
  var straight: Pixel { w > 0 ? Pixel(x / w, y / w, z / w, w) : .transparent }

  /// Returns the pixel on top of another one.
  func over(_ other: Pixel) -> Pixel { self + other * (1 - w) }
}
