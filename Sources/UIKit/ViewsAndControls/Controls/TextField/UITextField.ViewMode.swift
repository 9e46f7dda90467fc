extension UITextField {
  /// Constants that determine when an overlay view is displayed.
  public enum ViewMode: Int, Sendable {
    /// The overlay view is never displayed.
    case never = 0
    /// The overlay view is displayed while the text is being edited.
    case whileEditing = 1
    /// The overlay view is displayed while the text is not being edited.
    case unlessEditing = 2
    /// The overlay view is always displayed.
    case always = 3

    func isShown(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }
}
