/// A custom item of the menu of ``UIMenuController``.
///
/// - Note: Deprecated since iOS 16. Use a ``UICommand`` in the menu of a ``UIEditMenuInteraction``.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// Creates an item without a title, which calls no method until it has an action.
  public override convenience init() { self.init(title: "", action: "") }

  /// Creates an item with a title, and the name of the method that it calls.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }

  /// The title of the item.
  open var title: String
  /// The name of the method that the item calls in the responder chain.
  open var action: Selector
}
