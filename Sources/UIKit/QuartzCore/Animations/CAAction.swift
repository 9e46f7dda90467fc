/// An object that responds to a change of a layer, usually with an animation.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Performs the action for an event, which is the key of a property or an event such as `onOrderIn`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// A value that prevents the action for a change.
extension NSNull: CAAction {
  /// Does nothing: the change takes effect without an animation.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
