/// Constants that specify the style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The style of the system, which depends on the interface style.
  case `default` = 0
  /// Light content on a dark background.
  case black = 1
}
