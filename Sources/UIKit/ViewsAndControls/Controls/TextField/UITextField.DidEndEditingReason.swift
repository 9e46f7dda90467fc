extension UITextField {
  /// Reasons for the end of editing.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user committed the text; always the reason on this platform.
    case committed = 0
    /// The user cancelled the changes.
    case cancelled = 1
  }
}
