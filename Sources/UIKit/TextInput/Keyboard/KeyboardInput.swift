/// The keyboard's keys, as a user presses them.
///
/// A field's delegate is asked as on a device. Other responders receive the input through `UIKeyInput`.
@MainActor
package struct KeyboardInput {
  private let text: any UIKeyInput

  /// The keys for the responder that currently accepts text, on the screen's keyboard or on a connected one.
  package static var current: KeyboardInput? {
    guard let text = FirstResponder.current as? any UIKeyInput else { return nil }
    if let client = text as? any KeyboardClient, !client.acceptsText { return nil }
    return KeyboardInput(text: text)
  }

  /// The class of the first responder.
  package static var firstResponderName: String? { FirstResponder.current.map { "\(Swift.type(of: $0))" } }

  /// Presses the key of a character; a line feed is the return key.
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

  /// Presses the return key, which may be disabled while there is no text (`enablesReturnKeyAutomatically`).
  package func pressReturn() {
    guard !text.enablesReturnKeyAutomatically || text.hasText else { return }
    if let client = text as? any KeyboardClient { client.keyboardDidPressReturn() } else { text.insertText("\n") }
  }
}
