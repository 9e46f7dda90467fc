extension UIFont {
  /// Returns the system font in the regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(typeface: Typeface(family: .sans, weight: weight), size: fontSize)
  }

  /// Returns the system font for text in bold, whose weight is semibold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the system font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(typeface: Typeface(family: .sans, weight: .regular, isItalic: true), size: fontSize)
  }

  /// Returns the system font, whose digits all have the same width, in a weight.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the monospaced system font in a weight.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(typeface: Typeface(family: .monospaced, weight: weight), size: fontSize)
  }

  /// The standard point size of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The standard point size of button titles.
  public class var buttonFontSize: CGFloat { 18 }
  /// The point size of the small system font.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The standard point size of the system font.
  public class var systemFontSize: CGFloat { 14 }
}
