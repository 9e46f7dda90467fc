/// A container in which the user can drag away a zoomed view controller.
@MainActor
protocol ZoomDragHost: AnyObject {
  /// The zoomed view controller that a gesture would dismiss or pop; `nil` if there is none.
  var draggableController: UIViewController? { get }

  /// Begins to dismiss or to pop the zoomed view controller interactively.
  ///
  /// Returns the animator; `nil` if the transition could not begin.
  func beginDrag(_ interaction: UIPercentDrivenInteractiveTransition) -> ZoomAnimator?
}
