/// The dispatch of actions by name to an object or to the responder chain.
///
/// In the responder chain, the first object that implements the action performs it.
@MainActor
enum ActionDispatch {
  /// Returns the target as an object whose actions can be called; `nil` for the responder chain.
  static func callable(_ target: Any?, for action: Selector) -> AnyObject? {
    target.map {
      receiver(
        $0, of: action,
        orUse: "a closure: addAction(_:for:) on a control, init(_runtimeHandler:) on a gesture recognizer")
    }
  }

  /// Returns a target as an object.
  ///
  /// A value that is not an object, such as a function, is reported. As on Apple's platforms, it becomes an object that
  /// is deallocated when nothing retains it, so that the action is not sent.
  nonisolated static func object(_ target: Any, of action: Selector?) -> AnyObject {
    if !isObject(target) {
      RuntimeDiagnostics.reportFromAnyThread(
        .unknownAction,
        """
        \(type(of: target)) is not an object and cannot be the target of \"\(action?.description ?? "")\", which is not \
        sent. Where a property gets its value, self is not the object: make the property a lazy variable, or set the target \
        in an initializer or in viewDidLoad().
        """)
    }
    return target as AnyObject
  }

  private nonisolated static func isObject(_ target: Any) -> Bool {
    type(of: target) is AnyClass || target is AnyClass
  }

  /// Returns an object as one whose actions can be called.
  ///
  /// Stops the process if it is not, with a message that names the alternative.
  nonisolated static func receiver(
    _ object: Any, of action: Selector, orUse alternative: String
  ) -> AnyObject {
    guard isObject(object) else { return self.object(object, of: action) }
    guard isReceiver(type(of: object), of: action) else {
      misuse(
        """
        \(type(of: object)) cannot be the target of \"\(action)\": there is no Objective-C here to call it by name. \
        Conform \(type(of: object)) to _RuntimeActionTarget, or use \(alternative).
        """)
    }
    return object as AnyObject
  }

  /// Returns whether objects of a class can be sent an action.
  ///
  /// They name their actions, or the action is a method of UIKit or of the app's extension of a class of UIKit.
  nonisolated static func isReceiver(_ type: Any.Type, of action: Selector) -> Bool {
    type is any _RuntimeActionTarget.Type || isExtended(type, with: action)
      || SystemMethods.find(action, of: type) != nil
  }

  /// Returns whether the app adds an action to a class, or to one of its superclasses.
  nonisolated static func isExtended(_ type: Any.Type, with action: Selector) -> Bool {
    (type as? any _RuntimeExtendedTarget.Type)?._runtimeCanPerformExtension(action) == true
  }

  /// Returns whether an object has an action of the app, in its class or in an extension of one of UIKit's.
  static func isNamed(_ action: Selector, by object: AnyObject) -> Bool {
    (object as? any _RuntimeActionTarget)?._runtimeCanPerform(action) == true
      || isExtended(type(of: object), with: action)
  }

  /// Returns whether an object has a method with a name.
  ///
  /// An object of the app whose class names no methods is reported, because its own methods are not known.
  static func responds(_ object: AnyObject, to action: Selector?) -> Bool {
    guard let action else { return false }
    if isNamed(action, by: object) || SystemMethods.find(action, of: object) != nil
      || PropertyAccessor(action, of: object) != nil
    {
      return true
    }
    if !(object is any _RuntimeActionTarget), !ClassOrigin.isSystem(type(of: object)) {
      RuntimeDiagnostics.report(
        .unknownAction,
        """
        \(type(of: object)) was asked whether it responds to \"\(action)\", and its own methods are not known. Conform \
        \(type(of: object)) to _RuntimeActionTarget, as there is no Objective-C to find a method by its name.
        """)
    }
    return false
  }

  /// Performs an action of an object.
  ///
  /// Returns whether the object has it; otherwise the error is reported.
  @discardableResult
  static func perform(
    _ action: Selector, on target: AnyObject, sender: Any?, for event: UIEvent? = nil
  ) -> Bool {
    if invoke(action, on: target, sender: sender, for: event) { return true }
    RuntimeDiagnostics.report(
      .unknownAction,
      """
      Unknown action: \(type(of: target)) was sent \"\(action)\" by \(sender.map { "\(type(of: $0))" } ?? "nil"), \
      and has no such method, or its _runtimePerform(_:with:) returned false. Handle \"\(action)\" there, or remove the \
      target.
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
  ///
  /// A method that the object names precedes one that the app adds to its class, and that precedes a method of UIKit.
  @discardableResult
  static func invoke(_ action: Selector, on object: AnyObject, sender: Any?, for event: UIEvent? = nil) -> Bool {
    if let target = object as? any _RuntimeActionTarget,
      target._runtimePerform(action, with: action.argument(sender, event))
    {
      return true
    }
    if let target = object as? any _RuntimeExtendedTarget,
      target._runtimePerformExtension(action, with: action.argument(sender, event))
    {
      return true
    }
    if let method = SystemMethods.find(action, of: object) {
      method.perform(on: object, with: sender)
      return true
    }
    guard let accessor = PropertyAccessor(action, of: object) else { return false }
    return accessor.perform(with: sender)
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
