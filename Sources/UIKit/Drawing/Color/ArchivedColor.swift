import DisplayScene

/// The archived form of a color.
enum ArchivedColor: Codable {
  case components(RGBAColor)
  case dynamic(light: Variants, dark: Variants)
  case pattern(SceneDrawing, alpha: CGFloat)

  /// The components of a dynamic color in one style of the interface.
  struct Variants: Codable {
    let base: RGBAColor
    let highContrast: RGBAColor
    let elevated: RGBAColor
    let elevatedHighContrast: RGBAColor

    init(_ color: UIColor, style: UIUserInterfaceStyle) {
      func components(_ level: UIUserInterfaceLevel, _ contrast: UIAccessibilityContrast) -> RGBAColor {
        let traits = UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
          UITraitCollection(accessibilityContrast: contrast),
        ])
        return RGBAColor(color.resolvedColor(with: traits).cgColor)
      }
      base = components(.base, .normal)
      highContrast = components(.base, .high)
      elevated = components(.elevated, .normal)
      elevatedHighContrast = components(.elevated, .high)
    }

    func components(in traits: UITraitCollection) -> RGBAColor {
      let isHighContrast = traits.accessibilityContrast == .high
      return traits.userInterfaceLevel == .elevated
        ? (isHighContrast ? elevatedHighContrast : elevated) : (isHighContrast ? highContrast : base)
    }
  }
}
