/// A custom action that assistive technology offers for an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action, and returns whether it succeeded.
  public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The localized name of the action.
  open var name: String
  /// The image of the action.
  open var image: UIImage?
  /// The closure that performs the action.
  open var actionHandler: ActionHandler?

  /// Creates an action.
  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image.
  public convenience init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
}
