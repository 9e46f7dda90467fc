/// Constants that specify the direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The direction from left to right.
  case leftToRight
  /// The direction from right to left.
  case rightToLeft
}
