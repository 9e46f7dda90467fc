import UIKit

/// A round key of the passcode pad.
final class PasscodeKey: UIButton {
  override var isHighlighted: Bool {
    didSet { updateBackground() }
  }

  convenience init(digit: Int, action: @escaping () -> Void) {
    self.init(title: String(digit), font: .systemFont(ofSize: 32, weight: .regular), action: action)
    hasPlate = true
    updateBackground()
  }

  convenience init(title: String, font: UIFont, action: @escaping () -> Void) {
    self.init(frame: .zero)
    setTitle(title, for: .normal)
    setTitleColor(.label, for: .normal)
    setTitleColor(.tertiaryLabel, for: .disabled)
    titleLabel?.font = font
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  private var hasPlate = false

  private func updateBackground() {
    guard hasPlate else { return }
    backgroundColor = isHighlighted ? .systemGray3 : .secondarySystemGroupedBackground
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}
