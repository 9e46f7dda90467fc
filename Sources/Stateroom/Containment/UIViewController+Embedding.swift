public import UIKit

extension UIViewController {
  /// Adds a child whose view fills a view of this view controller.
  ///
  /// The request is refused if the child has a parent, is presented, or contains this view controller, or if the
  /// container view is inside another view controller's view. The transition is animated only if this view controller
  /// is on the screen and does not appear or disappear at the moment.
  ///
  /// - Parameters:
  ///   - child: A view controller without a parent.
  ///   - containerView: A view of this view controller, or `nil` for its own view. The default is `nil`.
  ///   - transition: The transition in which the view enters. The default is `.none`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request.
  public func embed(
    _ child: UIViewController, in containerView: UIView? = nil, using transition: ContainerTransition = .none,
    completion: ((TransitionOutcome) -> Void)?
  ) {
    Embedding.replace(nil, with: child, in: containerView, of: self, using: transition, completion: completion)
  }

  /// Adds a child whose view fills a view of this view controller.
  ///
  /// - Parameters:
  ///   - child: A view controller without a parent.
  ///   - containerView: A view of this view controller, or `nil` for its own view. The default is `nil`.
  ///   - transition: The transition in which the view enters. The default is `.none`.
  public func embed(
    _ child: UIViewController, in containerView: UIView? = nil, using transition: ContainerTransition = .none
  ) {
    embed(child, in: containerView, using: transition, completion: nil)
  }

  /// Adds a child whose view fills a view of this one, and returns when the request has ended.
  ///
  /// - Parameters:
  ///   - child: A view controller without a parent.
  ///   - containerView: A view of this view controller, or `nil` for its own view. The default is `nil`.
  ///   - transition: The transition in which the view enters. The default is `.none`.
  /// - Returns: The outcome of the request.
  @discardableResult
  public func embed(
    _ child: UIViewController, in containerView: UIView? = nil, using transition: ContainerTransition = .none
  ) async -> TransitionOutcome {
    await .awaiting { embed(child, in: containerView, using: transition, completion: $0) }
  }

  /// Removes a child and its view.
  ///
  /// The request is refused if the view controller is not a child of this one.
  ///
  /// - Parameters:
  ///   - child: The child to remove.
  ///   - transition: The transition in which the view leaves. The default is `.none`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request.
  public func unembed(
    _ child: UIViewController, using transition: ContainerTransition = .none, completion: ((TransitionOutcome) -> Void)?
  ) {
    Embedding.replace(child, with: nil, in: nil, of: self, using: transition, completion: completion)
  }

  /// Removes a child and its view.
  ///
  /// - Parameters:
  ///   - child: The child to remove.
  ///   - transition: The transition in which the view leaves. The default is `.none`.
  public func unembed(_ child: UIViewController, using transition: ContainerTransition = .none) {
    unembed(child, using: transition, completion: nil)
  }

  /// Removes a child and its view, and returns when the request has ended.
  ///
  /// - Parameters:
  ///   - child: The child to remove.
  ///   - transition: The transition in which the view leaves. The default is `.none`.
  /// - Returns: The outcome of the request.
  @discardableResult
  public func unembed(_ child: UIViewController, using transition: ContainerTransition = .none) async
    -> TransitionOutcome
  {
    await .awaiting { unembed(child, using: transition, completion: $0) }
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
  ///   - completion: A closure that is called exactly once, with the outcome of the request.
  public func replace(
    _ child: UIViewController, with newChild: UIViewController, using transition: ContainerTransition = .none,
    completion: ((TransitionOutcome) -> Void)?
  ) {
    Embedding.replace(child, with: newChild, in: nil, of: self, using: transition, completion: completion)
  }

  /// Replaces a child with another view controller.
  ///
  /// - Parameters:
  ///   - child: The child to remove.
  ///   - newChild: A view controller without a parent.
  ///   - transition: The transition between the two views. The default is `.none`.
  public func replace(
    _ child: UIViewController, with newChild: UIViewController, using transition: ContainerTransition = .none
  ) {
    replace(child, with: newChild, using: transition, completion: nil)
  }

  /// Replaces a child with another view controller, and returns when the request has ended.
  ///
  /// - Parameters:
  ///   - child: The child to remove.
  ///   - newChild: A view controller without a parent.
  ///   - transition: The transition between the two views. The default is `.none`.
  /// - Returns: The outcome of the request.
  @discardableResult
  public func replace(
    _ child: UIViewController, with newChild: UIViewController, using transition: ContainerTransition = .none
  ) async -> TransitionOutcome {
    await .awaiting { replace(child, with: newChild, using: transition, completion: $0) }
  }

  /// Adds, removes or replaces a child whose view is pinned to the edges of its container view.
  @_spi(Compatibility) public func exchangeChild(
    _ child: UIViewController?, with newChild: UIViewController?, pinnedTo containerView: UIView?,
    using transition: ContainerTransition, completion: ((TransitionOutcome) -> Void)?
  ) {
    Embedding.replace(
      child, with: newChild, in: containerView, of: self, using: transition, completion: completion)
  }
}
