/// The property of an object that a drag can activate.
///
/// Views of other classes have a ``UISpringLoadedInteraction``.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// A Boolean value that indicates whether a drag that rests over the object activates it, as a tap would.
  var isSpringLoaded: Bool { get set }
}
