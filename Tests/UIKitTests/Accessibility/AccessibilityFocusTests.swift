import Simulator
import Testing
import UIKit

/// Where the screen reader goes, and what it says.
@MainActor @Suite struct AccessibilityFocusTests {
  private final class Slider: UIView {
    var steps = 0
    override func accessibilityIncrement() { steps += 1 }
    override func accessibilityDecrement() { steps -= 1 }
  }

  private final class Root: UIViewController {
    var escapes = 0
    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      return true
    }
  }

  private let root = Root()
  private let first = UILabel(frame: CGRect(x: 10, y: 100, width: 80, height: 20))
  private let button = UIButton(type: .system)
  private let slider = Slider(frame: CGRect(x: 10, y: 200, width: 80, height: 20))

  private func boot(voiceOver: Bool = true) async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    first.text = "Welcome"
    button.frame = CGRect(x: 10, y: 150, width: 80, height: 30)
    button.setTitle("Next", for: .normal)
    slider.isAccessibilityElement = true
    slider.accessibilityLabel = "Volume"
    slider.accessibilityTraits = .adjustable
    for view in [first, button, slider] { root.view.addSubview(view) }
    simulator.commit()
    simulator.setAccessibility(.voiceOver, on: voiceOver)
    return simulator
  }

  @Test func `A switch is described as one, and a zoomable element is zoomed where it is activated`() async {
    final class Picture: UIView {
      var zooms: [String] = []
      override func accessibilityZoomIn(at point: CGPoint) -> Bool {
        zooms.append("in \(point.x) \(point.y)")
        return true
      }
      override func accessibilityZoomOut(at point: CGPoint) -> Bool {
        zooms.append("out \(point.x) \(point.y)")
        return false
      }
    }
    let simulator = await boot()
    let picture = Picture(frame: CGRect(x: 10, y: 300, width: 100, height: 40))
    picture.isAccessibilityElement = true
    root.view.addSubview(picture)
    button.accessibilityTraits = [.button, .toggleButton]
    simulator.commit()
    #expect(!simulator.zoomFocusedAccessibilityElement(in: true))
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    simulator.commit()
    #expect(simulator.spokenText.last == "Next, switch button")
    picture.accessibilityTraits = .supportsZoom
    UIAccessibility.post(notification: .layoutChanged, argument: picture)
    simulator.commit()
    #expect(simulator.zoomFocusedAccessibilityElement(in: true))
    #expect(!simulator.zoomFocusedAccessibilityElement(in: false))
    #expect(picture.zooms == ["in 60.0 320.0", "out 60.0 320.0"])
  }

  @Test func `When it is turned on it is at the first element`() async {
    let simulator = await boot()
    #expect(UIAccessibility.isVoiceOverRunning)
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === first)
    #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
    #expect(simulator.spokenText == ["Welcome"])
    simulator.setAccessibility(.voiceOver, on: false)
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
  }

  @Test func `While VoiceOver is off, the focus does not move and nothing is announced`() async {
    let simulator = await boot(voiceOver: false)
    UIAccessibility.post(notification: .screenChanged, argument: button)
    UIAccessibility.post(notification: .announcement, argument: "Hello")
    simulator.commit()
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
    #expect(simulator.spokenText == [])
  }

  @Test func `A change of layout moves it to the element, a change of screen to the element or the first`() async {
    let simulator = await boot()
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    simulator.commit()
    #expect(simulator.focusedAccessibilityElement?.label == "Next")
    #expect(simulator.spokenText.last == "Next, button")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    simulator.commit()
    #expect(simulator.focusedAccessibilityElement?.label == "Next")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    simulator.commit()
    #expect(simulator.focusedAccessibilityElement?.label == "Welcome")
    UIAccessibility.post(notification: .screenChanged, argument: slider)
    simulator.commit()
    #expect(simulator.focusedAccessibilityElement?.label == "Volume")
  }

  @Test func `Of several changes in one update cycle the last one counts`() async {
    let simulator = await boot()
    UIAccessibility.post(notification: .screenChanged, argument: button)
    UIAccessibility.post(notification: .layoutChanged, argument: slider)
    simulator.commit()
    #expect(simulator.focusedAccessibilityElement?.label == "Volume")
    #expect(!simulator.spokenText.contains("Next, button"))
  }

  @Test func `When its element was removed, a change of layout moves it to the first`() async {
    let simulator = await boot()
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    simulator.commit()
    button.isHidden = true
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    simulator.commit()
    #expect(simulator.focusedAccessibilityElement?.label == "Welcome")
  }

  @Test func `An announcement is spoken, and its end is posted`() async {
    let simulator = await boot()
    var finished: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
    ) { notification in
      let text = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
      MainActor.assumeIsolated { finished.append(text ?? "") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    simulator.commit()
    #expect(simulator.spokenText.last == "Saved")
    #expect(finished == ["Saved"])
  }

  @Test func `Swiping steps through the elements and stops at the ends`() async {
    let simulator = await boot()
    #expect(simulator.focusNextAccessibilityElement())
    #expect(simulator.focusNextAccessibilityElement())
    #expect(simulator.focusedAccessibilityElement?.label == "Volume")
    #expect(!simulator.focusNextAccessibilityElement())
    #expect(simulator.focusPreviousAccessibilityElement())
    #expect(simulator.focusedAccessibilityElement?.label == "Next")
  }

  @Test func `Tapping twice activates the element, with a touch if it does not implement activation`() async throws {
    let simulator = await boot()
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    simulator.focusNextAccessibilityElement()
    try simulator.activateFocusedAccessibilityElement()
    #expect(presses == 1)
  }

  @Test func `An adjustable element is set higher and lower`() async {
    let simulator = await boot()
    #expect(!simulator.adjustFocusedAccessibilityElement(up: true))
    UIAccessibility.post(notification: .layoutChanged, argument: slider)
    simulator.commit()
    simulator.adjustFocusedAccessibilityElement(up: true)
    simulator.adjustFocusedAccessibilityElement(up: true)
    simulator.adjustFocusedAccessibilityElement(up: false)
    #expect(slider.steps == 1)
  }

  @Test func `Escape climbs to the first responder that handles it`() async {
    let simulator = await boot()
    #expect(simulator.performAccessibilityEscape())
    #expect(root.escapes == 1)
    #expect(!simulator.performAccessibilityMagicTap())
  }

  @Test func `Custom actions are performed by name`() async {
    let simulator = await boot()
    var deleted = false
    first.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in
        deleted = true
        return true
      }
    ]
    #expect(!simulator.performAccessibilityAction(named: "Archive"))
    #expect(simulator.performAccessibilityAction(named: "Delete"))
    #expect(deleted)
  }

  @Test func `Elements are notified of gaining and losing the focus`() async {
    final class View: UIView {
      var trace: [String] = []
      override func accessibilityElementDidBecomeFocused() {
        trace.append("focused \(accessibilityElementIsFocused())")
      }
      override func accessibilityElementDidLoseFocus() { trace.append("left \(accessibilityElementIsFocused())") }
    }
    let simulator = await boot()
    let view = View(frame: CGRect(x: 10, y: 300, width: 50, height: 50))
    view.isAccessibilityElement = true
    root.view.addSubview(view)
    UIAccessibility.post(notification: .layoutChanged, argument: view)
    simulator.commit()
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    simulator.commit()
    #expect(view.trace == ["focused true", "left false"])
  }

  @Test func `Bold text and contrast are traits`() async {
    let simulator = await boot(voiceOver: false)
    var received = 0
    root.registerForTraitChanges([UITraitLegibilityWeight.self, UITraitAccessibilityContrast.self]) {
      (_: UIViewController, _) in received += 1
    }
    simulator.setAccessibility(.boldText, on: true)
    simulator.setAccessibility(.increaseContrast, on: true)
    #expect(received == 2)
    #expect(root.traitCollection.legibilityWeight == .bold)
    #expect(root.traitCollection.accessibilityContrast == .high)
    #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
  }

  @Test func `Another device begins with default settings`() async {
    do {
      let simulator = await boot()
      simulator.setAccessibility(.reduceMotion, on: true)
    }
    let simulator = await Simulator.boot(.iPhone15)
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
    #expect(simulator.spokenText == [])
  }
}
