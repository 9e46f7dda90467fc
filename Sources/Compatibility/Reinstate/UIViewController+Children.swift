import Stateroom
public import UIKit

/// Adding, removing and replacing children. Stateroom's names for these are `embed`, `unembed` and `replace`.
extension UIViewController {
  /// Makes a controller a child and puts its view into this controller's.
  ///
  /// - Parameters:
  ///   - options: How the view comes in; nil for no animation.
  ///   - completion: Called exactly once.
  public func addChild(
    _ child: UIViewController, options: StateTransitionAnimationOptions? = nil, completion: (() -> Void)? = nil
  ) {
    addChild(child, constrainedTo: nil, options: options, completion: completion)
  }

  /// Makes a controller a child and puts its view into this controller's.
  public func addChild(
    _ child: UIViewController, animations: StateTransitionAnimationOptions?, completion: (() -> Void)? = nil
  ) {
    addChild(child, options: animations, completion: completion)
  }

  /// Makes a controller a child and puts its view into a view of this controller, filling it.
  public func addChild(
    _ child: UIViewController, constrainedTo containerView: UIView?, options: StateTransitionAnimationOptions? = nil,
    completion: (() -> Void)? = nil
  ) {
    let transition = StateTransitionAnimation.appearOverPrevious(onAppear: options).transition
    embed(child, in: containerView, using: transition) { _ in completion?() }
  }

  /// Takes a child and its view away.
  public func removeChild(
    _ child: UIViewController, options: StateTransitionAnimationOptions? = nil, completion: (() -> Void)? = nil
  ) {
    guard child.parent === self else {
      fatalError("\(child) is not a child of \(self), so it cannot be removed from it")
    }
    let transition = StateTransitionAnimation.appearUnderPrevious(onRemove: options).transition
    unembed(child, using: transition) { _ in completion?() }
  }

  /// Takes a child and its view away.
  public func removeChild(
    _ child: UIViewController, constrainedTo containerView: UIView?, options: StateTransitionAnimationOptions? = nil,
    completion: (() -> Void)? = nil
  ) {
    removeChild(child, options: options, completion: completion)
  }

  /// Puts another controller in a child's place.
  public func replaceChild(
    _ child: UIViewController, with newChild: UIViewController, animation: StateTransitionAnimation? = nil,
    completion: (() -> Void)? = nil
  ) {
    replace(child, with: newChild, using: animation?.transition ?? .none) { _ in completion?() }
  }

  /// Puts another controller in a child's place.
  public func replaceChild(
    _ child: UIViewController, with newChild: UIViewController, constrainedTo containerView: UIView?,
    animation: StateTransitionAnimation? = nil, completion: (() -> Void)? = nil
  ) {
    replaceChild(child, with: newChild, animation: animation, completion: completion)
  }
}
