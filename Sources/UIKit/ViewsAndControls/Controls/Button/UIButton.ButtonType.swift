extension UIButton {
  /// Constants that specify the style of a button without a configuration.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0
    /// A button whose title has the tint color and fades while the button is pressed.
    case system = 1
  }
}
