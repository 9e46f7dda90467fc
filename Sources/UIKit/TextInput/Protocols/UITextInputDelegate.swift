/// The methods with which an object that contains text reports its changes to the text input system.
///
/// An object that conforms to ``UITextInput`` calls them before and after it changes its text or its selection without
/// the keyboard.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called when the selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called when the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called when the text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called when the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// The delegate with which the keyboard follows the text of the first responder.
@MainActor
final class KeyboardTextObserver: NSObject, UITextInputDelegate {
  func selectionWillChange(_ textInput: (any UITextInput)?) { Keyboard.shared.selectionWillChange(textInput) }
  // The shift state and the predictions are read when the keyboard is drawn.
  func selectionDidChange(_ textInput: (any UITextInput)?) {
    AppRuntime.shared.setNeedsCommit()
    Keyboard.shared.selectionDidChange(textInput)
  }
  func textWillChange(_ textInput: (any UITextInput)?) { Keyboard.shared.textWillChange(textInput) }
  func textDidChange(_ textInput: (any UITextInput)?) {
    AppRuntime.shared.setNeedsCommit()
    Keyboard.shared.textDidChange(textInput)
  }
}
