/// The keys of the keyboard, as a user presses them.
///
/// A field's delegate is asked as on a device. A responder of an app's own is told through `UIKeyInput`.
@MainActor
package struct KeyboardInput {
  private let text: any UIKeyInput

  /// The keys for whoever takes text now, on the screen's keyboard or on one that is plugged in.
  package static var current: KeyboardInput? {
    guard let text = FirstResponder.current as? any UIKeyInput else { return nil }
    if let client = text as? any KeyboardClient, !client.acceptsText { return nil }
    return KeyboardInput(text: text)
  }

  /// The class of the first responder.
  package static var firstResponderName: String? { FirstResponder.current.map { "\(Swift.type(of: $0))" } }

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

  /// Presses the return key, which is off while there is no text for whoever wants that.
  package func pressReturn() {
    guard !text.enablesReturnKeyAutomatically || text.hasText else { return }
    if let client = text as? any KeyboardClient { client.keyboardDidPressReturn() } else { text.insertText("\n") }
  }
}
