/// The object that stores the focused item of a scene, and moves the focus.
///
/// The system exists on iPad only, where the user moves the focus with the keys of a connected keyboard: the Tab key
/// moves it between groups of items, and the arrow keys move it within a group. The Return key and the space bar
/// perform the primary action of the focused item.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  weak var scene: UIWindowScene?
  weak var focusedStorage: (any UIFocusItem)?
  /// The environments that contained the focused item when it was focused, beginning with itself.
  var lastChain: [WeakFocusEnvironment] = []
  /// The items that were focused last in their groups.
  var lastItems: [FocusGroup.Key: WeakFocusEnvironment] = [:]
  /// The items that lost the focus because a view controller was presented over them, which regain it afterward.
  var suspended: [WeakFocusEnvironment] = []
  /// The view controller whose presentation has taken the focus, until an item in it is focused or the transition ends.
  weak var awaited: UIViewController?
  /// The environments in which an update is pending.
  var requests: [any UIFocusEnvironment] = []
  var isUpdating = false
  let halo = FocusHalo()

  init(of scene: UIWindowScene) { self.scene = scene }

  // MARK: - Getting a Focus System

  /// Returns the focus system of the scene that shows an environment.
  ///
  /// The value is `nil` if the environment is in no window, and on devices other than iPad.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    FocusHierarchy.window(of: environment)?.windowScene?.focusSystem
  }

  // MARK: - Getting the Focused Item

  /// The focused item; `nil` if nothing is focused.
  open var focusedItem: (any UIFocusItem)? { focusedStorage }

  // MARK: - Updating the Focus

  /// Requests that the focus moves to the preferred item of an environment before the update cycle ends.
  ///
  /// It has no effect if the environment contains no item that can be focused.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) { request(environment) }

  /// Performs pending updates immediately.
  open func updateFocusIfNeeded() { performRequests() }

  // MARK: - Notifications

  /// Posted after the focus has moved; the object is the focus system.
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// Posted when the user tries to move the focus, and there is no item in that direction; the object is the focus
  /// system.
  public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
  /// The key of the update context in the user info of the notifications.
  public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key of the animation coordinator in the user info of ``didUpdateNotification``.
  public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
}

/// A reference to an environment that does not retain it.
struct WeakFocusEnvironment {
  private(set) weak var environment: (any UIFocusEnvironment)?

  init(_ environment: any UIFocusEnvironment) { self.environment = environment }
}
