/// Constants that specify the appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the interface to which the keyboard belongs.
  case `default` = 0
  /// The dark appearance.
  case dark = 1
  /// The light appearance.
  case light = 2
}
