extension UIFont {
  /// Constants that specify the width of a font's characters; the standard width is 0.
  public struct Width: _UINumericRawRepresentable, Hashable, Sendable {
    /// The width as a number.
    public var rawValue: CGFloat

    /// Creates a width from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The smallest width.
    public static let compressed = Width(-0.3)
    /// A small width.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// A large width.
    public static let expanded = Width(0.2)
  }

  /// Returns the system font in a weight and a width.
  ///
  /// - Note: The system font of this runtime has one width, so that the font has the standard width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
