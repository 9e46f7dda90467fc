/// An abstract class for an app-specific service that the user can choose in an activity view controller.
///
/// A subclass describes the service with ``activityType``, ``activityTitle``, and ``activityImage``, and performs it in
/// ``perform()`` or with an ``activityViewController``. It calls ``activityDidFinish(_:)`` when the service has ended.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Constants that specify the place of an activity in the activity view controller.
  public enum Category: Int, Sendable {
    /// A command in the list of actions.
    case action
    /// A service in the row of services that share the items.
    case share
  }

  /// Creates an activity.
  public override init() { super.init() }

  /// The activity view controller that performs the activity.
  weak var owner: UIActivityViewController?

  // MARK: - Describing the Activity

  /// The category of the activity.
  ///
  /// The default is `action`.
  open class var activityCategory: UIActivity.Category { .action }

  /// An identifier of the type of service.
  ///
  /// The default is `nil`.
  open var activityType: UIActivity.ActivityType? { nil }

  /// A title for the user.
  ///
  /// The default is `nil`.
  open var activityTitle: String? { nil }

  /// An image for the user.
  ///
  /// Only its opacity is used. The default is `nil`.
  open var activityImage: UIImage? { nil }

  // MARK: - Performing the Activity

  /// Returns whether the activity can act on the items.
  ///
  /// The default implementation returns `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Prepares the activity to act on the items.
  ///
  /// The default implementation does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The view controller that performs the activity with the user.
  ///
  /// The default is `nil`.
  ///
  /// It is presented in place of a call of ``perform()``, and dismissed when the activity has finished.
  open var activityViewController: UIViewController? { nil }

  /// Performs the activity if it has no view controller.
  ///
  /// The default implementation does nothing.
  open func perform() {}

  /// Tells the system that the activity has ended, and whether it was completed.
  ///
  /// Call it on the main thread.
  open func activityDidFinish(_ completed: Bool) { owner?.activityDidFinish(self, completed) }
}
