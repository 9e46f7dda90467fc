/// Assistive technology: what the user has turned on, and how an app tells of changes.
public enum UIAccessibility {
  /// Whether the user wants less movement.
  @MainActor public static var isReduceMotionEnabled: Bool {
    AccessibilitySettings.shared.isReduceMotionEnabled
  }

  /// Whether a screen reader speaks.
  @MainActor public static var isVoiceOverRunning: Bool { AccessibilitySettings.shared.isVoiceOverRunning }

  /// Tells assistive technology of a change.
  ///
  /// - Parameters:
  ///   - notification: What kind of change it is.
  ///   - argument: The text to be spoken, or the element to go to.
  @MainActor
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    AccessibilitySettings.shared.post(notification, argument)
  }

  /// Posted when ``isReduceMotionEnabled`` changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when ``isVoiceOverRunning`` changed.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}
