/// The accessibility settings of a device, and the observer of an app's notifications.
///
/// Tests and tours set the settings.
@MainActor
package final class AccessibilitySettings {
  package static let shared = AccessibilitySettings()

  /// The enabled settings.
  package private(set) var enabled: Set<AccessibilitySetting> = []

  /// A Boolean value that indicates whether the Reduce Motion setting is enabled.
  package var isReduceMotionEnabled: Bool {
    get { isOn(.reduceMotion) }
    set { set(.reduceMotion, newValue) }
  }

  /// A Boolean value that indicates whether a screen reader is running.
  package var isVoiceOverRunning: Bool {
    get { isOn(.voiceOver) }
    set { set(.voiceOver, newValue) }
  }

  /// The closure that is called with each notification that an app posts.
  package var observer: ((UIAccessibility.Notification, Any?) -> Void)?

  package func isOn(_ setting: AccessibilitySetting) -> Bool { enabled.contains(setting) }

  /// Turns a setting on or off and posts its notification.
  package func set(_ setting: AccessibilitySetting, _ isOn: Bool) {
    guard isOn != self.isOn(setting) else { return }
    let change = { [self] in
      if isOn { enabled.insert(setting) } else { enabled.remove(setting) }
    }
    if setting.isTrait { UIScreen.main.changeTraits { _ in change() } } else { change() }
    if setting == .voiceOver { AccessibilityFocus.shared.voiceOverChanged(isRunning: isOn) }
    NotificationCenter.default.post(name: setting.notification, object: nil)
  }

  /// Turns all settings off without posting notifications.
  ///
  /// Called when the simulated device restarts.
  package func reset() {
    enabled = []
    observer = nil
    AccessibilityFocus.shared.reset()
  }

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    observer?(notification, argument)
    AccessibilityFocus.shared.hear(notification, argument)
  }
}
