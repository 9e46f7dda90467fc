/// Constants that specify the state of a spring-loaded interaction.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view, which has its usual appearance.
  case inactive = 0
  /// A drag is over the view. The default effect highlights it.
  case possible = 1
  /// The drag rests over the view, which is about to be activated. The default effect lets it blink.
  case activating = 2
  /// The view was activated. The default effect restores its usual appearance.
  case activated = 3
}

/// What is known about a drag over a view with a spring-loaded interaction.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the interaction.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view to which the effect is applied.
  ///
  /// The default is the view of the interaction; in a list, it is the cell under the drag.
  var targetView: UIView? { get set }
  /// An object of the app's for what the drag is over.
  ///
  /// The default is `nil`.
  var targetItem: Any? { get set }
  /// Returns the location of the drag in a view's coordinates, or on the screen if the view is `nil`.
  func location(in view: UIView?) -> CGPoint
}

/// The context of one drag over a view.
@MainActor
final class SpringLoadedContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  var targetView: UIView?
  var targetItem: Any?
  private weak var drag: DragSession?

  init(_ drag: DragSession, over view: UIView?) {
    self.drag = drag
    targetView = view
  }

  func location(in view: UIView?) -> CGPoint {
    guard let drag else { return .zero }
    return view.map { drag.location(in: $0) } ?? drag.location
  }
}
