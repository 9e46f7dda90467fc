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

  @Test(.rule("R1971"))
  func `A disabled button has the trait in addition to those that are set`() {
    let button = UIButton(type: .system)
    button.accessibilityTraits = .link
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.link, .notEnabled])
  }
}
