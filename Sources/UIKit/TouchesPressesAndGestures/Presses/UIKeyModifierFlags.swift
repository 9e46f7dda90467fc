/// The modifier keys that are pressed together with another key.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The modifiers as bits.
  public let rawValue: Int

  /// Creates a set of modifiers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  /// The modifiers that a key command names.
  ///
  /// Caps Lock and the keypad are ignored.
  static let ofCommands: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
}
