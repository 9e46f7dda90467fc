/// The input of a user who presses the keys of the keyboard.
///
/// The delegate of a text field is asked as on a device. Other responders receive the input through `UIKeyInput`.
@MainActor
package struct KeyboardInput {
  let text: any UIKeyInput

  /// The input for the responder that currently accepts text, from the on-screen or a connected keyboard.
  package static var current: KeyboardInput? {
    guard let text = FirstResponder.current as? any UIKeyInput else { return nil }
    if let client = text as? any KeyboardClient, !client.acceptsText { return nil }
    return KeyboardInput(text: text)
  }

  /// The class name of the first responder; `nil` if there is none.
  package static var firstResponderName: String? { FirstResponder.current.map { "\(Swift.type(of: $0))" } }

  /// Presses the key of a character.
  ///
  /// A line feed is the return key.
  package func press(_ character: Character) {
    if character.isNewline { pressReturn() } else { type(String(character)) }
  }

  /// Types a character.
  package func type(_ character: String) {
    if let client = text as? any KeyboardClient {
      client.keyboardDidType(character)
    } else {
      text.insertText(character)
    }
  }

  /// Presses the delete key.
  package func pressDelete() {
    if let client = text as? any KeyboardClient { client.keyboardDidPressDelete() } else { text.deleteBackward() }
  }

  /// Presses the return key.
  ///
  /// It is disabled if there is no text and `enablesReturnKeyAutomatically` is `true`.
  package func pressReturn() {
    guard !text.enablesReturnKeyAutomatically || text.hasText else { return }
    if let client = text as? any KeyboardClient { client.keyboardDidPressReturn() } else { text.insertText("\n") }
  }
}
