/// Which keys a keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the language.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// What addresses on the web are made of.
  case URL = 3
  /// Digits only.
  case numberPad = 4
  /// Digits, star and hash.
  case phonePad = 5
  /// Names or telephone numbers.
  case namePhonePad = 6
  /// What addresses of mail are made of.
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
