extension UIColor {
  /// Writes the red, green, blue, and opacity components to the pointers.
  ///
  /// The components are those in the current traits. A `nil` pointer omits a component.
  ///
  /// - Returns: A Boolean value that indicates whether the color has components, which a pattern does not.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard !isPattern else { return false }
    let color = components
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the hue, saturation, brightness, and opacity components to the pointers.
  ///
  /// The components are those in the current traits. A `nil` pointer omits a component.
  ///
  /// - Returns: A Boolean value that indicates whether the color has components, which a pattern does not.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard !isPattern else { return false }
    let color = components
    let parts = color.hsb
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the brightness and opacity components of a gray to the pointers.
  ///
  /// The components are those in the current traits. No values are written if the color is not gray.
  ///
  /// - Returns: A Boolean value that indicates whether the color is gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components
    guard !isPattern, color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }
}
