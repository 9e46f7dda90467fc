@_spi(Compatibility) import Stateroom
public import UIKit

/// Methods for adding, removing, and replacing children.
///
/// The equivalents in Stateroom are `embed`, `unembed`, and `replace`.
///
/// Four constraints pin a child's view to the edges of its container view.
extension UIViewController {
  // MARK: - Adding

  /// Adds a child, whose view fills this controller's view.
  ///
  /// - Parameters:
  ///   - controller: A view controller without a parent.
  ///   - options: The duration and options of the view's animation; `nil` for no animation.
  ///   - completion: Called exactly once.
  public func addChild(
    _ controller: UIViewController, options: StateTransitionAnimationOptions? = nil, completion: (() -> Void)? = nil
  ) {
    exchange(nil, with: controller, in: nil, .appearOverPrevious(onAppear: options), completion)
  }

  /// Adds a child, whose view fills this controller's view.
  public func addChild(
    _ controller: UIViewController, animations: StateTransitionAnimationOptions?, completion: (() -> Void)? = nil
  ) {
    addChild(controller, options: animations, completion: completion)
  }

  /// Adds a child, whose view fills a view of this controller.
  public func addChild(
    _ controller: UIViewController, constrainedTo containerView: UIView,
    options: StateTransitionAnimationOptions? = nil, completion: (() -> Void)? = nil
  ) {
    exchange(nil, with: controller, in: containerView, .appearOverPrevious(onAppear: options), completion)
  }

  /// Adds a child, whose view fills a view of this controller.
  public func addChild(
    _ controller: UIViewController, constrainedTo containerView: UIView,
    animations: StateTransitionAnimationOptions?, completion: (() -> Void)? = nil
  ) {
    addChild(controller, constrainedTo: containerView, options: animations, completion: completion)
  }

  // MARK: - Removing

  /// Removes a child and its view.
  ///
  /// A view controller that is not a child is left unchanged, and reported.
  ///
  /// - Parameters:
  ///   - controller: A child of this controller.
  ///   - options: The duration and options of the view's animation; `nil` for no animation.
  ///   - completion: Called exactly once.
  public func removeChild(
    _ controller: UIViewController, options: StateTransitionAnimationOptions? = nil, completion: (() -> Void)? = nil
  ) {
    exchange(controller, with: nil, in: nil, .appearUnderPrevious(onRemove: options), completion)
  }

  /// Removes a child and its view.
  public func removeChild(
    _ controller: UIViewController, constrainedTo containerView: UIView,
    options: StateTransitionAnimationOptions? = nil, completion: (() -> Void)? = nil
  ) {
    exchange(controller, with: nil, in: containerView, .appearUnderPrevious(onRemove: options), completion)
  }

  // MARK: - Replacing

  /// Replaces a child with another view controller, whose view takes the place of the child's.
  ///
  /// - Parameters:
  ///   - oldController: A child of this controller.
  ///   - newController: A view controller without a parent.
  ///   - animation: The animation of the transition; `nil` for none.
  ///   - completion: Called exactly once.
  public func replaceChild(
    _ oldController: UIViewController, with newController: UIViewController,
    animation: StateTransitionAnimation? = nil, completion: (() -> Void)? = nil
  ) {
    exchange(oldController, with: newController, in: nil, animation, completion)
  }

  /// Replaces a child with another view controller, whose view fills a view of this controller.
  public func replaceChild(
    _ oldController: UIViewController, with newController: UIViewController, constrainedTo containerView: UIView,
    animation: StateTransitionAnimation? = nil, completion: (() -> Void)? = nil
  ) {
    exchange(oldController, with: newController, in: containerView, animation, completion)
  }

  private func exchange(
    _ child: UIViewController?, with newChild: UIViewController?, in containerView: UIView?,
    _ animation: StateTransitionAnimation?, _ completion: (() -> Void)?
  ) {
    exchangeChild(child, with: newChild, pinnedTo: containerView, using: animation?.transition ?? .none) { _ in
      completion?()
    }
  }
}
