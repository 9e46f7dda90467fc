/// Constants that specify the position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// The position is unspecified.
  case any = 0
  /// The bar is at the bottom of its container.
  case bottom = 1
  /// The bar is at the top of its container.
  case top = 2
  /// The bar is at the top of the screen, below the status bar.
  case topAttached = 3
}
