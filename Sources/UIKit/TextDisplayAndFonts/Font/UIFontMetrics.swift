/// An object that scales fonts and lengths with the preferred text size, like a text style.
// Immutable, and consists of Swift values only.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Creates metrics that scale in the same way as a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  // MARK: - Creating a Font

  /// Returns the font scaled for the current traits.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns the font scaled for the given traits; `nil` uses the current traits.
  ///
  /// Its size is scaled like the distance of the style's lines, and rounded to whole points.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, limit: .infinity, traitCollection)
  }

  /// Returns the font scaled for the current traits, up to a maximum point size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font scaled for the given traits, up to a maximum point size.
  ///
  /// If the traits are `nil`, the current traits are used.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    // A maximum of 0 means no limit.
    scaledFont(for: font, limit: maximumPointSize > 0 ? maximumPointSize : .infinity, traitCollection)
  }

  private func scaledFont(for font: UIFont, limit: CGFloat, _ traits: UITraitCollection?) -> UIFont {
    if case .scaled = font.origin {
      misuse(
        "UIFontMetrics.scaledFont(for:) cannot scale a font that is scaled already: \(font); pass the original font")
    }
    let origin = FontOrigin.scaled(style, from: font.pointSize, limit: limit)
    return UIFont(typeface: font.typeface, size: font.pointSize, origin: origin).adjusted(to: traits ?? .current)
  }

  // MARK: - Determining a Scaled Value

  /// Returns a length scaled for the current traits.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length scaled for the given traits; `nil` uses the current traits.
  ///
  /// It is scaled like the distance of the style's lines, and rounded to pixels.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let current = UITraitCollection.current
    let scale = max(traits.displayScale > 0 ? traits.displayScale : current.displayScale, 1)
    let factor = DynamicType.leadingScale(of: style, in: traits.preferredContentSizeCategory)
    return PixelGrid(scale: scale).nearest(value * factor)
  }
}
