/// A slider of a color picker, whose track shows the colors between which it selects.
@MainActor
final class ColorSliderView: UIControl {
  private let checks = ColorCheckerView()
  private let gradient = CAGradientLayer()
  private let thumb = CALayer()
  private var grip: CGFloat = 0

  /// Called with the value, and whether the touch continues.
  var onChange: (_ value: CGFloat, _ continuously: Bool) -> Void = { _, _ in }

  /// The value, from 0 to 1.
  var value: CGFloat = 1 {
    didSet { setNeedsLayout() }
  }

  init(label: String) {
    super.init(frame: .zero)
    addSubview(checks)
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    gradient.masksToBounds = true
    thumb.borderWidth = 3
    thumb.borderColor = UIColor.white.cgColor
    thumb.shadowColor = UIColor.black.cgColor
    thumb.shadowOpacity = 0.25
    thumb.shadowRadius = 3
    thumb.shadowOffset = CGSize(width: 0, height: 1)
    layer.addSublayer(gradient)
    layer.addSublayer(thumb)
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityTraits = .adjustable
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Shows the colors at the ends of the track.
  func setGradient(from start: RGBAColor, to end: RGBAColor, isTransparent: Bool = false) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.colors = [start.cgColor, end.cgColor]
    checks.isHidden = !isTransparent
    CATransaction.commit()
  }

  private var thumbSize: CGFloat { bounds.height }
  private var travel: CGFloat { max(bounds.width - thumbSize, 1) }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    checks.frame = bounds
    gradient.frame = bounds
    gradient.cornerRadius = bounds.height / 2
    thumb.frame = CGRect(x: value * travel, y: 0, width: thumbSize, height: thumbSize).insetBy(dx: 2, dy: 2)
    thumb.cornerRadius = thumb.frame.height / 2
    CATransaction.commit()
  }

  // MARK: - Tracking

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self).x
    let center = value * travel + thumbSize / 2
    // A touch beside the thumb moves it there.
    grip = abs(place - center) <= thumbSize ? place - center : 0
    if grip == 0 { move(to: touch, true) }
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    move(to: touch, true)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { move(to: touch, false) }
  }

  private func move(to touch: UITouch, _ continuously: Bool) {
    let place = touch.location(in: self).x - grip - thumbSize / 2
    value = min(max(place / travel, 0), 1)
    onChange(value, continuously)
  }

  /// Prevents the sheet from moving with the touch.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isTracking, gestureRecognizer.view !== self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return !(gestureRecognizer is UIPanGestureRecognizer)
  }

  // MARK: - Accessibility

  override var accessibilityValue: String? {
    get { "\(Int((value * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { adjust(by: 0.1) }
  override func accessibilityDecrement() { adjust(by: -0.1) }

  private func adjust(by step: CGFloat) {
    value = min(max(value + step, 0), 1)
    onChange(value, false)
  }
}

/// The sliders of a color picker, one for each of red, green and blue.
@MainActor
final class ColorSlidersView: UIView {
  private let labels = ["RED", "GREEN", "BLUE"].map { name in
    let label = UILabel()
    label.text = name
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .secondaryLabel
    return label
  }
  private let sliders = ["Red", "Green", "Blue"].map { ColorSliderView(label: $0) }
  private let values = (0..<3).map { _ in ColorValueLabel() }

  /// Called with the color, and whether the touch continues.
  var onSelect: (_ color: RGBAColor, _ continuously: Bool) -> Void = { _, _ in }

  /// The selected color.
  var color = RGBAColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet { showColor() }
  }

  private static let components: [WritableKeyPath<RGBAColor, CGFloat>] = [\.red, \.green, \.blue]

  init() {
    super.init(frame: .zero)
    for view in labels + sliders + values { addSubview(view) }
    for (slider, component) in zip(sliders, Self.components) {
      slider.onChange = { [weak self] value, continuously in
        guard let self else { return }
        var color = color
        color[keyPath: component] = value
        onSelect(color, continuously)
      }
    }
    showColor()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  private func showColor() {
    for (index, component) in Self.components.enumerated() {
      var (low, high) = (color.with(alpha: 1), color.with(alpha: 1))
      low[keyPath: component] = 0
      high[keyPath: component] = 1
      sliders[index].setGradient(from: low, to: high)
      sliders[index].value = color[keyPath: component]
      values[index].text = "\(Int((color[keyPath: component] * 255).rounded()))"
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for index in sliders.indices {
      let y = CGFloat(index) * 86
      labels[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: 18)
      sliders[index].frame = CGRect(x: 0, y: y + 26, width: max(bounds.width - 90, 0), height: 36)
      values[index].frame = CGRect(x: bounds.width - 76, y: y + 26, width: 76, height: 36)
    }
  }
}
