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

  // MARK: - Managing Input Views

  /// The view that is shown in place of the keyboard while this is first responder.
  ///
  /// Without one the responders up the chain are asked; if none has one, the keyboard is shown for what takes text.
  open var inputView: UIView? { nil }

  /// The view that is shown above the keyboard while this is first responder; the chain is asked likewise.
  open var inputAccessoryView: UIView? { nil }

  /// Asks for the input views again, if this is first responder.
  open func reloadInputViews() {
    if isFirstResponder { Keyboard.shared.update() }
  }

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
}
