extension UIControl {
  /// Constants that specify the horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The content is centered.
    case center
    /// The content is aligned with the left side.
    case left
    /// The content is aligned with the right side.
    case right
    /// The content fills the width.
    case fill
    /// The content is aligned with the leading edge.
    case leading
    /// The content is aligned with the trailing edge.
    case trailing
  }

  /// Constants that specify the vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The content is centered.
    case center
    /// The content is aligned with the top.
    case top
    /// The content is aligned with the bottom.
    case bottom
    /// The content fills the height.
    case fill
  }
}
