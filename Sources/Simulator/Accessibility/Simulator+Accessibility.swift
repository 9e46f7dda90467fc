public import UIKit

extension Simulator {
  /// Something that a user can turn on for the whole device.
  public enum AccessibilityFeature: CaseIterable, Sendable {
    /// The screen reader.
    case voiceOver
    /// Control by switches.
    case switchControl
    /// Less movement.
    case reduceMotion
    /// Screens that fade rather than slide.
    case prefersCrossFadeTransitions
    /// Less that shows through.
    case reduceTransparency
    /// Bold text, which is a trait as well.
    case boldText
    /// Colors that differ more, which is a trait as well.
    case increaseContrast

    fileprivate var setting: AccessibilitySetting {
      switch self {
      case .voiceOver: .voiceOver
      case .switchControl: .switchControl
      case .reduceMotion: .reduceMotion
      case .prefersCrossFadeTransitions: .prefersCrossFadeTransitions
      case .reduceTransparency: .reduceTransparency
      case .boldText: .boldText
      case .increaseContrast: .darkerSystemColors
      }
    }
  }

  /// Turns a feature on or off, as the user does in the settings, up to the end of the turn.
  public func setAccessibility(_ feature: AccessibilityFeature, on isOn: Bool) {
    AccessibilitySettings.shared.set(feature.setting, isOn)
    commit()
  }

  // MARK: - Meeting Elements

  /// What assistive technology meets on the screen, in reading order.
  public func accessibilityElements() -> [AccessibilityItem] {
    AccessibilityTree.elements().map(AccessibilityItem.init)
  }

  /// The same as text, a line for each element.
  public func accessibilitySnapshot() -> String {
    accessibilityElements().map { $0.description + "\n" }.joined()
  }

  // MARK: - Using the Screen Reader

  /// What the screen reader has said so far; it speaks only while it is on.
  public var spokenText: [String] { AccessibilityFocus.shared.spoken }

  /// Where the screen reader is; nil for nowhere.
  public var focusedAccessibilityElement: AccessibilityItem? { accessibilityElements().first(where: \.isFocused) }

  /// Swipes to the next element. Returns false at the last one.
  @discardableResult
  public func focusNextAccessibilityElement() -> Bool {
    defer { commit() }
    return AccessibilityFocus.shared.step(1)
  }

  /// Swipes to the element before. Returns false at the first one.
  @discardableResult
  public func focusPreviousAccessibilityElement() -> Bool {
    defer { commit() }
    return AccessibilityFocus.shared.step(-1)
  }

  /// Taps twice: activates the element that the screen reader is at, or touches it where it is activated.
  public func activateFocusedAccessibilityElement() throws(SimulatorError) {
    guard let element = AccessibilityFocus.shared.element else {
      throw .notFound("the focused element", onScreen: accessibilityElements().compactMap(\.label))
    }
    if element.accessibilityActivate() {
      commit()
    } else {
      try tap(at: element.accessibilityActivationPoint)
    }
  }

  /// Swipes up or down at an adjustable element. Returns false at another one.
  @discardableResult
  public func adjustFocusedAccessibilityElement(up isUp: Bool) -> Bool {
    guard let element = AccessibilityFocus.shared.element, element.accessibilityTraits.contains(.adjustable) else {
      return false
    }
    if isUp { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
    commit()
    return true
  }

  /// Performs one of the focused element's own actions. Returns whether there is one of that name that did something.
  @discardableResult
  public func performAccessibilityAction(named name: String) -> Bool {
    defer { commit() }
    let action = AccessibilityFocus.shared.element?.accessibilityCustomActions?.first { $0.name == name }
    guard let action, let handler = action.actionHandler else { return false }
    return handler(action)
  }

  /// Rubs with two fingers: leaves what is modal. Returns whether anything did so.
  @discardableResult
  public func performAccessibilityEscape() -> Bool {
    defer { commit() }
    return AccessibilityFocus.shared.perform { $0.accessibilityPerformEscape() }
  }

  /// Taps twice with two fingers. Returns whether anything took it.
  @discardableResult
  public func performAccessibilityMagicTap() -> Bool {
    defer { commit() }
    return AccessibilityFocus.shared.perform { $0.accessibilityPerformMagicTap() }
  }

  /// Swipes with three fingers. Returns whether anything scrolled.
  @discardableResult
  public func performAccessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    defer { commit() }
    return AccessibilityFocus.shared.perform { $0.accessibilityScroll(direction) }
  }
}
