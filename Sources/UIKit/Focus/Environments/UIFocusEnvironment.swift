/// An object that controls the focus in a part of the interface.
///
/// Views, view controllers, windows and presentation controllers are focus environments. Each has a parent, so that the
/// environments form a hierarchy.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments in which the focus system searches for the item to focus in this environment, in this order.
  ///
  /// Each of them is searched in the same way, until an item that can be focused is found. An empty array is equivalent
  /// to an array of the environment itself.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// The environment that contains this one; `nil` if there is none.
  ///
  /// The focus system does not find an environment of the app without a parent.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// The container of the focus items in this environment.
  var focusItemContainer: (any UIFocusItemContainer)? { get }

  /// The identifier of the focus group to which the environment belongs.
  ///
  /// If it is `nil`, the environment belongs to the group of its parent.
  var focusGroupIdentifier: String? { get }

  /// Requests that the focus moves to the preferred item of this environment before the update cycle ends.
  ///
  /// It has no effect if the environment does not contain the focused item. If a parent requests an update too, only
  /// its request is performed.
  func setNeedsFocusUpdate()

  /// Performs pending updates of the focus immediately, if this environment contains the focused item.
  func updateFocusIfNeeded()

  /// Returns whether an update of the focus may occur.
  ///
  /// All environments that contain the previous or the next item are asked before the update, from the items upward.
  /// The update is cancelled if one of them returns `false`.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// Called after the focus has moved to another item.
  ///
  /// It is called for all environments that contain the previous or the next item, from the items upward.
  ///
  /// - Parameters:
  ///   - context: The previous and the next item.
  ///   - coordinator: The object that runs animations together with those of the focus.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// The value `nil`, for the group of the parent.
  public var focusGroupIdentifier: String? { nil }

  /// Returns whether this environment contains another one, or is the same.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool { FocusHierarchy.contains(self, environment) }
}
