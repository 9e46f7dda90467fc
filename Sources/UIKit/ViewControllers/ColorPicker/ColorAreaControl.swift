/// A control in whose area the user selects a color, with a touch that may move.
@MainActor
class ColorAreaControl: UIControl {
  /// Called with the color at the touch, and whether the touch continues.
  var onSelect: (_ color: RGBAColor, _ continuously: Bool) -> Void = { _, _ in }

  /// The selected color.
  var color = RGBAColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet { setNeedsLayout() }
  }

  /// Returns the color at a point of the area.
  func color(at point: CGPoint) -> RGBAColor { color }

  private func select(_ touch: UITouch, _ continuously: Bool) {
    let place = touch.location(in: self)
    let inside = CGPoint(
      x: min(max(place.x, 0), bounds.width.nextDown), y: min(max(place.y, 0), bounds.height.nextDown))
    onSelect(color(at: inside), continuously)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    select(touch, true)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    select(touch, true)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { select(touch, false) }
  }

  /// Prevents the sheet from moving with the touch.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isTracking, gestureRecognizer.view !== self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return !(gestureRecognizer is UIPanGestureRecognizer)
  }
}

/// The grid of a color picker.
@MainActor
final class ColorGridView: ColorAreaControl {
  private let cells = ColorPalette.grid.map { color in
    let layer = CALayer()
    layer.backgroundColor = color.cgColor
    return layer
  }
  private let content = CALayer()
  private let mark = CALayer()

  init() {
    super.init(frame: .zero)
    content.cornerRadius = 10
    content.masksToBounds = true
    for cell in cells { content.addSublayer(cell) }
    mark.cornerRadius = 3
    mark.outlineSelection(shadowRadius: 2)
    layer.addSublayer(content)
    layer.addSublayer(mark)
    isAccessibilityElement = true
    accessibilityLabel = "Color grid"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  private func frame(at index: Int) -> CGRect {
    let size = CGSize(
      width: bounds.width / CGFloat(ColorPalette.columns), height: bounds.height / CGFloat(ColorPalette.rows))
    return CGRect(
      x: CGFloat(index % ColorPalette.columns) * size.width, y: CGFloat(index / ColorPalette.columns) * size.height,
      width: size.width, height: size.height)
  }

  override func color(at point: CGPoint) -> RGBAColor {
    guard !bounds.isEmpty else { return color }
    let column = Int(point.x / bounds.width * CGFloat(ColorPalette.columns))
    let row = Int(point.y / bounds.height * CGFloat(ColorPalette.rows))
    let index = row * ColorPalette.columns + column
    return ColorPalette.grid.indices.contains(index) ? ColorPalette.grid[index] : color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    content.frame = bounds
    for (index, cell) in cells.enumerated() { cell.frame = frame(at: index) }
    let opaque = color.with(alpha: 1)
    let selected = ColorPalette.grid.firstIndex { $0.isNear(opaque) }
    mark.isHidden = selected == nil
    if let selected { mark.frame = frame(at: selected).insetBy(dx: -1, dy: -1) }
    CATransaction.commit()
  }
}

/// The spectrum of a color picker: hues from left to right, and from white over pure colors to black.
@MainActor
final class ColorSpectrumView: ColorAreaControl {
  private let hues = CAGradientLayer()
  private let shades = CAGradientLayer()
  private let knob = CALayer()

  init() {
    super.init(frame: .zero)
    hues.colors = (0...6).map {
      RGBAColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor
    }
    (hues.startPoint, hues.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    shades.colors = [
      UIColor.white.cgColor, UIColor(white: 1, alpha: 0).cgColor, UIColor(white: 0, alpha: 0).cgColor,
      UIColor.black.cgColor,
    ]
    shades.locations = [0, 0.5, 0.5, 1]
    for layer in [hues, shades] {
      layer.cornerRadius = 10
      layer.masksToBounds = true
      self.layer.addSublayer(layer)
    }
    knob.frame.size = CGSize(width: 28, height: 28)
    knob.cornerRadius = 14
    knob.outlineSelection(shadowRadius: 3)
    layer.addSublayer(knob)
    isAccessibilityElement = true
    accessibilityLabel = "Color spectrum"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func color(at point: CGPoint) -> RGBAColor {
    guard !bounds.isEmpty else { return color }
    let pure = RGBAColor(hue: min(point.x / bounds.width, 0.999), saturation: 1, brightness: 1, alpha: 1)
    let height = point.y / bounds.height
    let level: CGFloat = height < 0.5 ? 1 : 0
    let gray = RGBAColor(red: level, green: level, blue: level, alpha: 1)
    return pure.mixed(with: gray, amount: abs(height - 0.5) * 2)
  }

  /// The point at which the spectrum has the selected color, or a similar one.
  private var place: CGPoint {
    let parts = color.hsb
    let height = parts.brightness < 1 ? 1 - parts.brightness / 2 : parts.saturation / 2
    return CGPoint(x: parts.hue * bounds.width, y: height * bounds.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    hues.frame = bounds
    shades.frame = bounds
    knob.position = place
    knob.backgroundColor = color.with(alpha: 1).cgColor
    CATransaction.commit()
  }
}

extension CALayer {
  /// Gives the layer the white outline that marks the selected color.
  fileprivate func outlineSelection(shadowRadius: CGFloat) {
    borderWidth = 3
    borderColor = UIColor.white.cgColor
    shadowColor = UIColor.black.cgColor
    shadowOpacity = 0.3
    self.shadowRadius = shadowRadius
    shadowOffset = .zero
  }
}

extension RGBAColor {
  /// Returns whether the components differ by less than a step of 8 bits.
  fileprivate func isNear(_ other: RGBAColor) -> Bool {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) < 1 / 512
  }
}
