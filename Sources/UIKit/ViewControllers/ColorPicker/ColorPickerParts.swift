/// A value beside a slider of a color picker.
@MainActor
final class ColorValueLabel: UILabel {
  init() {
    super.init(frame: .zero)
    font = .systemFont(ofSize: 17)
    textAlignment = .center
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }
}

/// The checks behind a transparent color.
@MainActor
final class ColorCheckerView: UIView {
  private static let check: CGFloat = 9

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.height / 2, 18)
  }

  override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(rect: bounds).fill()
    UIColor(white: 0.82, alpha: 1).setFill()
    let path = UIBezierPath()
    for row in 0..<Int((bounds.height / Self.check).rounded(.up)) {
      for column in 0..<Int((bounds.width / Self.check).rounded(.up)) where (row + column) % 2 == 1 {
        path.append(
          UIBezierPath(
            rect: CGRect(
              x: CGFloat(column) * Self.check, y: CGFloat(row) * Self.check, width: Self.check, height: Self.check)))
      }
    }
    path.fill()
  }
}

/// The selected color of a color picker.
@MainActor
final class ColorSwatchView: UIView {
  private let checks = ColorCheckerView()
  private let fill = UIView()

  var color = RGBAColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet {
      fill.backgroundColor = UIColor(color)
      checks.isHidden = color.alpha >= 1
    }
  }

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 10
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.separator.cgColor
    clipsToBounds = true
    addSubview(checks)
    addSubview(fill)
    isAccessibilityElement = true
    accessibilityLabel = "Selected color"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    checks.frame = bounds
    fill.frame = bounds
  }
}

/// A round sample of a color picker, which selects its color.
@MainActor
final class ColorSampleControl: UIControl {
  private let color: RGBAColor

  var onSelect: (RGBAColor) -> Void = { _ in }

  init(_ sample: (name: String, color: RGBAColor)) {
    color = sample.color
    super.init(frame: .zero)
    layer.cornerRadius = 15
    backgroundColor = UIColor(sample.color)
    isAccessibilityElement = true
    accessibilityLabel = sample.name
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.select() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  private func select() { onSelect(color) }

  override func accessibilityActivate() -> Bool {
    select()
    return true
  }
}
