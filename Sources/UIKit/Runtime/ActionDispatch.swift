/// Calls actions by name: on an object, or on the first responder in the chain that implements them.
@MainActor
enum ActionDispatch {
  /// Returns a target as the object that can be called; `nil` stands for the responder chain.
  static func callable(_ target: Any?, for action: Selector) -> (any _RuntimeActionTarget)? {
    guard let target else { return nil }
    guard let callable = target as? any _RuntimeActionTarget else {
      misuse(
        """
        \(type(of: target)) cannot be the target of \"\(action)\": there is no Objective-C here to call it by name. \
        Conform \(type(of: target)) to _RuntimeActionTarget, or use a closure: addAction(_:for:) on a control, \
        init(_runtimeHandler:) on a gesture recognizer.
        """)
    }
    return callable
  }

  /// Calls an object. Returns whether it has the action; if not, that is reported, as it is a mistake.
  @discardableResult
  static func perform(_ action: Selector, on target: any _RuntimeActionTarget, sender: Any?) -> Bool {
    if target._runtimePerform(action, with: sender) { return true }
    RuntimeDiagnostics.report(
      .unknownAction,
      """
      Unknown action: \(type(of: target)) was sent \"\(action)\" by \(sender.map { "\(type(of: $0))" } ?? "nobody"), \
      and its _runtimePerform(_:with:) returned false. Handle \"\(action)\" there, or remove the target.
      """)
    return false
  }

  /// Offers an action to the responder chain: from the first responder, or from the sender if there is none.
  static func performInResponderChain(_ action: Selector, sender: Any?) -> Bool {
    var responder: UIResponder? = FirstResponder.current ?? sender as? UIResponder ?? UIApplication.shared
    while let current = responder {
      // Read before the call: the action may remove the responder from the chain.
      let next = current.next
      if current.canPerformAction(action, withSender: sender), let target = current as? any _RuntimeActionTarget,
        target._runtimePerform(action, with: sender)
      {
        return true
      }
      responder = next
    }
    return false
  }
}
