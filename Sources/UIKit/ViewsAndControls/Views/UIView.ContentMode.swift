extension UIView {
  /// Constants that specify how a view adjusts its content when its size changes.
  public enum ContentMode: Int, Sendable {
    /// The content is stretched to the bounds.
    case scaleToFill
    /// The content is scaled to fit the size of the view while maintaining its aspect ratio.
    case scaleAspectFit
    /// The content is scaled to fill the size of the view while maintaining its aspect ratio.
    case scaleAspectFill
    /// The view is redrawn when the bounds change.
    case redraw
    /// The content keeps its size, and is centered.
    case center
    /// The content keeps its size, and is centered at the top.
    case top
    /// The content keeps its size, and is centered at the bottom.
    case bottom
    /// The content keeps its size, and is centered at the left side.
    case left
    /// The content keeps its size, and is centered at the right side.
    case right
    /// The content keeps its size, and is in the top left corner.
    case topLeft
    /// The content keeps its size, and is in the top right corner.
    case topRight
    /// The content keeps its size, and is in the bottom left corner.
    case bottomLeft
    /// The content keeps its size, and is in the bottom right corner.
    case bottomRight
  }
}
