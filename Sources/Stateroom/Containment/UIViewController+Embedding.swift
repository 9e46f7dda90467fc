public import UIKit

extension UIViewController {
  /// Adds a child whose view fills a view of this view controller.
  ///
  /// The view of this view controller is loaded first.
  ///
  /// The request is refused if the child has a parent, is presented, or contains this view controller, or if the
  /// container view is inside another view controller's view. The transition is animated only if this view controller
  /// is on the screen and does not appear or disappear at the moment.
  ///
  /// - Parameters:
  ///   - child: A view controller without a parent.
  ///   - containerView: A view of this view controller, or `nil` for its own view. The default is `nil`.
  ///   - transition: The transition in which the view enters. The default is `.none`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func embed(
    _ child: UIViewController, in containerView: UIView? = nil, using transition: ContainerTransition = .none,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    Embedding.replace(nil, with: child, in: containerView, of: self, using: transition, completion: completion)
  }

  /// Removes a child and its view.
  ///
  /// The request is refused if the view controller is not a child of this one.
  ///
  /// - Parameters:
  ///   - child: The child to remove.
  ///   - transition: The transition in which the view leaves. The default is `.none`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func unembed(
    _ child: UIViewController, using transition: ContainerTransition = .none,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    Embedding.replace(child, with: nil, in: nil, of: self, using: transition, completion: completion)
  }

  /// Replaces a child with another view controller.
  ///
  /// The request is refused if the first view controller is not a child of this one, or if the second one cannot become
  /// a child; see `embed(_:in:using:completion:)`.
  ///
  /// - Parameters:
  ///   - child: The child to remove.
  ///   - newChild: A view controller without a parent.
  ///   - transition: The transition between the two views. The default is `.none`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func replace(
    _ child: UIViewController, with newChild: UIViewController, using transition: ContainerTransition = .none,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    Embedding.replace(child, with: newChild, in: nil, of: self, using: transition, completion: completion)
  }

  /// Adds, removes or replaces a child whose view is pinned to the edges of its container view.
  @discardableResult
  @_spi(Compatibility) public func exchangeChild(
    _ child: UIViewController?, with newChild: UIViewController?, pinnedTo containerView: UIView?,
    using transition: ContainerTransition, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    Embedding.replace(
      child, with: newChild, in: containerView, of: self, using: transition, completion: completion)
  }
}
