extension UIButton {
  /// The styles of buttons without a configuration.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0
    /// With a title in the tint color that fades while it is pressed.
    case system = 1
  }
}
