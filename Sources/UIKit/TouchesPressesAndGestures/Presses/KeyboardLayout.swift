/// The characters of the keys of an American keyboard.
enum KeyboardLayout {
  private static let rows: [(UIKeyboardHIDUsage, plain: String, shifted: String)] = [
    (.keyboardA, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    (.keyboard1, "1234567890", "!@#$%^&*()"),
    (.keyboardSpacebar, " -=[]\\", " _+{}|"),
    (.keyboardSemicolon, ";'`,./", ":\"~<>?"),
  ]

  private static let plain = table(\.plain)
  private static let shifted = table(\.shifted)

  private static func table(
    _ characters: (((UIKeyboardHIDUsage, plain: String, shifted: String)) -> String)
  ) -> [UIKeyboardHIDUsage: String] {
    var table: [UIKeyboardHIDUsage: String] = [:]
    for row in rows {
      for (index, character) in characters(row).enumerated() {
        if let code = UIKeyboardHIDUsage(rawValue: row.0.rawValue + index) { table[code] = String(character) }
      }
    }
    return table
  }

  /// The keys that enter no visible characters, by the names that key commands use for them.
  private static let named: [(name: String, code: UIKeyboardHIDUsage, characters: String)] = [
    ("\r", .keyboardReturnOrEnter, "\r"), ("\n", .keyboardReturnOrEnter, "\r"), ("\t", .keyboardTab, "\t"),
    (UIKeyCommand.inputDelete, .keyboardDeleteOrBackspace, "\u{8}"),
    (UIKeyCommand.inputEscape, .keyboardEscape, UIKeyCommand.inputEscape),
    (UIKeyCommand.inputUpArrow, .keyboardUpArrow, UIKeyCommand.inputUpArrow),
    (UIKeyCommand.inputDownArrow, .keyboardDownArrow, UIKeyCommand.inputDownArrow),
    (UIKeyCommand.inputLeftArrow, .keyboardLeftArrow, UIKeyCommand.inputLeftArrow),
    (UIKeyCommand.inputRightArrow, .keyboardRightArrow, UIKeyCommand.inputRightArrow),
    (UIKeyCommand.inputPageUp, .keyboardPageUp, UIKeyCommand.inputPageUp),
    (UIKeyCommand.inputPageDown, .keyboardPageDown, UIKeyCommand.inputPageDown),
    (UIKeyCommand.inputHome, .keyboardHome, UIKeyCommand.inputHome),
    (UIKeyCommand.inputEnd, .keyboardEnd, UIKeyCommand.inputEnd),
  ]

  /// Returns the name that key commands use for a key that enters no visible characters.
  static func name(of code: UIKeyboardHIDUsage) -> String? {
    if let number = functionKey(of: code) { return functionName(number) }
    return named.first { $0.code == code }?.name
  }

  private static func functionKey(of code: UIKeyboardHIDUsage) -> Int? {
    let number = code.rawValue - UIKeyboardHIDUsage.keyboardF1.rawValue + 1
    return (1...12).contains(number) ? number : nil
  }

  static func functionName(_ number: Int) -> String { "UIKeyInputF\(number)" }

  /// Returns the key that enters a character, or that key commands call by a name.
  ///
  /// - Returns: The position of the key, and whether Shift must be pressed, or `nil` if there is no such key.
  static func key(named name: String) -> (code: UIKeyboardHIDUsage, needsShift: Bool)? {
    if let key = named.first(where: { $0.name == name }) { return (key.code, false) }
    if let number = (1...12).first(where: { functionName($0) == name }) {
      return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1).map { ($0, false) }
    }
    if let code = plain.first(where: { $0.value == name })?.key { return (code, false) }
    return shifted.first { $0.value == name }.map { ($0.key, true) }
  }

  /// Returns the characters that a key enters.
  static func characters(of code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) -> String {
    if let key = named.first(where: { $0.code == code }) { return key.characters }
    if let number = functionKey(of: code) { return functionName(number) }
    let plain = plain[code] ?? ""
    let isLocked = modifiers.contains(.alphaShift) && plain.first?.isLetter == true
    return modifiers.contains(.shift) != isLocked ? shifted[code] ?? "" : plain
  }
}
