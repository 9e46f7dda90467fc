/// A custom action that assistive technology offers for an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action, and returns whether it succeeded.
  public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The localized name of the action.
  open var name: String
  /// The image of the action.
  open var image: UIImage?
  /// The closure that performs the action; `nil` if a target does.
  open var actionHandler: ActionHandler?
  /// The object whose method performs the action, which is not retained.
  ///
  /// It conforms to `_RuntimeActionTarget`.
  open weak var target: AnyObject?
  /// The name of the target's method, which has no parameter, or the action as its parameter.
  ///
  /// The result of the method is not available here, so that the action succeeds if the target has the method.
  open var selector: Selector

  /// Creates an action that a closure performs.
  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = ""
    super.init()
  }

  /// Creates an action with an image that a closure performs.
  public convenience init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action that a method of an object performs.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action with an image that a method of an object performs.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// Performs the action, and returns whether it succeeded.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target = ActionDispatch.callable(target, for: selector) else { return false }
    return ActionDispatch.perform(selector, on: target, sender: self)
  }
}
