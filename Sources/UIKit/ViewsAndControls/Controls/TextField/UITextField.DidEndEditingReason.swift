extension UITextField {
  /// Constants that specify the reason for the end of editing.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user committed the text.
    ///
    /// On this platform, this is always the reason.
    case committed = 0
    /// The user cancelled the changes.
    case cancelled = 1
  }
}
