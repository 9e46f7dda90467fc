/// One key of the keyboard's image.
struct KeyboardKey: Equatable {
  /// The content of a key.
  enum Face: Equatable {
    /// A letter, a digit or a sign.
    case character(String)
    /// A word.
    case word(String)
    /// A digit with the letters that telephones have below it.
    case digit(String, letters: String)
    case shift(isOn: Bool)
    case delete
    case emoji
    case microphone
  }

  /// The role of a key, which determines its color.
  enum Role: Equatable {
    /// The key inserts text.
    case input
    /// The key performs another action.
    case function
    /// The key that completes the input.
    case action
    /// It cannot be pressed now.
    case disabled
    /// A key with an image on the background.
    case bare
  }

  var face: Face
  var role: Role
  var rect: CGRect
}
