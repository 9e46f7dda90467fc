/// Constants that specify how the user is notified.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The icon of the app has a number.
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  /// A sound is played.
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  /// An alert or a banner is shown.
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// The ways in which an app notifies the user, as apps registered them before iOS 10.
open class UIUserNotificationSettings: NSObject {
  /// The ways in which the user is notified.
  public let types: UIUserNotificationType
  /// The groups of actions that notifications offer; `nil` for none.
  public let categories: Set<UIUserNotificationCategory>?

  /// Creates settings.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}
