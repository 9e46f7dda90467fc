// The accessibility settings of the device, which tests and tours turn on.
extension UIAccessibility {
  /// A Boolean value that indicates whether a screen reader is running.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    AccessibilitySettings.shared.isOn(.voiceOver)
  }
  /// A Boolean value that indicates whether Switch Control is running.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool {
    AccessibilitySettings.shared.isOn(.switchControl)
  }
  /// A Boolean value that indicates whether the Reduce Motion setting is enabled.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    AccessibilitySettings.shared.isOn(.reduceMotion)
  }
  /// A Boolean value that indicates whether the Prefer Cross-Fade Transitions setting is enabled.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
    AccessibilitySettings.shared.isOn(.prefersCrossFadeTransitions)
  }
  /// A Boolean value that indicates whether the Reduce Transparency setting is enabled.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    AccessibilitySettings.shared.isOn(.reduceTransparency)
  }
  /// A Boolean value that indicates whether the Bold Text setting is enabled.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { AccessibilitySettings.shared.isOn(.boldText) }
  /// A Boolean value that indicates whether the Increase Contrast setting is enabled.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    AccessibilitySettings.shared.isOn(.darkerSystemColors)
  }
  /// A Boolean value that indicates whether the setting that inverts colors is enabled.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool {
    AccessibilitySettings.shared.isOn(.invertColors)
  }
  /// A Boolean value that indicates whether the setting that removes colors is enabled.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool {
    AccessibilitySettings.shared.isOn(.grayscale)
  }
  /// A Boolean value that indicates whether the Button Shapes setting is enabled.
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool {
    AccessibilitySettings.shared.isOn(.buttonShapes)
  }
  /// A Boolean value that indicates whether the On/Off Labels setting is enabled.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool {
    AccessibilitySettings.shared.isOn(.onOffSwitchLabels)
  }
  /// A Boolean value that indicates whether the Differentiate Without Color setting is enabled.
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool {
    AccessibilitySettings.shared.isOn(.differentiateWithoutColor)
  }

  /// A Boolean value that indicates whether Guided Access is enabled.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
  /// A Boolean value that indicates whether AssistiveTouch is running.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
  /// A Boolean value that indicates whether the system shows closed captions.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }
  /// A Boolean value that indicates whether the audio has one channel.
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }
  /// A Boolean value that indicates whether the Speak Selection setting is enabled.
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }
  /// A Boolean value that indicates whether the Speak Screen setting is enabled.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }
  /// A Boolean value that indicates whether the Auto-Play Video Previews setting is enabled.
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { true }
  /// A Boolean value that indicates whether the Shake to Undo setting is enabled.
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { true }

  /// Posted when ``isVoiceOverRunning`` changed.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when ``isSwitchControlRunning`` changed.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when ``isReduceMotionEnabled`` changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when ``prefersCrossFadeTransitions`` changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when ``isReduceTransparencyEnabled`` changed.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when ``isBoldTextEnabled`` changed.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when ``isDarkerSystemColorsEnabled`` changed.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when ``isInvertColorsEnabled`` changed.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when ``isGrayscaleEnabled`` changed.
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when ``buttonShapesEnabled`` changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when ``isOnOffSwitchLabelsEnabled`` changed.
  public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted when ``shouldDifferentiateWithoutColor`` changed.
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
}
