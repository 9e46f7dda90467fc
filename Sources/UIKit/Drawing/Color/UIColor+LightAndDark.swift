extension UIColor {
  /// The red, green, and blue components in 255ths, and the opacity.
  typealias Bytes = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// The components of a color in light, dark, and dark elevated interfaces.
  struct Variants {
    var light: Bytes
    var dark: Bytes
    var elevated: Bytes?
  }

  /// Creates a dynamic color from colors for light and dark interface styles.
  ///
  /// - Parameters:
  ///   - light: The color for the light interface style.
  ///   - dark: The color for the dark interface style.
  ///   - elevated: The color for the dark interface style in elevated content, such as that of a sheet; `nil` for
  ///     `dark`.
  ///   - contrast: The colors for interfaces with a high contrast; `nil` for the others.
  convenience init(light: Bytes, dark: Bytes, elevated: Bytes? = nil, contrast: Variants? = nil) {
    let usual = Colors(Variants(light: light, dark: dark, elevated: elevated))
    let contrast = contrast.map(Colors.init) ?? usual
    self.init { ($0.accessibilityContrast == .high ? contrast : usual).color(in: $0) }
  }

  /// Creates a color, which is a shade of gray if its components are equal, as the system's are.
  fileprivate convenience init(_ bytes: Bytes) {
    let (red, green, blue) = (bytes.red / 255, bytes.green / 255, bytes.blue / 255)
    if red == green, green == blue {
      self.init(white: red, alpha: bytes.alpha)
    } else {
      self.init(red: red, green: green, blue: blue, alpha: bytes.alpha)
    }
  }
}

/// The colors that a dynamic color has at one contrast.
private struct Colors {
  let light: UIColor
  let dark: UIColor
  let elevated: UIColor

  init(_ variants: UIColor.Variants) {
    light = UIColor(variants.light)
    dark = UIColor(variants.dark)
    elevated = variants.elevated.map { UIColor($0) } ?? dark
  }

  func color(in traits: UITraitCollection) -> UIColor {
    guard traits.userInterfaceStyle == .dark else { return light }
    return traits.userInterfaceLevel == .elevated ? elevated : dark
  }
}
