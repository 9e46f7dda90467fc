extension UITextField {
  /// Constants that specify the border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// The field has no border.
    case none = 0
    /// The field has a thin line as its border.
    case line = 1
    /// The field has a beveled border.
    case bezel = 2
    /// The field has a border with rounded corners, and a background.
    case roundedRect = 3
  }
}
