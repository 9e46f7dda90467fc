/// Constants that specify the appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the interface that the keyboard belongs to.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}
