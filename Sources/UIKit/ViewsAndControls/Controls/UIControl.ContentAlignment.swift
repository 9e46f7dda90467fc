extension UIControl {
  /// Horizontal alignments of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// From side to side.
    case fill
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// Vertical alignments of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From top to bottom.
    case fill
  }
}
