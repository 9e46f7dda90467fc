// The input view controllers follow the text, as the keyboard does.
extension Keyboard {
  /// Notifies the controllers that are shown that the selection is about to change.
  func selectionWillChange(_ text: (any UITextInput)?) {
    for controller in followers(of: text) { controller.selectionWillChange(text) }
  }

  /// Notifies the controllers that are shown that the selection has changed.
  func selectionDidChange(_ text: (any UITextInput)?) {
    for controller in followers(of: text) { controller.selectionDidChange(text) }
  }

  /// Notifies the controllers that are shown that the text is about to change.
  func textWillChange(_ text: (any UITextInput)?) {
    for controller in followers(of: text) { controller.textWillChange(text) }
  }

  /// Notifies the controllers that are shown that the text has changed.
  func textDidChange(_ text: (any UITextInput)?) {
    for controller in followers(of: text) { controller.textDidChange(text) }
  }

  /// Returns the controllers that follow a text.
  ///
  /// A text that was edited earlier reports its changes as well, but they follow only that of the first responder.
  private func followers(of text: (any UITextInput)?) -> [UIInputViewController] {
    guard let text else { return inputControllers }
    return text === FirstResponder.current ? inputControllers : []
  }
}
