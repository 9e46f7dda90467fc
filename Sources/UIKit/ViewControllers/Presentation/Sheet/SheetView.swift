/// The background of a sheet's content, with rounded corners and an optional grabber.
final class SheetView: UIView {
  private let content = SheetContentView()
  private let grabber = UIView()
  /// The height by which the card extends below the screen, so that only its upper corners are rounded.
  private var overhang: CGFloat = 0

  init() {
    super.init(frame: .zero)
    traitOverrides.userInterfaceLevel = .elevated
    content.clipsToBounds = true
    addSubview(content)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = SheetMetrics.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    grabber.isHidden = true
    addSubview(grabber)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  var showsGrabber: Bool {
    get { !grabber.isHidden }
    set { grabber.isHidden = !newValue }
  }

  /// The content; `nil` while it is removed because a presentation covers it.
  private var contentView: UIView? { content.subviews.first }

  /// Adds content to the card.
  func add(_ view: UIView) {
    if view.superview !== content { content.addSubview(view) }
  }

  /// Places the card in a frame.
  func place(at frame: CGRect, cornerRadius: CGFloat, isAttachedToBottom: Bool) {
    overhang = isAttachedToBottom ? cornerRadius : 0
    content.overhang = overhang
    content.layer.cornerRadius = cornerRadius
    self.frame = frame
    content.frame = CGRect(x: 0, y: 0, width: frame.width, height: frame.height + overhang)
    contentView?.place(in: CGRect(origin: .zero, size: frame.size))
    let size = SheetMetrics.grabberSize
    grabber.frame = CGRect(x: (frame.width - size.width) / 2, y: 5, width: size.width, height: size.height)
  }
}

/// The part of a card that clips its content.
///
/// It extends below the visible part, where it is outside of the safe area as well.
private final class SheetContentView: UIView {
  var overhang: CGFloat = 0 {
    didSet { if overhang != oldValue { markSafeAreaStale() } }
  }

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    if insets.bottom > 0 { insets.bottom += overhang }
    return insets
  }
}
