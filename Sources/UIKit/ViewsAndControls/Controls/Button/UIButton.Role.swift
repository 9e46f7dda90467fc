extension UIButton {
  /// Constants that specify the role of a button.
  public enum Role: Int, Sendable {
    /// The button has no special role.
    case normal = 0
    /// The button is the default button, which the user is most likely to choose.
    case primary = 1
    /// The button cancels the current operation.
    case cancel = 2
    /// The button deletes data.
    case destructive = 3
  }
}
