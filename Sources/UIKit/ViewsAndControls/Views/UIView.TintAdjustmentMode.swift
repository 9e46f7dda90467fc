extension UIView {
  /// Constants that specify the adjustment of a view's tint color.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The adjustment of the superview.
    case automatic = 0
    /// The tint color is not adjusted.
    case normal = 1
    /// The tint color is a gray of the same luminance, and more transparent.
    case dimmed = 2
  }
}
