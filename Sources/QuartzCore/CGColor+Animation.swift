import DisplayScene

extension CGColor {
  /// Red, green and blue times opacity, and opacity.
  ///
  /// Mixing such values fades a color in and out without passing through black.
  var animatableComponents: SIMD4<Double> {
    let color = scene
    return SIMD4(color.red, color.green, color.blue, 1) * color.alpha
  }

  /// The color with such values; a spring may have carried them outside 0…1.
  convenience init(animatableComponents components: SIMD4<Double>) {
    let limited = components.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    let straight = limited / (limited.w > 0 ? limited.w : 1)
    self.init(
      red: CGFloat(straight.x), green: CGFloat(straight.y), blue: CGFloat(straight.z),
      alpha: CGFloat(limited.w))
  }
}
