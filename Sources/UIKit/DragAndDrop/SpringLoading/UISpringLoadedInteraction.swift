/// An interaction that activates a view when a drag rests over it, for example to open a folder.
///
///     view.addInteraction(UISpringLoadedInteraction { interaction, context in … })
///
/// The interaction is in effect while the user drags items. The user interaction of the view must be enabled. Of nested
/// views, the deepest one whose behavior allows it is activated.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Creates an interaction with a behavior and an effect.
  ///
  /// - Parameters:
  ///   - interactionBehavior: The object that allows the activation, or `nil` to allow it always.
  ///   - interactionEffect: The object that shows the state, or `nil` to highlight the target view.
  ///   - handler: The closure that is called when the view is activated.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? SpringLoadingPermission()
    self.interactionEffect = interactionEffect ?? SpringLoadingHighlight()
    self.handler = handler
    super.init()
  }

  /// Creates an interaction with the default behavior and effect.
  ///
  /// - Parameter handler: The closure that is called when the view is activated.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

  /// The object that allows the activation.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// The object that shows the state of the interaction.
  public let interactionEffect: any UISpringLoadedInteractionEffect

  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Calls the activation handler.
  func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }

  /// The view to which the interaction is added.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to a view, or removed from its view.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view, or removed from its view.
  open func didMove(to view: UIView?) { self.view = view }
}
