extension UIFont {
  /// Returns the font of a text style at the preferred size of the current traits.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the preferred size of the given traits.
  ///
  /// If the traits are `nil`, the current traits are used.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      typeface: DynamicType.typeface(of: style), size: DynamicType.size(of: style, in: category),
      origin: .textStyle(style))
  }
}
