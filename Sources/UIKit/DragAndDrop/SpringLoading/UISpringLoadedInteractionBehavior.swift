/// The methods of an object that determines whether a drag activates the view of a spring-loaded interaction.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether the interaction begins, or continues, for a drag over its view.
  ///
  /// It is called whenever the drag moves over the view, and before the view is activated. It may change the target
  /// view of the context.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Called when the interaction has ended, because it was cancelled or the view was activated.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// The default implementation does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// The behavior that always allows the interaction.
@MainActor
final class SpringLoadingPermission: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}
