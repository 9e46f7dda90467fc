import Testing
import UIKit

/// The accessibility properties of UIKit's objects.
@MainActor
struct AccessibilityTests {
  @Test func `A plain view is no element, standard controls and labels are`() {
    #expect(!UIView().isAccessibilityElement)
    #expect(UILabel().isAccessibilityElement)
    #expect(UIButton(type: .system).isAccessibilityElement)
    #expect(!UIImageView().isAccessibilityElement)
  }

  @Test func `A button is one by its traits, which include whether it is enabled`() {
    let button = UIButton(type: .system)
    #expect(button.accessibilityTraits.contains(.button))
    button.isEnabled = false
    #expect(button.accessibilityTraits.contains(.notEnabled))
  }

  @Test func `A view's frame is where it is on the screen`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let (outer, inner) = (
      UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 200)),
      UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 30))
    )
    root.view.addSubview(outer)
    outer.addSubview(inner)
    await stage.turn()
    #expect(inner.accessibilityFrame == CGRect(x: 15, y: 105, width: 20, height: 30))
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 25, y: 120))
    inner.accessibilityFrame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(inner.accessibilityFrame == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 20, height: 30))
  }

  @Test func `A container counts the elements that it was given`() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIView === second)
    #expect(view.index(ofAccessibilityElement: second) == 1)
    #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  @Test func `An element that is no view follows its container`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let view = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 200))
    root.view.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(element.isAccessibilityElement)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 102, width: 30, height: 40))
    view.frame.origin.x = 20
    #expect(element.accessibilityFrame.minX == 21)
  }

  @Test func `An element does not keep its container`() {
    let element: UIAccessibilityElement
    do {
      let view = UIView()
      element = UIAccessibilityElement(accessibilityContainer: view)
      #expect(element.accessibilityContainer as? UIView === view)
    }
    #expect(element.accessibilityContainer == nil)
  }

  @Test func `By default no action is performed`() {
    let view = UIView()
    #expect(!view.accessibilityPerformEscape())
    #expect(!view.accessibilityPerformMagicTap())
    #expect(!view.accessibilityElementsHidden)
    #expect(!view.accessibilityViewIsModal)
    #expect(!view.shouldGroupAccessibilityChildren)
    #expect(view.accessibilityNavigationStyle == .automatic)
    #expect(view.accessibilityCustomActions?.isEmpty ?? true)
  }

  @Test func `A controller may handle the escape gesture`() {
    final class Controller: UIViewController {
      override func accessibilityPerformEscape() -> Bool { true }
    }
    #expect(Controller().accessibilityPerformEscape())
  }

  @Test(.rule("R1875")) func `The assistive settings have the values of a device on which they are off`() {
    #expect(!UIAccessibility.isGuidedAccessEnabled && !UIAccessibility.isAssistiveTouchRunning)
    #expect(!UIAccessibility.isClosedCaptioningEnabled && !UIAccessibility.isMonoAudioEnabled)
    #expect(!UIAccessibility.isSpeakSelectionEnabled && !UIAccessibility.isSpeakScreenEnabled)
    #expect(UIAccessibility.isVideoAutoplayEnabled && UIAccessibility.isShakeToUndoEnabled)
  }
}
