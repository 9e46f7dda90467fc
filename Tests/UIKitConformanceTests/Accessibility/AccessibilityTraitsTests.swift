import Testing
import UIKit

/// The traits of the classes of views, and those that are set.
@MainActor
struct AccessibilityTraitsTests {
  @Test(.rule("R1971"))
  func `Traits that are set replace those of the class`() {
    let views: [(UIView, UIAccessibilityTraits)] = [
      (UILabel(), .staticText), (UIButton(type: .system), .button), (UIImageView(), .image),
    ]
    for (view, traits) in views {
      #expect(view.accessibilityTraits == traits)
      view.accessibilityTraits = .header
      #expect(view.accessibilityTraits == .header)
      view.accessibilityTraits.insert(.updatesFrequently)
      #expect(view.accessibilityTraits == [.header, .updatesFrequently])
    }
  }

  @Test(.rule("R1997"))
  func `A switch and a zoomable element have traits of their own`() {
    let view = UIView()
    view.accessibilityTraits = [.button, .toggleButton]
    #expect(view.accessibilityTraits.contains(.toggleButton) && !view.accessibilityTraits.contains(.supportsZoom))
    view.accessibilityTraits = .supportsZoom
    #expect(view.accessibilityTraits.isDisjoint(with: [.button, .toggleButton, .image, .adjustable]))
    #expect(!view.accessibilityZoomIn(at: .zero) && !view.accessibilityZoomOut(at: .zero))
  }

  @Test(.rule("R1971"))
  func `A disabled button has the trait in addition to those that are set`() {
    let button = UIButton(type: .system)
    button.accessibilityTraits = .link
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.link, .notEnabled])
  }
}
