/// The elongated indicator of a page control's current page, which is filled by a share.
final class PageProgressBar: UIView {
  static let length: CGFloat = 28

  private let fill = ControlPart()
  /// The share that is filled, from 0 to 1.
  private var share: CGFloat = 0
  private var isVertical = false
  private var isReversed = false

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(fill)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Sets the colors of the filled part and of the rest.
  func setColors(filled: UIColor, rest: UIColor) {
    fill.backgroundColor = filled
    backgroundColor = rest
  }

  /// Fills a share from the left or the top, or from the other end if the order of pages is reversed.
  func fill(_ share: CGFloat, isVertical: Bool, isReversed: Bool) {
    (self.share, self.isVertical, self.isReversed) = (share, isVertical, isReversed)
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width * (isVertical ? 1 : share), bounds.height * (isVertical ? share : 1))
    fill.frame = CGRect(
      x: isReversed ? bounds.width - width : 0, y: isReversed ? bounds.height - height : 0, width: width,
      height: height)
    fill.layer.cornerRadius = layer.cornerRadius
  }
}
