/// A control with two buttons that increments and decrements a value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private let track = ControlPart(color: .tertiarySystemFill)
  private let divider = ControlPart(color: .separator)
  private let decrement = StepperButton(symbol: "minus", label: "Decrement")
  private let increment = StepperButton(symbol: "plus", label: "Increment")
  private var range = StepperRange()
  /// The direction of the pressed button, or 0 if no button is pressed.
  private var direction = 0
  private var didRepeat = false
  private var hasUntoldChange = false
  private var timer: RuntimeTimer?

  private static let size = CGSize(width: 94, height: 32)
  /// The delay before the value changes repeatedly while a button is pressed, and the interval of the repetition.
  private static let repeatDelay: TimeInterval = 0.5
  private static let repeatInterval: TimeInterval = 0.1

  // MARK: - Creating a Stepper

  /// Creates a stepper at the origin of a frame.
  ///
  /// The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a stepper from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
    decodeInterface(coder, as: UIStepper.self)
  }

  private func setUp() {
    for view in [track, divider, decrement, increment] { addSubview(view) }
  }

  // MARK: - Configuring the Stepper

  /// A Boolean value that indicates whether a pressed button sends events for every change.
  ///
  /// Otherwise, the events are sent when the touch ends.
  ///
  /// The default is `true`.
  open var isContinuous = true

  /// A Boolean value that indicates whether the value changes repeatedly while a button is pressed.
  ///
  /// The default is `true`.
  open var autorepeat = true

  /// A Boolean value that indicates whether the value wraps around at its limits.
  ///
  /// The default is `false`.
  open var wraps = false {
    didSet { setNeedsLayout() }
  }

  /// The lowest value.
  ///
  /// The default is 0. It must be less than the highest value.
  open var minimumValue: Double {
    get { range.minimum }
    set {
      expect(
        newValue < maximumValue,
        "UIStepper.minimumValue must be less than its maximumValue, \(maximumValue) (was \(newValue))")
      range.minimum = newValue
      value = range.value
    }
  }

  /// The highest value.
  ///
  /// The default is 100. It must be greater than the lowest value.
  open var maximumValue: Double {
    get { range.maximum }
    set {
      expect(
        newValue > minimumValue,
        "UIStepper.maximumValue must be greater than its minimumValue, \(minimumValue) (was \(newValue))")
      range.maximum = newValue
      value = range.value
    }
  }

  /// The increment of a step.
  ///
  /// The default is 1. It must be greater than 0.
  open var stepValue: Double {
    get { range.step }
    set {
      expect(newValue > 0, "UIStepper.stepValue must be greater than 0 (was \(newValue))")
      range.step = newValue
    }
  }

  // MARK: - Accessing the Stepper's Value

  /// The value, limited to the range.
  ///
  /// The default is 0.
  open var value: Double {
    get { range.value }
    set {
      notifyingObservers(of: \UIStepper.value) { range.set(newValue) }
      setNeedsLayout()
    }
  }

  // MARK: - Customizing Appearance

  private var backgroundImages = ButtonStateValues<UIImage>()
  private var incrementImages = ButtonStateValues<UIImage>()
  private var decrementImages = ButtonStateValues<UIImage>()
  private var dividerImages: [SegmentSides: UIImage] = [:]

  /// Sets the image behind the buttons for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    customized(image, Int(bitPattern: state.rawValue)) { $0.setBackgroundImage($1, for: state) }
    backgroundImages[exactly: state] = image
    setNeedsLayout()
  }

  /// Returns the image behind the buttons for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[exactly: state] }

  /// Sets the image of the button that increments the value for a state.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    customized(image, Int(bitPattern: state.rawValue)) { $0.setIncrementImage($1, for: state) }
    incrementImages[exactly: state] = image
    setNeedsLayout()
  }

  /// Returns the image of the button that increments the value for a state.
  open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages[exactly: state] }

  /// Sets the image of the button that decrements the value for a state.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    customized(image, Int(bitPattern: state.rawValue)) { $0.setDecrementImage($1, for: state) }
    decrementImages[exactly: state] = image
    setNeedsLayout()
  }

  /// Returns the image of the button that decrements the value for a state.
  open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages[exactly: state] }

  /// Sets the image between the buttons for their states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    customized(image, Int(bitPattern: leftState.rawValue), Int(bitPattern: rightState.rawValue)) {
      $0.setDividerImage($1, forLeftSegmentState: leftState, rightSegmentState: rightState)
    }
    dividerImages[SegmentSides(left: leftState, right: rightState)] = image
    setNeedsLayout()
  }

  /// Returns the image between the buttons for their states.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? {
    dividerImages[SegmentSides(left: state, right: rightSegmentState)]
  }

  private func showImages() {
    for (button, images) in [(decrement, decrementImages), (increment, incrementImages)] {
      button.show(images.current(in: button.state), background: backgroundImages.current(in: button.state))
    }
    track.isHidden = backgroundImages.current(in: .normal) != nil
    let sides = isRightToLeft ? (increment, decrement) : (decrement, increment)
    let image = SegmentSides(left: sides.0.state, right: sides.1.state).image(in: dividerImages)
    let width = image?.size.width ?? 0
    divider.show(image, in: CGRect(x: bounds.midX - width / 2, y: bounds.minY, width: width, height: bounds.height))
  }

  // MARK: - Tracking Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = self.direction(at: touch)
    didRepeat = false
    if autorepeat { repeatAfter(Self.repeatDelay) }
    showPressed()
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    showPressed()
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, !didRepeat { step(direction) }
    endCounting()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endCounting()
  }

  override var isTappedByOneFinger: Bool { true }

  private func direction(at touch: UITouch) -> Int {
    (touch.location(in: self).x < bounds.midX) != isRightToLeft ? -1 : 1
  }

  private func repeatAfter(_ delay: TimeInterval) {
    timer = AppRuntime.shared.timers.schedule(after: delay) { [weak self] in self?.repeatStep() }
  }

  private func repeatStep() {
    guard isTracking, range.canStep(direction, wraps: wraps) else { return }
    if isTouchInside {
      didRepeat = true
      step(direction)
    }
    repeatAfter(Self.repeatInterval)
  }

  private func endCounting() {
    timer?.cancel()
    timer = nil
    direction = 0
    showPressed()
    if hasUntoldChange {
      hasUntoldChange = false
      sendValueChanged()
    }
  }

  /// Changes the value for the user and sends the event.
  private func step(_ direction: Int) {
    guard range.step(direction, wraps: wraps) else { return }
    setNeedsLayout()
    if isContinuous || !isTracking { sendValueChanged() } else { hasUntoldChange = true }
  }

  private func showPressed() {
    decrement.isPressed = direction < 0 && isTouchInside
    increment.isPressed = direction > 0 && isTouchInside
    showImages()
  }

  // MARK: - Measuring and Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var intrinsicContentSize: CGSize { Self.size }

  override var standardHugging: AxisPriorities { AxisPriorities(both: .defaultHigh) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    track.layer.cornerRadius = 8
    divider.frame = CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18)
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    let left = CGRect(origin: bounds.origin, size: half)
    let right = CGRect(origin: CGPoint(x: bounds.midX, y: bounds.minY), size: half)
    decrement.frame = isRightToLeft ? right : left
    increment.frame = isRightToLeft ? left : right
    decrement.isUsable = isEnabled && range.canStep(-1, wraps: wraps)
    increment.isUsable = isEnabled && range.canStep(1, wraps: wraps)
    track.alpha = partAlpha
    showImages()
  }
}
