/// Constants that specify the type of keyboard to display.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the language.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for URL entry.
  case URL = 3
  /// Digits only.
  case numberPad = 4
  /// Digits, star and hash.
  case phonePad = 5
  /// Names or telephone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// A keyboard for text, with `@` and `#` on its first layer.
  case twitter = 9
  /// A keyboard for text, with a period on its first layer.
  case webSearch = 10
  /// Digits of ASCII only.
  case asciiCapableNumberPad = 11
}

extension UIKeyboardType {
  /// A Boolean value that indicates whether the keys are those of a telephone, without words to be predicted.
  var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}
