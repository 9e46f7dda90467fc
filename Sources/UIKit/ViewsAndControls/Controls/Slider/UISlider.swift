/// A control that selects a value from a range with a thumb on a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// A container of all parts.
  ///
  /// It is dimmed as a whole, so that the track is not visible through the thumb.
  private let content = ControlPart()
  private let minimumTrack = ControlPart()
  private let maximumTrack = ControlPart(color: .systemFill)
  private let thumb = ControlPart(color: .white)
  private let minimumImageView = UIImageView(image: nil)
  private let maximumImageView = UIImageView(image: nil)
  private let thumbImageView = UIImageView(image: nil)
  private var thumbImages = ButtonStateValues<UIImage>()
  private var minimumTrackImages = ButtonStateValues<UIImage>()
  private var maximumTrackImages = ButtonStateValues<UIImage>()
  private var storage = SliderValue()
  /// The horizontal distance of the touch from the center of the thumb.
  private var grip: CGFloat = 0

  static let thumbLength: CGFloat = 28
  private static let height: CGFloat = 31
  private static let trackHeight: CGFloat = 4
  private static let trackMargin: CGFloat = 2
  private static let imageDistance: CGFloat = 8
  /// The distance from the thumb within which a touch can begin to move it.
  private static let slop: CGFloat = 12

  // MARK: - Creating a Slider

  /// Creates a slider with a range from 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeInterface(coder, as: UISlider.self)
  }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    thumb.castShadow(radius: 6, offset: 3, opacity: 0.2)
    addSubview(content)
    for view in [maximumTrack, minimumTrack, minimumImageView, maximumImageView, thumb, thumbImageView] {
      content.addSubview(view)
    }
  }

  // MARK: - Accessing the Slider's Value

  /// The value, limited to the range.
  open var value: Float {
    get { storage.value }
    set { notifyingObservers(of: \UISlider.value) { setValue(newValue, animated: false) } }
  }

  /// Sets the value, limited to the range.
  ///
  /// Does not send an event.
  open func setValue(_ value: Float, animated: Bool) {
    if animated { layoutIfNeeded() }
    storage.value = value
    change(animated: animated) { [self] in place() }
  }

  // MARK: - Accessing the Slider's Value Limits

  /// The lowest value.
  ///
  /// If it exceeds the highest value, the highest value is set to it.
  open var minimumValue: Float {
    get { storage.minimum }
    set {
      storage.minimum = newValue
      setNeedsLayout()
    }
  }

  /// The highest value.
  ///
  /// If it is less than the lowest value, the lowest value is set to it.
  open var maximumValue: Float {
    get { storage.maximum }
    set {
      storage.maximum = newValue
      setNeedsLayout()
    }
  }

  // MARK: - Modifying the Slider's Behavior

  /// A Boolean value that indicates whether changes send events continuously, or once when the touch ends.
  ///
  /// The default is `true`.
  open var isContinuous = true

  // MARK: - Changing the Slider's Appearance

  /// The image at the end of the track for the lowest value.
  open var minimumValueImage: UIImage? {
    get { minimumImageView.image }
    set {
      customized(newValue) { $0.minimumValueImage = $1 }
      minimumImageView.image = newValue
      setNeedsLayout()
    }
  }

  /// The image at the end of the track for the highest value.
  open var maximumValueImage: UIImage? {
    get { maximumImageView.image }
    set {
      customized(newValue) { $0.maximumValueImage = $1 }
      maximumImageView.image = newValue
      setNeedsLayout()
    }
  }

  /// The color of the track before the thumb.
  ///
  /// If the value is `nil`, it is the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      customized(minimumTrackTintColor) { $0.minimumTrackTintColor = $1 }
      setNeedsLayout()
    }
  }

  /// The color of the track after the thumb.
  ///
  /// If the value is `nil`, it is gray.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      customized(maximumTrackTintColor) { $0.maximumTrackTintColor = $1 }
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

  /// Sets the image of the thumb for a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    customized(image, Int(bitPattern: state.rawValue)) { $0.setThumbImage($1, for: state) }
    thumbImages[exactly: state] = image
    setNeedsLayout()
  }

  /// Returns the image of the thumb that was set for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[exactly: state] }

  /// The thumb image that is currently displayed.
  open var currentThumbImage: UIImage? { thumbImages.current(in: state) }

  /// Sets the image of the track before the thumb for a state.
  ///
  /// It is stretched to the width of that part.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    customized(image, Int(bitPattern: state.rawValue)) { $0.setMinimumTrackImage($1, for: state) }
    minimumTrackImages[exactly: state] = image
    setNeedsLayout()
  }

  /// Returns the image of the track before the thumb that was set for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[exactly: state] }

  /// The image of the track before the thumb that is currently displayed.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages.current(in: state) }

  /// Sets the image of the track after the thumb for a state.
  ///
  /// It is stretched to the width of that part.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    customized(image, Int(bitPattern: state.rawValue)) { $0.setMaximumTrackImage($1, for: state) }
    maximumTrackImages[exactly: state] = image
    setNeedsLayout()
  }

  /// Returns the image of the track after the thumb that was set for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[exactly: state] }

  /// The image of the track after the thumb that is currently displayed.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages.current(in: state) }

  // MARK: - Overrides for Subclasses

  /// Returns the drawing rectangle for the minimum value's image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, atLeft: !isRightToLeft, in: bounds)
  }

  /// Returns the drawing rectangle for the maximum value's image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, atLeft: isRightToLeft, in: bounds)
  }

  /// Returns the drawing rectangle for the track, between the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let images = (minimumValueImage?.size.width, maximumValueImage?.size.width)
    let (left, right) = isRightToLeft ? (images.1, images.0) : images
    let leading = left.map { $0 + Self.imageDistance } ?? Self.trackMargin
    let trailing = right.map { $0 + Self.imageDistance } ?? Self.trackMargin
    return CGRect(
      x: bounds.minX + leading, y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - leading - trailing), height: Self.trackHeight)
  }

  /// Returns the drawing rectangle for the thumb at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbLength, height: Self.thumbLength)
    let fraction = storage.fraction(of: value)
    let span = max(0, rect.width + 2 * Self.trackMargin - size.width)
    let part = isRightToLeft ? 1 - fraction : fraction
    return CGRect(
      x: rect.minX - Self.trackMargin + span * part, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func imageRect(of image: UIImage?, atLeft isAtLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  // MARK: - Tracking Touches

  private var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Begins tracking if the touch is on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard thumbFrame.insetBy(dx: -Self.slop, dy: -Self.slop).contains(place) else { return false }
    grip = place.x - thumbFrame.midX
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let size = thumbFrame.width
    let span = track.width + 2 * Self.trackMargin - size
    let way = touch.location(in: self).x - grip - size / 2 - track.minX + Self.trackMargin
    if span > 0 {
      let part = min(max(way / span, 0), 1)
      move(to: storage.value(at: isRightToLeft ? 1 - part : part))
    }
    return super.continueTracking(touch, with: event)
  }

  private var hasUntoldChange = false

  private func move(to newValue: Float) {
    let old = value
    setValue(newValue, animated: false)
    guard value != old else { return }
    if isContinuous { sendValueChanged() } else { hasUntoldChange = true }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if hasUntoldChange {
      hasUntoldChange = false
      sendValueChanged()
    }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    // The changed value remains, so that its event must be sent.
    if hasUntoldChange {
      hasUntoldChange = false
      sendValueChanged()
    }
  }

  /// Prevents other recognizers from recognizing a movement along the slider that begins at the thumb.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isTracking, gestureRecognizer.view !== self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    if let swipe = gestureRecognizer as? UISwipeGestureRecognizer {
      return swipe.direction.isDisjoint(with: [.left, .right])
    }
    if let pan = gestureRecognizer as? UIPanGestureRecognizer {
      let way = pan.translation(in: self)
      return abs(way.x) < abs(way.y)
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: - Measuring and Layout

  /// Returns the given width with the height of a slider.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  /// The size of the alignment rectangle, which is lower than the slider.
  open override var intrinsicContentSize: CGSize {
    let insets = alignmentRectInsets
    return CGSize(width: UIView.noIntrinsicMetric, height: Self.height - insets.top - insets.bottom)
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }

  override var standardHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private func place() {
    content.frame = bounds
    content.bounds.origin = bounds.origin
    let track = trackRect(forBounds: bounds)
    let thumbRect = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let middle = min(max(thumbRect.midX, track.minX), track.maxX)
    let left = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
    let right = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
    minimumTrack.frame = isRightToLeft ? right : left
    // The track after the thumb extends below it, so that its round end is not visible.
    maximumTrack.frame = track
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    for part in [minimumTrack, maximumTrack] { part.layer.cornerRadius = track.height / 2 }
    show(currentMinimumTrackImage, over: minimumTrack, in: isRightToLeft ? right : left)
    show(currentMaximumTrackImage, over: maximumTrack, in: isRightToLeft ? left : right)
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    thumbImageView.image = currentThumbImage
    thumbImageView.frame = thumbRect
    thumb.frame = thumbRect
    thumb.layer.cornerRadius = thumbRect.height / 2
    thumb.backgroundColor = thumbTintColor ?? .white
    thumb.isHidden = thumbImageView.image != nil
    content.alpha = partAlpha
  }

  /// Shows an image in place of a part of the track, with its own height.
  private func show(_ image: UIImage?, over part: ControlPart, in rect: CGRect) {
    let height = image?.size.height ?? 0
    part.show(image, in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height))
  }

  // MARK: - Accessibility

  /// The value as a percentage of the range.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((storage.fraction(of: value) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// Increases the value by a tenth of the range.
  open override func accessibilityIncrement() { adjust(by: 0.1) }

  /// Decreases the value by a tenth of the range.
  open override func accessibilityDecrement() { adjust(by: -0.1) }

  private func adjust(by part: CGFloat) {
    guard isEnabled else { return }
    let old = value
    setValue(storage.value(at: storage.fraction(of: old) + part), animated: false)
    if value != old { sendValueChanged() }
  }
}
