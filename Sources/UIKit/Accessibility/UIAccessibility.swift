/// The assistive technologies that the user enabled, and the notifications that an app posts to them.
public enum UIAccessibility {
  /// Posts a notification to assistive technologies.
  ///
  /// A new screen moves the screen reader to the given element or to the first one, a new layout to the given one; an
  /// announcement is spoken.
  ///
  /// - Parameters:
  ///   - notification: What kind of change it is.
  ///   - argument: The text to be spoken, or the element to go to.
  @preconcurrency @MainActor
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    AccessibilitySettings.shared.post(notification, argument)
  }

  /// A kind of assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The element that assistive technology focuses on; `nil` for none. Only the screen reader has a focus.
  @preconcurrency @MainActor
  public static func focusedElement(
    using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
  ) -> Any? {
    guard assistiveTechnologyIdentifier.map({ $0 == .notificationVoiceOver }) ?? true else { return nil }
    return AccessibilityFocus.shared.element
  }

  /// A rectangle of a view in the screen's coordinates.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convertToScreen(rect)
  }

  /// A notification that is posted when assistive technology focuses on an element.
  public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
  /// The user info key for the element that receives the focus.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The user info key for the element that loses the focus.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The user info key for the assistive technology.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// Posted when an announcement was spoken.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The user info key for the text of the announcement.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The user info key for a Boolean value that indicates whether the announcement was completed.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
