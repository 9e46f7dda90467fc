import UIKit

/// A round button with a color, and a ring around the chosen one.
final class ColorDot: UIControl {
  let color: Brush.Color

  init(_ color: Brush.Color) {
    self.color = color
    super.init(frame: .zero)
    backgroundColor = .clear
    isOpaque = false
    isAccessibilityElement = true
    accessibilityLabel = color.rawValue.capitalized
    accessibilityTraits = .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override var intrinsicContentSize: CGSize { CGSize(width: 36, height: 36) }

  override var isSelected: Bool {
    didSet {
      accessibilityTraits = isSelected ? [.button, .selected] : .button
      setNeedsDisplay()
    }
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  override func draw(_ rect: CGRect) {
    color.uiColor.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 5, dy: 5)).fill()
    guard isSelected else { return }
    let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 1.5, dy: 1.5))
    ring.lineWidth = 2
    color.uiColor.setStroke()
    ring.stroke()
  }
}
