/// Constants that specify the style of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark content in light mode and light content in dark mode.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}

/// Constants that specify the animation with which the status bar is shown or hidden.
public enum UIStatusBarAnimation: Int, Sendable {
  /// The status bar changes without an animation.
  case none
  /// The status bar fades in or out.
  case fade
  /// The status bar slides in or out.
  case slide
}
