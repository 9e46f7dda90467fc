extension UITextField {
  /// Constants that determine when an overlay view is displayed.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is being edited.
    case whileEditing = 1
    /// While the text is not being edited.
    case unlessEditing = 2
    /// Always.
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
