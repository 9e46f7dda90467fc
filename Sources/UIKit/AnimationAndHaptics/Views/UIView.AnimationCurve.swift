extension UIView {
  /// Constants that specify the built-in curves of animations.
  public enum AnimationCurve: Int, Sendable {
    /// An ease-in, ease-out curve, which begins and ends slowly.
    case easeInOut
    /// An ease-in curve, which begins slowly.
    case easeIn
    /// An ease-out curve, which ends slowly.
    case easeOut
    /// A linear curve, with constant speed.
    case linear
    /// The curve of the keyboard's animation, whose raw value is in the keyboard's notifications.
    ///
    /// - Note: This is not public API. Apple's enumeration accepts this raw value as well, but has no name for it.
    case _runtimeKeyboard = 7
  }
}
