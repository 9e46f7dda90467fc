/// Constants that specify how many actions a notification can show.
public enum UIUserNotificationActionContext: UInt, Sendable {
  /// The notification has room for all of its actions.
  case `default` = 0
  /// The notification has room for two actions.
  case minimal = 1
}

/// A group of actions that notifications of one kind offer.
open class UIUserNotificationCategory: NSObject, NSCopying, NSMutableCopying {
  var storage = Storage()

  /// The values of a category.
  struct Storage {
    var identifier: String?
    var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]
  }

  /// Creates a category without actions.
  public override init() {}

  /// The identifier of the category.
  public var identifier: String? { storage.identifier }

  /// Returns the actions for a context; `nil` if there are none.
  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
    storage.actions[context]
  }

  /// Returns this category, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a category with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UIMutableUserNotificationCategory()
    copy.storage = storage
    return copy
  }
}

/// A group of actions that can be changed.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  /// The identifier of the category.
  open override var identifier: String? {
    get { storage.identifier }
    set { storage.identifier = newValue }
  }

  /// Sets the actions for a context, the first one of which is the most prominent.
  open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
    storage.actions[context] = actions
  }

  /// Returns a category with the same values that cannot be changed.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIUserNotificationCategory()
    copy.storage = storage
    return copy
  }
}
