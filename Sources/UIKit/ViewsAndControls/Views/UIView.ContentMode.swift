extension UIView {
  /// How content is fitted into a view's bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as fits, in proportion.
    case scaleAspectFit
    /// As small as covers, in proportion.
    case scaleAspectFill
    /// Drawn anew when the bounds change.
    case redraw
    /// In its own size, centered.
    case center
    /// In its own size, at the middle of the top.
    case top
    /// In its own size, at the middle of the bottom.
    case bottom
    /// In its own size, at the middle of the left side.
    case left
    /// In its own size, at the middle of the right side.
    case right
    /// In its own size, in the top left corner.
    case topLeft
    /// In its own size, in the top right corner.
    case topRight
    /// In its own size, in the bottom left corner.
    case bottomLeft
    /// In its own size, in the bottom right corner.
    case bottomRight
  }
}
