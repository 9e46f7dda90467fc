extension UIView {
  /// The built-in courses of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Begins slowly, speeds up and slows down again.
    case easeInOut
    /// Begins slowly and speeds up.
    case easeIn
    /// Begins fast and slows down.
    case easeOut
    /// A linear curve, with constant speed.
    case linear
    /// The curve of the keyboard's animation, whose raw value is in the keyboard's notifications.
    ///
    /// - Note: Not API. Apple's enumeration takes this number too, without a name for it.
    case _runtimeKeyboard = 7
  }
}
