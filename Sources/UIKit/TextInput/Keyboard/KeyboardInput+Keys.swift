extension KeyboardInput {
  /// Returns whether a key of the connected keyboard enters or edits text, or moves the caret.
  func accepts(_ key: UIKey) -> Bool { effect(of: key) != nil }

  /// Performs what a key of the connected keyboard does to the text.
  func press(_ key: UIKey) {
    switch effect(of: key) {
    case .text(let characters): for character in characters { press(character) }
    case .deletion: pressDelete()
    case .movement(let movement): (text as? any EditableText)?.move(movement)
    case nil: break
    }
  }

  private enum Effect {
    case text(String)
    case deletion
    case movement(CaretMovement)
  }

  private func effect(of key: UIKey) -> Effect? {
    if let editable = text as? any EditableText,
      let movement = CaretMovement(key, isRightToLeft: editable.isRightToLeft)
    {
      return .movement(movement)
    }
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return nil }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: return .text("\n")
    case .keyboardDeleteOrBackspace: return .deletion
    // In a single line, the Tab key would move the focus.
    case .keyboardTab: return text is UITextView ? .text("\t") : nil
    default: break
    }
    guard KeyboardLayout.name(of: key.keyCode) == nil, !key.characters.isEmpty else { return nil }
    return .text(key.characters)
  }
}
