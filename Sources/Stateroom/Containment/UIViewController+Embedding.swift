public import UIKit

extension UIViewController {
  /// Makes a controller a child and puts its view into a view of this controller, filling it.
  ///
  /// - Parameters:
  ///   - child: A controller without a parent.
  ///   - containerView: A view of this controller's, its own view by default.
  ///   - transition: How the view comes in; only where there is a window to see it in.
  ///   - completion: Called exactly once, with what became of the request.
  public func embed(
    _ child: UIViewController, in containerView: UIView? = nil, using transition: ContainerTransition = .none,
    completion: ((TransitionOutcome) -> Void)?
  ) {
    Embedding.replace(nil, with: child, in: containerView, of: self, using: transition, completion: completion)
  }

  /// Makes a controller a child and puts its view into a view of this controller, filling it.
  public func embed(
    _ child: UIViewController, in containerView: UIView? = nil, using transition: ContainerTransition = .none
  ) {
    embed(child, in: containerView, using: transition, completion: nil)
  }

  /// Makes a controller a child, and returns when its view has come in.
  @discardableResult
  public func embed(
    _ child: UIViewController, in containerView: UIView? = nil, using transition: ContainerTransition = .none
  ) async -> TransitionOutcome {
    await .awaiting { embed(child, in: containerView, using: transition, completion: $0) }
  }

  /// Takes a child and its view away.
  public func unembed(
    _ child: UIViewController, using transition: ContainerTransition = .none, completion: ((TransitionOutcome) -> Void)?
  ) {
    Embedding.replace(child, with: nil, in: nil, of: self, using: transition, completion: completion)
  }

  /// Takes a child and its view away.
  public func unembed(_ child: UIViewController, using transition: ContainerTransition = .none) {
    unembed(child, using: transition, completion: nil)
  }

  /// Takes a child away, and returns when its view is gone.
  @discardableResult
  public func unembed(_ child: UIViewController, using transition: ContainerTransition = .none) async
    -> TransitionOutcome
  {
    await .awaiting { unembed(child, using: transition, completion: $0) }
  }

  /// Puts another controller in a child's place.
  public func replace(
    _ child: UIViewController, with newChild: UIViewController, using transition: ContainerTransition = .none,
    completion: ((TransitionOutcome) -> Void)?
  ) {
    Embedding.replace(child, with: newChild, in: nil, of: self, using: transition, completion: completion)
  }

  /// Puts another controller in a child's place.
  public func replace(
    _ child: UIViewController, with newChild: UIViewController, using transition: ContainerTransition = .none
  ) {
    replace(child, with: newChild, using: transition, completion: nil)
  }

  /// Puts another controller in a child's place, and returns when its view has come in.
  @discardableResult
  public func replace(
    _ child: UIViewController, with newChild: UIViewController, using transition: ContainerTransition = .none
  ) async -> TransitionOutcome {
    await .awaiting { replace(child, with: newChild, using: transition, completion: $0) }
  }

  /// Adds, removes or replaces a child, whose view is held to the edges of its container view by constraints.
  @_spi(Compatibility) public func exchangeChild(
    _ child: UIViewController?, with newChild: UIViewController?, pinnedTo containerView: UIView?,
    using transition: ContainerTransition, completion: ((TransitionOutcome) -> Void)?
  ) {
    Embedding.replace(
      child, with: newChild, in: containerView, of: self, using: transition, completion: completion)
  }
}
