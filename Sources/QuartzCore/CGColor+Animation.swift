import DisplayScene

extension CGColor {
  /// The red, green, and blue components, multiplied by the opacity, and the opacity.
  ///
  /// Interpolating these values changes a color's opacity without darkening it.
  var animatableComponents: SIMD4<Double> {
    let color = scene
    return SIMD4(color.red, color.green, color.blue, 1) * color.alpha
  }

  /// Creates a color from such values, which can be outside of 0…1 because of a spring.
  convenience init(animatableComponents components: SIMD4<Double>) {
    let limited = components.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    let straight = limited / (limited.w > 0 ? limited.w : 1)
    self.init(
      red: CGFloat(straight.x), green: CGFloat(straight.y), blue: CGFloat(straight.z),
      alpha: CGFloat(limited.w))
  }
}
