/// A view that displays the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// Constants that specify the style of a progress view.
  public enum Style: Int, Sendable {
    /// A bar with a track.
    case `default`
    /// A thinner bar without a track, for a toolbar.
    case bar

    var height: CGFloat { self == .default ? 4 : 2.5 }
  }

  private let track = ControlPart()
  private let bar = ControlPart()
  private var progressStorage: Float = 0
  private static let width: CGFloat = 150

  // MARK: - Creating a Progress View

  /// Creates a bar of a style, with the height of the style and a width of 150 points.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 0))
    setStyle(style)
  }

  // An initializer that sets the property does not call its observer.
  private func setStyle(_ style: Style) { progressViewStyle = style }

  /// Creates a bar of the default style.
  ///
  /// The height of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Style.default.height))
    setUp()
  }

  /// Creates a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeInterface(coder, as: UIProgressView.self)
  }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    addSubview(track)
    addSubview(bar)
  }

  // MARK: - Managing the Progress

  /// The current progress, from 0 to 1.
  open var progress: Float {
    get { follower?.fraction ?? progressStorage }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, from 0 to 1.
  ///
  /// A value that is not a number has no effect.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    if animated { layoutIfNeeded() }
    progressStorage = min(max(progress, 0), 1)
    change(animated: animated) { [self] in place() }
  }

  /// The progress object that determines the ``progress``.
  ///
  /// While it is set, the bar follows the completed fraction of the object by itself, with animations. The default is
  /// `nil`, with which the app sets the progress.
  open var observedProgress: Progress? {
    get { follower?.progress }
    set {
      showObservedProgress(animated: false)
      // Released last, because the deinitializer of a progress can be the app's.
      let released = follower
      defer { withExtendedLifetime(released) {} }
      follower?.follow(for: nil)
      follower = newValue.map { ProgressFollower(of: $0) }
      showObservedProgress(animated: false)
      if windowStorage != nil { follower?.follow(for: self) }
    }
  }
  private var follower: ProgressFollower?

  /// Shows the completed fraction of the observed object if it is another one than that on display.
  func showObservedProgress(animated: Bool) {
    guard let fraction = follower?.fraction, fraction != progressStorage else { return }
    setProgress(fraction, animated: animated)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showObservedProgress(animated: false)
    follower?.follow(for: window == nil ? nil : self)
  }

  // MARK: - Configuring the Progress Bar

  /// The style of the progress bar.
  open var progressViewStyle = Style.default {
    didSet {
      frame.size.height = progressViewStyle.height
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The color of the completed part.
  ///
  /// If the value is `nil`, the tint color is used.
  open var progressTintColor: UIColor? {
    didSet {
      customized(progressTintColor) { $0.progressTintColor = $1 }
      setNeedsLayout()
    }
  }

  /// The color of the remaining part.
  ///
  /// If the value is `nil`, it is gray, or clear in the bar style.
  open var trackTintColor: UIColor? {
    didSet {
      customized(trackTintColor) { $0.trackTintColor = $1 }
      setNeedsLayout()
    }
  }

  /// The image of the completed part.
  ///
  /// It is used in place of the color.
  open var progressImage: UIImage? {
    didSet {
      customized(progressImage) { $0.progressImage = $1 }
      setNeedsLayout()
    }
  }

  /// The image of the whole bar, behind the completed part.
  ///
  /// It is used in place of the color.
  open var trackImage: UIImage? {
    didSet {
      customized(trackImage) { $0.trackImage = $1 }
      setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: - Measuring and Layout

  /// The frame of the progress view.
  ///
  /// Its height is that of the style, which only constraints change.
  open override var frame: CGRect {
    get { super.frame }
    set {
      var frame = newValue.standardized
      if transform.isIdentity { frame.size.height = progressViewStyle.height }
      super.frame = frame
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }

  override var standardHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    let height = progressViewStyle.height
    let rect = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    let done = rect.width * CGFloat(progressStorage)
    track.frame = rect
    bar.frame = CGRect(x: isRightToLeft ? rect.maxX - done : rect.minX, y: rect.minY, width: done, height: height)
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .default ? .systemFill : nil)
    bar.backgroundColor = progressTintColor ?? tintColor
    let radius = progressViewStyle == .default ? height / 2 : 0
    track.layer.cornerRadius = radius
    bar.layer.cornerRadius = radius
    track.show(trackImage, in: track.frame)
    bar.show(progressImage, in: bar.frame)
  }

  // MARK: - Accessibility

  /// The progress as a percentage.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((progress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
}
