/// An interaction with which a view receives the items of a drag.
///
///     view.addInteraction(UIDropInteraction(delegate: self))
///
/// A drag over the view is offered to the interaction of the deepest view whose delegate can handle it. The user
/// interaction of the view must be enabled.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  /// The delegate, which receives the items.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  /// The view to which the interaction is added.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to a view, or removed from its view.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view, or removed from its view.
  open func didMove(to view: UIView?) { self.view = view }
}
