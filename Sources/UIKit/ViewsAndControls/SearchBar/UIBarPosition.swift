/// Constants that specify the position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// An unspecified value.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen, below the status bar.
  case topAttached = 3
}
