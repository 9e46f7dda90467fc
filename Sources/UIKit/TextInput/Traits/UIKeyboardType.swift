/// Constants that specify the type of keyboard to display.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard of the language.
  case `default` = 0
  /// A keyboard for ASCII characters.
  case asciiCapable = 1
  /// A keyboard for digits and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for URL entry.
  case URL = 3
  /// A keypad with digits only.
  case numberPad = 4
  /// A keypad for telephone numbers, with digits, star, and hash.
  case phonePad = 5
  /// A keyboard for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// A keypad with digits and a decimal point.
  case decimalPad = 8
  /// A keyboard for text, with `@` and `#` on its first layer.
  case twitter = 9
  /// A keyboard for text, with a period on its first layer.
  case webSearch = 10
  /// A keypad with ASCII digits only.
  case asciiCapableNumberPad = 11
}

extension UIKeyboardType {
  /// A Boolean value that indicates whether the keyboard is a keypad, which has no predictions.
  var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}
