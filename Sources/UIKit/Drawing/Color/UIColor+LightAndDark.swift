extension UIColor {
  /// The red, green, and blue components in 255ths, and the opacity.
  typealias Bytes = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// Creates a dynamic color from two colors, for light and dark interface styles.
  convenience init(light: Bytes, dark: Bytes) {
    let light = UIColor(light)
    let dark = UIColor(dark)
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Creates a dynamic color that is lighter in elevated content, such as that of a sheet, with a dark interface style.
  convenience init(light: Bytes, dark: Bytes, elevated: Bytes) {
    let light = UIColor(light)
    let dark = UIColor(dark)
    let elevated = UIColor(elevated)
    self.init {
      if $0.userInterfaceStyle != .dark { light } else { $0.userInterfaceLevel == .elevated ? elevated : dark }
    }
  }

  private convenience init(_ bytes: Bytes) {
    self.init(
      red: bytes.red / 255, green: bytes.green / 255, blue: bytes.blue / 255, alpha: bytes.alpha)
  }
}
