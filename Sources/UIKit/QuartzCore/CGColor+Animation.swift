extension CGColor {
  /// Red, green and blue times opacity, and opacity.
  ///
  /// Mixing such values fades a color in and out without passing through black.
  var animatableComponents: SIMD4<Double> {
    guard let components, components.count == 4 else { return .zero }
    let opacity = Double(components[3])
    let straight = SIMD4(Double(components[0]), Double(components[1]), Double(components[2]), 1)
    return straight * opacity
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
