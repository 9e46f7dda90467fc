/// The keys of a connected keyboard that move the focus and activate the focused item.
///
/// They act if no key command, no responder and no text has used them.
@MainActor
enum FocusKeys {
  /// Performs what a key does to the focus.
  ///
  /// Nothing happens on devices without a focus system. A key that repeats moves the focus again, and activates
  /// nothing.
  static func press(_ key: UIKey, isRepeat: Bool) {
    let modifiers = key.modifierFlags.intersection(.ofCommands)
    switch key.keyCode {
    case .keyboardTab where modifiers.isEmpty: move(.next)
    case .keyboardTab where modifiers == .shift: move(.previous)
    case .keyboardUpArrow where modifiers.isEmpty: moveWithinGroup(.up)
    case .keyboardDownArrow where modifiers.isEmpty: moveWithinGroup(.down)
    case .keyboardLeftArrow where modifiers.isEmpty: moveWithinGroup(.left)
    case .keyboardRightArrow where modifiers.isEmpty: moveWithinGroup(.right)
    case .keyboardReturnOrEnter where modifiers.isEmpty, .keypadEnter where modifiers.isEmpty,
      .keyboardSpacebar where modifiers.isEmpty:
      if !isRepeat { activate() }
    default: break
    }
  }

  private static func move(_ heading: UIFocusHeading) {
    guard let window = UIApplication.shared.keyWindow else { return }
    window.windowScene?.focusSystem?.move(heading, in: window)
  }

  /// Moves the focus with an arrow key, which has no effect while nothing is focused.
  private static func moveWithinGroup(_ heading: UIFocusHeading) {
    if FocusEngine.responder != nil { move(heading) }
  }

  private static func activate() {
    guard FocusEngine.responder != nil,
      let item = UIApplication.shared.keyWindow?.windowScene?.focusSystemIfAny?.focusedStorage
    else { return }
    // A text whose editing has ended is edited again.
    if item is any UIKeyInput, let responder = item as? UIResponder {
      responder.becomeFirstResponder()
      return
    }
    if let control = item as? UIControl { return control.performPrimaryAction() }
    if let list = FocusLists.list(around: item), FocusLists.isCell(item) { list.activateCell(item) }
  }
}
