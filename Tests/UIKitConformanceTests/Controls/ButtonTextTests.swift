import Testing
import UIKit

/// The color of a button's title, the text for assistive technologies, and the configuration for a state.
@MainActor
struct ButtonTextTests {
  @Test(.rule("R1563"))
  func `A title color that was not set is the system's`() {
    #expect(UIButton(type: .custom).titleColor(for: .normal) == .white)
    let button = UIButton(type: .system)
    #expect(button.titleColor(for: .normal) != nil)
    #expect(button.titleColor(for: .highlighted) != nil)
  }

  @Test(.rule("R1563"))
  func `The color of the normal state is that of states without one`() {
    for type in [UIButton.ButtonType.custom, .system] {
      let button = UIButton(type: type)
      button.setTitleColor(.purple, for: .normal)
      button.setTitleColor(.brown, for: .disabled)
      #expect(button.titleColor(for: .normal) == .purple && button.titleColor(for: .highlighted) == .purple)
      #expect(button.titleColor(for: .disabled) == .brown)
      button.setTitleColor(nil, for: .normal)
      #expect(button.titleColor(for: .normal) != nil && button.titleColor(for: .normal) != .purple)
    }
  }

  @Test(.rule("R1564"))
  func `A title with attributes is the label of the button`() {
    let button = UIButton(type: .system)
    button.setAttributedTitle(NSAttributedString(string: "Sign In"), for: .normal)
    #expect(button.accessibilityLabel == "Sign In")
    button.accessibilityLabel = "Enter"
    #expect(button.accessibilityLabel == "Enter")
  }

  @Test(.rule("R1575"))
  func `An updated configuration keeps the values that were set`() {
    let button = UIButton(configuration: .filled())
    button.isEnabled = false
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    configuration.baseForegroundColor = .purple
    configuration.imagePadding = 7
    let updated = configuration.updated(for: button)
    #expect(updated.title == "Send" && updated.baseForegroundColor == .purple && updated.imagePadding == 7)
  }
}
