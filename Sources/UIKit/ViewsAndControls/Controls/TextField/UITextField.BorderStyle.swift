extension UITextField {
  /// The border style of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line as of something pressed in.
    case bezel = 2
    /// A line with round corners, on a background of its own.
    case roundedRect = 3
  }
}
