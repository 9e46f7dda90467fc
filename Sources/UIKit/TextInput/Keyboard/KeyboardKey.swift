/// A key in the drawing of the keyboard.
struct KeyboardKey: Equatable {
  /// The content of a key.
  enum Face: Equatable {
    /// A letter, a digit, or a sign.
    case character(String)
    /// A letter with a smaller sign above it, which a swipe down inserts.
    case letter(String, sign: String)
    /// A word.
    case word(String)
    /// A digit with the letters below it, as on telephones.
    case digit(String, letters: String)
    case shift(isOn: Bool)
    case delete
    case emoji
    case microphone
    /// The key that hides the keyboard.
    case hide
  }

  /// The role of a key, which determines its color.
  enum Role: Equatable {
    /// The key inserts text.
    case input
    /// The key performs another action.
    case function
    /// The key that completes the input.
    case action
    /// The key is disabled.
    case disabled
    /// The key is an image without a background.
    case bare
  }

  var face: Face
  var role: Role
  var rect: CGRect
}
