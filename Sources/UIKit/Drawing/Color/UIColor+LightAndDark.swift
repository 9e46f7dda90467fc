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

  /// Creates a color, which is a shade of gray if its components are equal, as the system's are.
  private convenience init(_ bytes: Bytes) {
    let (red, green, blue) = (bytes.red / 255, bytes.green / 255, bytes.blue / 255)
    if red == green, green == blue {
      self.init(white: red, alpha: bytes.alpha)
    } else {
      self.init(red: red, green: green, blue: blue, alpha: bytes.alpha)
    }
  }
}
