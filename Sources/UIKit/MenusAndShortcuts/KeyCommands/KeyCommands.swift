/// The key commands that apply: those in the responder chain, and then those of the main menu.
@MainActor
enum KeyCommands {
  /// Performs the first command for a key whose action a responder can perform.
  ///
  /// - Parameters:
  ///   - key: The pressed key.
  ///   - onlyPriority: A Boolean value that indicates whether only commands that take precedence over the input of text
  ///     are considered.
  /// - Returns: A Boolean value that indicates whether an action was performed.
  static func perform(for key: UIKey, onlyPriority: Bool) -> Bool {
    let chain = KeyResponder.chain
    for responder in chain {
      for command in responder.keyCommands ?? [] where !onlyPriority || command.wantsPriorityOverSystemBehavior {
        if perform(command, for: key, from: chain.first) { return true }
      }
    }
    guard !onlyPriority else { return false }
    return MainMenu.shared.keyCommands.contains { perform($0, for: key, from: chain.first) }
  }

  private static func perform(_ command: UIKeyCommand, for key: UIKey, from start: UIResponder?) -> Bool {
    guard let action = command.action(for: key) else { return false }
    if let target = start?.target(forAction: action, withSender: command) as? UIResponder,
      let copy = command.copy() as? UIKeyCommand
    {
      target.validate(copy)
      if copy.attributes.contains(.disabled) { return false }
    }
    return ActionDispatch.performInResponderChain(action, sender: command, from: start)
  }
}
