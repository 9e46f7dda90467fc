extension UIButton {
  /// The styles of buttons without a configuration.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// With a title in the tint color that fades while it is pressed.
    case system = 1
  }
}
