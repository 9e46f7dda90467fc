/// The enabled assistive technologies, and the notifications that an app posts to them.
public enum UIAccessibility {
  /// Posts a notification to assistive technologies.
  ///
  /// For a new screen, the focus of the screen reader moves to the given element or to the first one; for a new layout,
  /// to the given element. An announcement is spoken.
  ///
  /// - Parameters:
  ///   - notification: The type of the notification.
  ///   - argument: The text to speak, or the element to focus.
  @preconcurrency @MainActor
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    AccessibilitySettings.shared.post(notification, argument)
  }

  /// Constants that identify assistive technologies.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the technology.
    public let rawValue: String
    /// Creates an identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// The identifier of Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Returns the element on which an assistive technology focuses; `nil` if there is none.
  ///
  /// Only the screen reader has a focus.
  @preconcurrency @MainActor
  public static func focusedElement(
    using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
  ) -> Any? {
    guard assistiveTechnologyIdentifier.map({ $0 == .notificationVoiceOver }) ?? true else { return nil }
    return AccessibilityFocus.shared.element
  }

  /// Converts a rectangle of a view to the coordinates of the screen.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convertToScreen(rect)
  }

  /// Converts a path of a view to the coordinates of the screen.
  ///
  /// The result is a new path with the same line style.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let converted = path.copy() as? UIBezierPath ?? UIBezierPath(cgPath: path.cgPath)
    converted.elements = PathElements(path.elements.list.map { $0.mapped(view.convertToScreen) })
    return converted
  }

  /// Posted when assistive technology focuses on an element.
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
