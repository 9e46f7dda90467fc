/// The view of a popover: a card with an arrow, which contains the view of the presented view controller.
@MainActor
final class PopoverView: UIView {
  private let card = UIView()
  private let arrow = CAShapeLayer()
  private var placement: PopoverPlacement?

  override init(frame: CGRect) {
    super.init(frame: frame)
    traitOverrides.userInterfaceLevel = .elevated
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 6)
    layer.addSublayer(arrow)
    card.layer.cornerRadius = PopoverPlacement.cornerRadius
    card.clipsToBounds = true
    addSubview(card)
    accessibilityViewIsModal = true
    color = nil
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// The color of the card and the arrow; `nil` for the system's background.
  var color: UIColor? {
    didSet {
      card.backgroundColor = color ?? .systemBackground
      updateArrowColor()
    }
  }

  func add(_ content: UIView) {
    card.addSubview(content)
    content.frame = card.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func show(_ placement: PopoverPlacement) {
    self.placement = placement
    frame = placement.frame
    card.frame = placement.contentRect
    arrow.frame = bounds
    arrow.path = placement.arrow.cgPath
    updateArrowColor()
  }

  private func updateArrowColor() {
    arrow.fillColor = (color ?? .systemBackground).resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateArrowColor()
  }
}
