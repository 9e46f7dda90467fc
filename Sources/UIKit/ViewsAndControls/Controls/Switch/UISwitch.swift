/// A control that is either on or off.
///
/// A tap or a drag of the thumb changes the state. The size of a switch is fixed.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// A container of all parts.
  ///
  /// It is dimmed as a whole, so that the track is not visible through the thumb.
  private let content = ControlPart()
  private let track = ControlPart()
  private let thumb = ControlPart(color: .white)
  private var isOnStorage = false
  /// The state that corresponds to the dragged thumb, or `nil` if the thumb is not being dragged.
  private var drawnValue: Bool?
  private var startX: CGFloat = 0

  private static let size = CGSize(width: 51, height: 31)
  /// The distance of the alignment rectangle from the right edge.
  private static let rightInset: CGFloat = 2
  private static let margin: CGFloat = 2
  private static let thumbLength: CGFloat = 27
  /// The length of the thumb while it is touched.
  private static let pressedThumbLength: CGFloat = 34
  /// The distance at which a touch begins to drag the thumb.
  private static let drawingDistance: CGFloat = 10

  // MARK: - Creating a Switch

  /// Creates a switch at the origin of a frame.
  ///
  /// The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a switch from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
    decodeInterface(coder, as: UISwitch.self)
  }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .button
    thumb.castShadow(radius: 4, offset: 3, opacity: 0.15)
    addSubview(content)
    content.addSubview(track)
    content.addSubview(thumb)
  }

  // MARK: - Setting the Off/On State

  /// A Boolean value that indicates whether the switch is on.
  open var isOn: Bool {
    get { isOnStorage }
    set { notifyingObservers(of: \UISwitch.isOn) { setOn(newValue, animated: false) } }
  }

  /// Sets the state of the switch.
  ///
  /// Does not send an event.
  open func setOn(_ on: Bool, animated: Bool) {
    isOnStorage = on
    showParts(animated: animated)
  }

  // MARK: - Customizing the Appearance of the Switch

  /// The color of the switch while it is on.
  ///
  /// If the value is `nil`, it is green.
  open var onTintColor: UIColor? {
    didSet {
      customized(onTintColor) { $0.onTintColor = $1 }
      setNeedsLayout()
    }
  }

  /// The color of the thumb.
  ///
  /// If the value is `nil`, it is white.
  open var thumbTintColor: UIColor? {
    didSet {
      customized(thumbTintColor) { $0.thumbTintColor = $1 }
      setNeedsLayout()
    }
  }

  // MARK: - Getting the Style

  /// Constants that specify the style of a switch.
  public enum Style: Int, Sendable {
    /// The style that suits the device.
    case automatic = 0
    /// A checkbox, which apps with the interface idiom of the Mac have.
    case checkbox = 1
    /// A sliding thumb.
    case sliding = 2
  }

  /// The style that the app prefers.
  ///
  /// The default is `automatic`. On an iPhone and an iPad, every switch has a sliding thumb.
  open var preferredStyle = Style.automatic

  /// The style of the switch, which is `sliding`.
  open var style: Style { .sliding }

  /// The title beside a checkbox, which other styles do not show.
  open var title: String?

  /// The image of the former switch that was on, which has no effect since iOS 7.
  open var onImage: UIImage?

  /// The image of the former switch that was off, which has no effect since iOS 7.
  open var offImage: UIImage?

  // MARK: - Tracking Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startX = touch.location(in: self).x
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if drawnValue != nil || abs(x - startX) >= Self.drawingDistance {
      let value = (x > bounds.midX) != isRightToLeft
      if value != drawnValue {
        drawnValue = value
        showParts(animated: true)
      }
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let value = drawnValue ?? (isTouchInside ? !isOn : isOn)
    drawnValue = nil
    turn(to: value)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    drawnValue = nil
    showParts(animated: true)
  }

  override func stateDidChange() { showParts(animated: true) }

  override var isTappedByOneFinger: Bool { true }

  /// Changes the state for the user and sends the event.
  private func turn(to value: Bool) {
    guard value != isOn else { return showParts(animated: true) }
    setOn(value, animated: true)
    sendValueChanged()
  }

  open override func performPrimaryAction() {
    if isEnabled { turn(to: !isOn) }
  }

  /// Prevents other recognizers from recognizing a swipe on the switch, which changes the state.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isEnabled, gestureRecognizer.view !== self, gestureRecognizer is UISwipeGestureRecognizer { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: - Measuring and Layout

  /// The frame of the switch.
  ///
  /// Only the origin of a new frame has an effect.
  open override var frame: CGRect {
    get { super.frame }
    set {
      if transform.isIdentity {
        super.frame = keepingFixedSize(newValue.standardized)
      } else {
        let (old, new) = (super.frame.origin, newValue.standardized.origin)
        center = CGPoint(x: center.x + new.x - old.x, y: center.y + new.y - old.y)
      }
    }
  }

  /// The bounds of the switch, whose size does not change.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = keepingFixedSize(newValue) }
  }

  override var fixedSize: CGSize? { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The size of the alignment rectangle, which is narrower than the switch.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - Self.rightInset, height: Self.size.height)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.rightInset)
  }

  override var standardHugging: AxisPriorities { AxisPriorities(both: .defaultHigh) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func showParts(animated: Bool) {
    // The parts must have their current frames before they are animated to new ones.
    if animated { layoutIfNeeded() }
    change(animated: animated) { [self] in place() }
  }

  private func place() {
    let frame = CGRect(
      x: bounds.midX - Self.size.width / 2, y: bounds.midY - Self.size.height / 2, width: Self.size.width,
      height: Self.size.height)
    let value = drawnValue ?? isOn
    let length = isHighlighted ? Self.pressedThumbLength : Self.thumbLength
    let isAtRight = value != isRightToLeft
    track.frame = frame
    track.layer.cornerRadius = frame.height / 2
    track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.frame = CGRect(
      x: isAtRight ? frame.maxX - Self.margin - length : frame.minX + Self.margin, y: frame.minY + Self.margin,
      width: length, height: Self.thumbLength)
    thumb.layer.cornerRadius = Self.thumbLength / 2
    thumb.backgroundColor = thumbTintColor ?? .white
    content.frame = bounds
    content.alpha = partAlpha
  }

  // MARK: - Accessibility

  /// The value as text: "1" if the switch is on, and "0" otherwise.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
}
