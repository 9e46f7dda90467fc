/// The view of a popover: a card with an arrow, which contains the view of the presented view controller.
///
/// A background view of the app's replaces the arrow, and the color of the card.
@MainActor
final class PopoverView: UIView {
  private let card = UIView()
  private let arrow = CAShapeLayer()
  private var placement: PopoverPlacement?

  /// The background view of the app's; `nil` for the system's background.
  var background: UIPopoverBackgroundView? {
    didSet {
      guard background !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let background { insertSubview(background, at: 0) }
      arrow.isHidden = background != nil
      let isDecorated = background.map { type(of: $0).wantsDefaultContentAppearance } ?? true
      card.layer.cornerRadius = isDecorated ? PopoverMetrics.standard.cornerRadius : 0
      layer.shadowOpacity = isDecorated ? Self.shadowOpacity : 0
      updateColor()
    }
  }

  private static let shadowOpacity: Float = 0.2

  override init(frame: CGRect) {
    super.init(frame: frame)
    traitOverrides.userInterfaceLevel = .elevated
    traitOverrides.horizontalSizeClass = .compact
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = Self.shadowOpacity
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 6)
    layer.addSublayer(arrow)
    card.layer.cornerRadius = PopoverMetrics.standard.cornerRadius
    card.clipsToBounds = true
    addSubview(card)
    accessibilityViewIsModal = true
    updateColor()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// The color of the card and the arrow; `nil` for the system's background.
  var color: UIColor? {
    didSet { updateColor() }
  }

  private func updateColor() {
    card.backgroundColor = background == nil ? color ?? .systemBackground : nil
    updateArrowColor()
  }

  func add(_ content: UIView) {
    card.addSubview(content)
    content.place(in: card.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func show(_ placement: PopoverPlacement) {
    self.placement = placement
    frame = placement.frame
    card.frame = placement.contentRect
    arrow.frame = bounds
    arrow.path = placement.arrow.cgPath
    updateArrowColor()
    guard let background else { return }
    background.frame = bounds
    background.arrowDirection = placement.direction
    background.arrowOffset = placement.arrowOffset
  }

  private func updateArrowColor() {
    arrow.fillColor = (color ?? .systemBackground).resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateArrowColor()
  }
}
