extension UIColor {
  /// Constants that specify the prominence of a color in the interface.
  public enum Prominence: Int, Sendable {
    /// The most prominent color, that of a title.
    case primary = 0
    /// A less prominent color, such as that of a subtitle.
    case secondary = 1
    /// A color that is less prominent than a secondary one.
    case tertiary = 2
    /// The least prominent color.
    case quaternary = 3
  }
}

extension UIColor.Prominence {
  /// The opacity relative to the primary color.
  var opacity: CGFloat {
    switch self {
    case .primary: 1
    case .secondary: 0.6
    case .tertiary: 0.3
    case .quaternary: 0.18
    }
  }
}
