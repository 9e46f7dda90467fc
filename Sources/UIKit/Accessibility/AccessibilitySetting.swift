/// An accessibility setting of the whole device, which the user can turn on.
package enum AccessibilitySetting: Hashable, Sendable, CaseIterable {
  case voiceOver, switchControl, reduceMotion, prefersCrossFadeTransitions, reduceTransparency, boldText
  case darkerSystemColors, invertColors, grayscale, differentiateWithoutColor, buttonShapes, onOffSwitchLabels

  /// The notification that is posted when the setting changes.
  var notification: NSNotification.Name {
    switch self {
    case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
    case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
    case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
    case .prefersCrossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
    case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
    case .darkerSystemColors: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
    case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
    case .differentiateWithoutColor: UIAccessibility.differentiateWithoutColorDidChangeNotification
    case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
    case .onOffSwitchLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
    }
  }

  /// A Boolean value that indicates whether the setting is part of the traits.
  var isTrait: Bool { self == .boldText || self == .darkerSystemColors }
}
