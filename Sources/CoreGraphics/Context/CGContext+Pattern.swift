import DisplayScene

extension CGContext {
  // MARK: - Patterns

  /// Sets a pattern as the fill color.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - components: The opacity of a colored pattern. For another one, the components of its color in the base space
  ///     of the fill color space, which must be a color space of patterns, and the opacity.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    let space = state.fillPatternSpace ?? .pattern
    guard let color = CGColor(patternSpace: space, pattern: pattern, components: components) else { return }
    state.fillColor = color
  }

  /// Sets a pattern as the stroke color.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - components: The opacity of a colored pattern. For another one, the components of its color in the base space
  ///     of the stroke color space, which must be a color space of patterns, and the opacity.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    let space = state.strokePatternSpace ?? .pattern
    guard let color = CGColor(patternSpace: space, pattern: pattern, components: components) else { return }
    state.strokeColor = color
  }
}
