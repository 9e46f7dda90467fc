extension UIFont {
  /// The font of a text style, as large as the current traits want it.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style, as large as the given traits want it; nil stands for the current ones.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      typeface: DynamicType.typeface(of: style), size: DynamicType.size(of: style, in: category),
      origin: .textStyle(style))
  }
}
