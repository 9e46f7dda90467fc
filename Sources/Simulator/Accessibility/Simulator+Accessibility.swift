public import UIKit

extension Simulator {
  /// An accessibility setting of the device.
  public enum AccessibilityFeature: CaseIterable, Sendable {
    /// The screen reader, VoiceOver.
    case voiceOver
    /// Switch Control.
    case switchControl
    /// Reduce Motion.
    case reduceMotion
    /// Prefer Cross-Fade Transitions.
    case prefersCrossFadeTransitions
    /// Reduce Transparency.
    case reduceTransparency
    /// Bold Text, which is also a trait.
    case boldText
    /// Increase Contrast, which is also a trait.
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

  /// Turns an accessibility setting on or off, as the user does in Settings.
  ///
  /// The change is committed.
  public func setAccessibility(_ feature: AccessibilityFeature, on isOn: Bool) {
    AccessibilitySettings.shared.set(feature.setting, isOn)
    commit()
  }

  // MARK: - Reading Elements

  /// Returns the accessibility elements on the screen, in reading order.
  public func accessibilityElements() -> [AccessibilityItem] {
    AccessibilityTree.elements().map(AccessibilityItem.init)
  }

  /// Returns the accessibility elements as text, a line for each element.
  public func accessibilitySnapshot() -> String {
    accessibilityElements().map { $0.description + "\n" }.joined()
  }

  // MARK: - Using the Screen Reader

  /// The text that the screen reader has spoken.
  ///
  /// It speaks only while it is on.
  public var spokenText: [String] { AccessibilityFocus.shared.spoken }

  /// The element with the screen reader's focus; `nil` if there is none.
  public var focusedAccessibilityElement: AccessibilityItem? { accessibilityElements().first(where: \.isFocused) }

  /// Moves the focus to the next element, as a swipe does.
  ///
  /// Returns `false` at the last one.
  @discardableResult
  public func focusNextAccessibilityElement() -> Bool {
    defer { commit() }
    return AccessibilityFocus.shared.step(1)
  }

  /// Moves the focus to the previous element, as a swipe does.
  ///
  /// Returns `false` at the first one.
  @discardableResult
  public func focusPreviousAccessibilityElement() -> Bool {
    defer { commit() }
    return AccessibilityFocus.shared.step(-1)
  }

  /// Activates the focused element, as a double tap does.
  ///
  /// If the element does not respond, touches its activation point.
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

  /// Increments or decrements an adjustable element, as a swipe up or down does.
  ///
  /// Returns `false` if the focused element is not adjustable.
  @discardableResult
  public func adjustFocusedAccessibilityElement(up isUp: Bool) -> Bool {
    guard let element = AccessibilityFocus.shared.element, element.accessibilityTraits.contains(.adjustable) else {
      return false
    }
    if isUp { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
    commit()
    return true
  }

  /// Zooms in on the content of the focused element, or out of it, at its activation point.
  ///
  /// Returns `false` if the focused element does not support zooming, or did not zoom.
  @discardableResult
  public func zoomFocusedAccessibilityElement(in isIn: Bool) -> Bool {
    guard let element = AccessibilityFocus.shared.element, element.accessibilityTraits.contains(.supportsZoom) else {
      return false
    }
    defer { commit() }
    let point = element.accessibilityActivationPoint
    return isIn ? element.accessibilityZoomIn(at: point) : element.accessibilityZoomOut(at: point)
  }

  /// Performs a custom action of the focused element.
  ///
  /// Returns whether an action with the name was performed successfully.
  @discardableResult
  public func performAccessibilityAction(named name: String) -> Bool {
    defer { commit() }
    let action = AccessibilityFocus.shared.element?.accessibilityCustomActions?.first { $0.name == name }
    return action?.perform() ?? false
  }

  /// Performs the escape gesture, which dismisses a modal view.
  ///
  /// Returns whether an object handled it.
  @discardableResult
  public func performAccessibilityEscape() -> Bool {
    defer { commit() }
    return AccessibilityFocus.shared.perform { $0.accessibilityPerformEscape() }
  }

  /// Performs the magic tap gesture.
  ///
  /// Returns whether an object handled it.
  @discardableResult
  public func performAccessibilityMagicTap() -> Bool {
    defer { commit() }
    return AccessibilityFocus.shared.perform { $0.accessibilityPerformMagicTap() }
  }

  /// Performs the scroll gesture, a swipe with three fingers.
  ///
  /// Returns whether an object scrolled.
  @discardableResult
  public func performAccessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    defer { commit() }
    return AccessibilityFocus.shared.perform { $0.accessibilityScroll(direction) }
  }
}
