/// Whether a keyboard is dark or light.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface that it belongs to.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}
