import Testing

@testable import UIKit

/// What is behind the content of selected buttons without configurations.
@MainActor @Suite(.ownDevice)
struct SystemButtonMarkTests {
  private func button(_ type: UIButton.ButtonType) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle("Title", for: .normal)
    button.tintColor = .red
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.isSelected = true
    button.layoutIfNeeded()
    return button
  }

  private func mark(of button: UIButton) -> UIView? { button.subviews.first { $0.backgroundColor == .red } }

  @Test func `The title of a selected system button is white on the tint color`() throws {
    let button = self.button(.system)
    let mark = try #require(self.mark(of: button))
    let title = try #require(button.titleLabel)
    #expect(title.textColor == .white && mark.frame.contains(title.frame) && mark.frame.width < 100)
    #expect(button.subviews.firstIndex(of: mark) ?? 1 < button.subviews.firstIndex(of: title) ?? 0)
    button.isSelected = false
    button.layoutIfNeeded()
    #expect(self.mark(of: button) == nil && title.textColor == .red)
  }

  @Test func `A custom button, and a disabled one, have no mark`() {
    #expect(mark(of: button(.custom)) == nil)
    let disabled = button(.system)
    disabled.isEnabled = false
    disabled.layoutIfNeeded()
    #expect(mark(of: disabled) == nil)
  }

  @Test func `A color that is set for the title remains`() {
    let button = self.button(.system)
    button.setTitleColor(.green, for: .selected)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .green && mark(of: button) != nil)
  }
}
