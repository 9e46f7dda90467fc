/// Constants that specify the style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The system's style: dark content on a light background, or the reverse in the dark interface style.
  case `default` = 0
  /// Light content on a dark background.
  case black = 1
}
