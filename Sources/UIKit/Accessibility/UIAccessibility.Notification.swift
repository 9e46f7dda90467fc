extension UIAccessibility {
  /// A notification that an app posts to inform assistive technologies of a change.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public var rawValue: UInt32

    /// Creates a notification with a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new view appeared that occupies a major portion of the screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of a part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement should be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
}
