extension UIView {
  /// Options to specify how a view adjusts its content when its size changes.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// The content is scaled to fit the size of the view while maintaining its aspect ratio.
    case scaleAspectFit
    /// The content is scaled to fill the size of the view while maintaining its aspect ratio.
    case scaleAspectFill
    /// The view is redrawn when the bounds change.
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
