extension UITextField {
  /// Reasons for the end of editing.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is what the user wants; on this platform always.
    case committed = 0
    /// The user cancelled the changes.
    case cancelled = 1
  }
}
