/// A key of a keyboard, with the characters that it enters.
@preconcurrency @MainActor
open class UIKey: NSObject, @MainActor NSCopying {
  /// The characters that the key enters together with the pressed modifier keys.
  public let characters: String
  /// The characters that the key enters if all modifier keys, including Shift, are ignored.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that are pressed.
  public let modifierFlags: UIKeyModifierFlags
  /// The position of the key.
  public let keyCode: UIKeyboardHIDUsage

  init(
    _ keyCode: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String,
    modifierFlags: UIKeyModifierFlags
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
  }

  /// Returns the key itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
