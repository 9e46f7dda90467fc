extension UIColor {
  /// The red, green, and blue components in 255ths, and the opacity.
  typealias Bytes = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// Creates a dynamic color from colors for light and dark interface styles.
  ///
  /// - Parameters:
  ///   - light: The color for the light interface style.
  ///   - dark: The color for the dark interface style.
  ///   - elevated: The color for the dark interface style in elevated content, such as that of a sheet; `nil` for `dark`.
  convenience init(light: Bytes, dark: Bytes, elevated: Bytes? = nil) {
    let light = UIColor(light)
    let dark = UIColor(dark)
    let elevated = elevated.map { UIColor($0) } ?? dark
    self.init {
      if $0.userInterfaceStyle != .dark { light } else { $0.userInterfaceLevel == .elevated ? elevated : dark }
    }
  }

  private convenience init(_ bytes: Bytes) {
    self.init(
      red: bytes.red / 255, green: bytes.green / 255, blue: bytes.blue / 255, alpha: bytes.alpha)
  }
}
