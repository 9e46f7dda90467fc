extension UITextField {
  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is what the user wants; on this platform always.
    case committed = 0
    /// The user has taken back what was changed.
    case cancelled = 1
  }
}
