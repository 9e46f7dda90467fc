/// The text of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light, light on dark.
  case `default` = 0
  /// Light, for dark content.
  case lightContent = 1
  /// Dark, for light content.
  case darkContent = 3
}

/// The animation with which the status bar is shown and hidden.
public enum UIStatusBarAnimation: Int, Sendable {
  /// The status bar changes without an animation.
  case none
  /// Fading.
  case fade
  /// Sliding.
  case slide
}
