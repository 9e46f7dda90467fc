/// Constants that specify the position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// An unspecified value.
  case any = 0
  /// At the bottom of what it is in.
  case bottom = 1
  /// At the top of what it is in.
  case top = 2
  /// At the top of the screen, below the status bar.
  case topAttached = 3
}
