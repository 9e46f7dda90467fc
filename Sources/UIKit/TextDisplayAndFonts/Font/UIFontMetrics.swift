/// Makes fonts and lengths grow with the text size that the user prefers, as a text style does.
// Immutable, and of Swift values only.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Creates metrics that grow as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of running text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  // MARK: - Creating a Font

  /// Returns the font at the size that corresponds to the current traits.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns the font scaled for the traits; `nil` for the current ones.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, limit: .infinity, traitCollection)
  }

  /// Returns the font at the size that corresponds to the current traits, up to a limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font scaled for the traits, up to a limit; `nil` for the current traits.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    // 0 is no limit.
    scaledFont(for: font, limit: maximumPointSize > 0 ? maximumPointSize : .infinity, traitCollection)
  }

  private func scaledFont(for font: UIFont, limit: CGFloat, _ traits: UITraitCollection?) -> UIFont {
    let origin = FontOrigin.scaled(style, from: font.pointSize, limit: limit)
    return UIFont(typeface: font.typeface, size: font.pointSize, origin: origin).adjusted(to: traits ?? .current)
  }

  // MARK: - Determining a Scaled Value

  /// Returns the length that corresponds to the current traits.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns the length scaled for the traits; `nil` for the current ones.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * DynamicType.scale(of: style, in: (traitCollection ?? .current).preferredContentSizeCategory)
  }
}
