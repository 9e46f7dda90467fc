extension UIFont {
  /// The system's font in the usual weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(typeface: Typeface(family: .sans, weight: weight), size: fontSize)
  }

  /// The system's font in bold letters.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font in leaning letters.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(typeface: Typeface(family: .sans, weight: .regular, isItalic: true), size: fontSize)
  }

  /// The system's font with digits of one width; those of Helvetica always are.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns a font whose characters have the same width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(typeface: Typeface(family: .monospaced, weight: weight), size: fontSize)
  }

  /// The usual size of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The usual size of button titles.
  public class var buttonFontSize: CGFloat { 18 }
  /// The usual size of small text.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The usual size of text.
  public class var systemFontSize: CGFloat { 14 }
}
