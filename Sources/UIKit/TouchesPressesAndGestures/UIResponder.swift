/// An object that can receive and handle events.
///
/// Responders form a chain: a view's next responder is its view controller or its superview, a window's is its scene,
/// and so on up to the application's delegate. An event that nobody wants climbs it.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  // MARK: - Managing the Responder Chain

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  /// Whether this object is what receives keyboard input in its window.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Whether this object may become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object gives up being first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Asks to become first responder; the current one is asked to resign first.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Gives up being first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: - Responding to Touch Events

  /// Tells that touches went down; passed up the chain unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Tells that touches moved; passed up the chain unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Tells that touches were lifted; passed up the chain unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Tells that the system took the touches away; passed up the chain unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: - Validating Commands

  /// Whether this object performs an action at the moment.
  ///
  /// By default it does if it has the action. Overriding it can turn actions off, for instance without a selection.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    (self as? any _RuntimeActionTarget)?._runtimeCanPerform(action) ?? false
  }

  /// Who performs an action: this object if it can, otherwise the first that can up the chain.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
}
