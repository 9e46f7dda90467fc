/// A control that shows a color, and lets the user select another one with a color picker.
///
///     let well = UIColorWell()
///     well.title = "Background"
///     well.selectedColor = .systemTeal
///     well.addAction(UIAction { _ in … }, for: .valueChanged)
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  private static let side: CGFloat = 28

  private let ring = CAGradientLayer()
  private let gap = CALayer()
  private let dot = CALayer()
  private lazy var selection = ColorWellSelection(of: self)

  /// Creates a color well with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a color well from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    ring.type = .conic
    ring.colors = (0...6).map {
      RGBAColor(hue: CGFloat($0) / 6, saturation: 0.85, brightness: 1, alpha: 1).cgColor
    }
    (ring.startPoint, ring.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
    ring.masksToBounds = true
    for part in [ring, gap, dot] { layer.addSublayer(part) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.presentPicker() }, for: .touchUpInside)
  }

  // MARK: - Configuring the Color Well

  /// The title of the color picker.
  open var title: String?

  /// The selected color.
  ///
  /// Setting it sends no event. The default is `nil`.
  open var selectedColor: UIColor? {
    didSet {
      setNeedsLayout()
      tellObservers(of: \UIColorWell.selectedColor, from: oldValue as Any, to: selectedColor as Any)
    }
  }

  /// A Boolean value that indicates whether the user can select the opacity.
  ///
  /// The default is `true`.
  open var supportsAlpha = true

  // MARK: - Selecting a Color

  private func presentPicker() {
    guard let presenter = nearestViewController else { return }
    let picker = UIColorPickerViewController()
    if let title { picker.title = title }
    picker.supportsAlpha = supportsAlpha
    picker.selectedColor = selectedColor ?? .white
    picker.delegate = selection
    if UIScreen.main.traitCollection.userInterfaceIdiom == .pad {
      picker.modalPresentationStyle = .popover
      picker.popoverPresentationController?.sourceView = self
      picker.popoverPresentationController?.sourceRect = bounds
    }
    presenter.present(picker, animated: true)
  }

  /// Selects a color, and sends `valueChanged`.
  fileprivate func choose(_ color: UIColor) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }

  // MARK: - Measuring and Layout

  /// The size of the color well.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  /// Returns the size of the color well.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the ring and the selected color.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let square = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (part, inset) in zip([ring, gap, dot], [0, 3, 5]) {
      part.frame = square.insetBy(dx: CGFloat(inset), dy: CGFloat(inset))
      part.cornerRadius = part.frame.width / 2
    }
    gap.backgroundColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
    // Without a color, the well shows the ring alone, as a disc.
    dot.backgroundColor = selectedColor?.resolvedColor(with: traitCollection).cgColor
    (gap.isHidden, dot.isHidden) = (selectedColor == nil, selectedColor == nil)
    CATransaction.commit()
  }

  /// Opens the color picker.
  open override func accessibilityActivate() -> Bool {
    presentPicker()
    return true
  }
}

/// The delegate of the color picker that a color well presents.
@MainActor
private final class ColorWellSelection: NSObject, UIColorPickerViewControllerDelegate {
  private weak var well: UIColorWell?

  init(of well: UIColorWell) {
    self.well = well
    super.init()
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { well?.choose(color) }
}
