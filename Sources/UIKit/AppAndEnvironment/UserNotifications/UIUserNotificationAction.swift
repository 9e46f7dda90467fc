/// Constants that specify whether an action of a notification opens the app.
public enum UIUserNotificationActivationMode: UInt, Sendable {
  /// The action opens the app.
  case foreground = 0
  /// The action is performed in the background.
  case background = 1
}

/// Constants that specify what an action of a notification needs from the user.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
  /// The user selects the action.
  case `default` = 0
  /// The user enters a text.
  case textInput = 1
}

/// An action that a notification offers.
open class UIUserNotificationAction: NSObject, NSCopying, NSMutableCopying {
  var storage = Storage()

  /// The values of an action.
  struct Storage {
    var identifier: String?
    var title: String?
    var behavior = UIUserNotificationActionBehavior.default
    var activationMode = UIUserNotificationActivationMode.foreground
    var isAuthenticationRequired = false
    var isDestructive = false
  }

  /// Creates an action without a title.
  public override init() {}

  /// The identifier of the action.
  public var identifier: String? { storage.identifier }
  /// The localized title of the action.
  public var title: String? { storage.title }
  /// What the action needs from the user.
  public var behavior: UIUserNotificationActionBehavior { storage.behavior }
  /// Whether the action opens the app.
  public var activationMode: UIUserNotificationActivationMode { storage.activationMode }
  /// A Boolean value that indicates whether the device must be unlocked before the action is performed.
  ///
  /// An action that opens the app always requires that.
  public var isAuthenticationRequired: Bool { storage.isAuthenticationRequired }
  /// A Boolean value that indicates whether the action destroys something.
  public var isDestructive: Bool { storage.isDestructive }

  /// Returns this action, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns an action with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UIMutableUserNotificationAction()
    copy.storage = storage
    return copy
  }
}

/// An action that can be changed.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  /// The identifier of the action.
  open override var identifier: String? {
    get { storage.identifier }
    set { storage.identifier = newValue }
  }
  /// The localized title of the action.
  open override var title: String? {
    get { storage.title }
    set { storage.title = newValue }
  }
  /// What the action needs from the user.
  open override var behavior: UIUserNotificationActionBehavior {
    get { storage.behavior }
    set { storage.behavior = newValue }
  }
  /// Whether the action opens the app.
  open override var activationMode: UIUserNotificationActivationMode {
    get { storage.activationMode }
    set { storage.activationMode = newValue }
  }
  /// A Boolean value that indicates whether the device must be unlocked before the action is performed.
  open override var isAuthenticationRequired: Bool {
    get { storage.isAuthenticationRequired }
    set { storage.isAuthenticationRequired = newValue }
  }
  /// A Boolean value that indicates whether the action destroys something.
  open override var isDestructive: Bool {
    get { storage.isDestructive }
    set { storage.isDestructive = newValue }
  }

  /// Returns an action with the same values that cannot be changed.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIUserNotificationAction()
    copy.storage = storage
    return copy
  }
}
