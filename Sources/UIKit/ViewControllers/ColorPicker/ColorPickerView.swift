/// The view of a color picker: a choice of three ways to select a color, the opacity, and the selected color.
@MainActor
final class ColorPickerView: UIView {
  private static let margin: CGFloat = 16

  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .close)
  private let segments = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let scroll = UIScrollView()
  private let grid = ColorGridView()
  private let spectrum = ColorSpectrumView()
  private let sliders = ColorSlidersView()
  private let opacityLabel = UILabel()
  private let opacitySlider = ColorSliderView(label: "Opacity")
  private let opacityField = ColorValueLabel()
  private let separator = UIView()
  private let swatch = ColorSwatchView()
  private let samples: [ColorSampleControl]

  var onSelect: (_ color: RGBAColor, _ continuously: Bool) -> Void = { _, _ in }
  var onClose: () -> Void = {}

  /// The selected color.
  var color: RGBAColor {
    didSet { if color != oldValue { showColor() } }
  }

  var supportsAlpha: Bool {
    didSet {
      for view in [opacityLabel, opacitySlider, opacityField] { view.isHidden = !supportsAlpha }
      setNeedsLayout()
    }
  }

  init(title: String, _ color: RGBAColor, supportsAlpha: Bool) {
    self.color = color
    self.supportsAlpha = supportsAlpha
    samples = ColorPalette.samples.map(ColorSampleControl.init)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    segments.selectedSegmentIndex = 0
    opacityLabel.text = "OPACITY"
    opacityLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    opacityLabel.textColor = .secondaryLabel
    separator.backgroundColor = .separator
    for view in [titleLabel, closeButton, segments, scroll] as [UIView] { addSubview(view) }
    let parts: [UIView] = [
      grid, spectrum, sliders, opacityLabel, opacitySlider, opacityField, separator, swatch,
    ]
    for view in parts + samples { scroll.addSubview(view) }
    for view in [opacityLabel, opacitySlider, opacityField] { view.isHidden = !supportsAlpha }
    connect()
    showSegment()
    showColor()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  private func connect() {
    closeButton.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
    segments.addAction(UIAction { [weak self] _ in self?.showSegment() }, for: .valueChanged)
    grid.onSelect = { [weak self] color, continuously in self?.selectOpaque(color, continuously) }
    spectrum.onSelect = { [weak self] color, continuously in self?.selectOpaque(color, continuously) }
    sliders.onSelect = { [weak self] color, continuously in self?.selectOpaque(color, continuously) }
    opacitySlider.onChange = { [weak self] value, continuously in
      guard let self else { return }
      select(color.with(alpha: value), continuously)
    }
    for sample in samples { sample.onSelect = { [weak self] color in self?.selectOpaque(color, false) } }
  }

  // MARK: - Selecting

  /// Selects a color with the current opacity.
  private func selectOpaque(_ color: RGBAColor, _ continuously: Bool) {
    select(color.with(alpha: self.color.alpha), continuously)
  }

  private func select(_ color: RGBAColor, _ continuously: Bool) {
    self.color = color
    onSelect(color, continuously)
  }

  private func showSegment() {
    grid.isHidden = segments.selectedSegmentIndex != 0
    spectrum.isHidden = segments.selectedSegmentIndex != 1
    sliders.isHidden = segments.selectedSegmentIndex != 2
  }

  private func showColor() {
    grid.color = color
    spectrum.color = color
    sliders.color = color
    opacitySlider.setGradient(from: color.with(alpha: 0), to: color.with(alpha: 1), isTransparent: true)
    opacitySlider.value = color.alpha
    opacityField.text = "\(Int((color.alpha * 100).rounded()))%"
    swatch.color = color
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    let inner = bounds.width - 2 * Self.margin
    titleLabel.frame = CGRect(x: 60, y: insets.top + 15, width: max(bounds.width - 120, 0), height: 26)
    closeButton.frame = CGRect(x: bounds.width - Self.margin - 30, y: insets.top + 13, width: 30, height: 30)
    segments.frame = CGRect(x: Self.margin, y: insets.top + 58, width: inner, height: 32)
    let top = segments.frame.maxY + 8
    scroll.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    let area = CGRect(x: Self.margin, y: 8, width: inner, height: (inner / 12 * 10).rounded())
    grid.frame = area
    spectrum.frame = area
    sliders.frame = area
    var y = area.maxY + 20
    if supportsAlpha {
      opacityLabel.frame = CGRect(x: Self.margin, y: y, width: inner, height: 18)
      opacitySlider.frame = CGRect(x: Self.margin, y: y + 26, width: inner - 90, height: 36)
      opacityField.frame = CGRect(x: bounds.width - Self.margin - 76, y: y + 26, width: 76, height: 36)
      y += 26 + 36 + 20
    }
    separator.frame = CGRect(
      x: Self.margin, y: y, width: inner, height: 1 / max(traitCollection.displayScale, 1))
    y += 20
    swatch.frame = CGRect(x: Self.margin, y: y, width: 80, height: 80)
    let columns = 5
    let step = (inner - 80 - 24 - 30) / CGFloat(columns - 1)
    for (index, sample) in samples.enumerated() {
      sample.frame = CGRect(
        x: swatch.frame.maxX + 24 + CGFloat(index % columns) * step, y: y + 2 + CGFloat(index / columns) * 46,
        width: 30, height: 30)
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y + 80 + Self.margin)
  }
}
