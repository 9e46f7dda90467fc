import UIKit

/// A view that indicates the number of entered digits.
final class PasscodeDotsView: UIView {
  private let dots: [UIView]

  init(count: Int) {
    dots = (0..<count).map { _ in UIView() }
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityIdentifier = "passcode"
    accessibilityLabel = "Passcode"
    for dot in dots {
      dot.layer.cornerRadius = 7
      addSubview(dot)
    }
    update()
  }

  required init?(coder: NSCoder) { nil }

  var filled = 0 {
    didSet { update() }
  }

  var color = UIColor.systemIndigo {
    didSet { update() }
  }

  /// Shakes the dots horizontally to indicate an error.
  func shake() {
    UIView.animateKeyframes(withDuration: 0.45, delay: 0) {
      for (index, offset) in ([-14, 12, -8, 5, 0] as [CGFloat]).enumerated() {
        UIView.addKeyframe(withRelativeStartTime: Double(index) / 5, relativeDuration: 1 / 5) {
          self.transform = CGAffineTransform(translationX: offset, y: 0)
        }
      }
    }
  }

  private func update() {
    accessibilityValue = "\(filled) of \(dots.count) digits"
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor = index < filled ? color : color.withAlphaComponent(0.22)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (side, gap): (CGFloat, CGFloat) = (14, 24)
    let width = CGFloat(dots.count) * (side + gap) - gap
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(
        x: ((bounds.width - width) / 2).rounded() + CGFloat(index) * (side + gap),
        y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
    }
  }
}
