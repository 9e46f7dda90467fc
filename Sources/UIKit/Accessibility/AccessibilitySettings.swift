/// What a user has turned on, and who listens to what apps post: a device's settings, set by tests and tours.
@MainActor
package final class AccessibilitySettings {
  package static let shared = AccessibilitySettings()

  /// Whether the user wants less movement.
  package var isReduceMotionEnabled = false {
    didSet {
      guard isReduceMotionEnabled != oldValue else { return }
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// Whether a screen reader speaks.
  package var isVoiceOverRunning = false {
    didSet {
      guard isVoiceOverRunning != oldValue else { return }
      NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    }
  }

  /// Hears what apps post.
  package var observer: ((UIAccessibility.Notification, Any?) -> Void)?

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    observer?(notification, argument)
  }
}
