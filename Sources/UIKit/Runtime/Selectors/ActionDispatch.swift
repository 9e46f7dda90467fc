/// The dispatch of actions by name to an object or to the responder chain.
///
/// In the responder chain, the first object that implements the action performs it.
@MainActor
enum ActionDispatch {
  /// Returns the target as an object whose actions can be called; `nil` for the responder chain.
  static func callable(_ target: Any?, for action: Selector) -> (any _RuntimeActionTarget)? {
    target.map {
      receiver(
        $0, of: action,
        orUse: "a closure: addAction(_:for:) on a control, init(_runtimeHandler:) on a gesture recognizer")
    }
  }

  /// Returns an object as one whose actions can be called.
  ///
  /// Stops the process if it is not, with a message that names the alternative.
  nonisolated static func receiver(
    _ object: Any, of action: Selector, orUse alternative: String
  ) -> any _RuntimeActionTarget {
    guard let receiver = object as? any _RuntimeActionTarget else {
      misuse(
        """
        \(type(of: object)) cannot be the target of \"\(action)\": there is no Objective-C here to call it by name. \
        Conform \(type(of: object)) to _RuntimeActionTarget, or use \(alternative).
        """)
    }
    return receiver
  }

  /// Performs an action of an object.
  ///
  /// Returns whether the object has it; otherwise the error is reported.
  @discardableResult
  static func perform(
    _ action: Selector, on target: any _RuntimeActionTarget, sender: Any?, for event: UIEvent? = nil
  ) -> Bool {
    if EditButtonAction.perform(action, on: target) { return true }
    if target._runtimePerform(action, with: action.argument(sender, event)) { return true }
    RuntimeDiagnostics.report(
      .unknownAction,
      """
      Unknown action: \(type(of: target)) was sent \"\(action)\" by \(sender.map { "\(type(of: $0))" } ?? "nil"), \
      and its _runtimePerform(_:with:) returned false. Handle \"\(action)\" there, or remove the target.
      """)
    return false
  }

  /// Performs an action of the first object in the responder chain that has it.
  ///
  /// The search begins at a responder, or if that is `nil` at the sender.
  @discardableResult
  static func performInResponderChain(
    _ action: Selector, sender: Any?, for event: UIEvent? = nil, from start: UIResponder?
  ) -> Bool {
    var responder: UIResponder? = start ?? sender as? UIResponder ?? UIApplication.shared
    while let current = responder {
      // Read before the call, because the action can remove the responder from the chain.
      let next = current.next
      if current.canPerformAction(action, withSender: sender), invoke(action, on: current, sender: sender, for: event) {
        return true
      }
      responder = next
    }
    return false
  }

  /// Performs an action of an object, and returns whether the object has it.
  @discardableResult
  static func invoke(_ action: Selector, on object: AnyObject, sender: Any?, for event: UIEvent? = nil) -> Bool {
    if let responder = object as? UIResponder, let edit = StandardEditAction(action) {
      edit.perform(on: responder, sender: sender)
      return true
    }
    if object is UIWindow, let command = UndoCommand(action) {
      command.perform()
      return true
    }
    if EditButtonAction.perform(action, on: object) { return true }
    return (object as? any _RuntimeActionTarget)?._runtimePerform(action, with: action.argument(sender, event)) ?? false
  }
}

extension Selector {
  /// Returns the argument for `_runtimePerform(_:with:)`: the sender, or an array for a method with several parameters.
  fileprivate func argument(_ sender: Any?, _ event: UIEvent?) -> Any? {
    let count = description.count { $0 == ":" }
    guard count > 1, !(sender is [Any?]) else { return sender }
    return [sender, event] + [Any?](repeating: nil, count: count - 2)
  }
}
