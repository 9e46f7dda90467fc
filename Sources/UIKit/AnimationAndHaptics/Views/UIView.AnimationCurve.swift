extension UIView {
  /// The built-in courses of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Begins slowly, speeds up and slows down again.
    case easeInOut
    /// Begins slowly and speeds up.
    case easeIn
    /// Begins fast and slows down.
    case easeOut
    /// Keeps one speed.
    case linear
  }
}
