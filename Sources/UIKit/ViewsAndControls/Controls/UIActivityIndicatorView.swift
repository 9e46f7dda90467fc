package import DisplayScene

/// A view that shows that a task is in progress.
///
/// The image of an animating indicator depends only on the runtime's time, so that captures at the same time are equal.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView, SceneContentProviding {
  /// Constants that specify the size of an indicator.
  public enum Style: Int, Sendable {
    /// A large white indicator, which `large` replaces.
    case whiteLarge = 0
    /// A white indicator of the size of text, which `medium` replaces.
    case white = 1
    /// A gray indicator of the size of text, which `medium` replaces.
    case gray = 2
    /// An indicator of the size of text.
    case medium = 100
    /// A large indicator.
    case large = 101

    var length: CGFloat {
      switch self {
      case .white, .gray, .medium: 20
      case .whiteLarge, .large: 37
      }
    }

    var color: UIColor {
      switch self {
      case .whiteLarge, .white: .white
      case .gray, .medium, .large: .systemGray
      }
    }
  }

  private var startTime: TimeInterval?
  private static let spokes = 8
  /// The duration of one rotation, in seconds.
  private static let period: TimeInterval = 1

  // MARK: - Creating an Activity Indicator

  /// Creates an indicator that is not animating.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
    setUp()
  }

  /// Creates an indicator of medium size that is not animating.
  ///
  /// Without a size in the frame, the indicator has the size of its style.
  public override init(frame: CGRect) {
    let side = Style.medium.length
    super.init(frame: frame.size == .zero ? CGRect(x: frame.minX, y: frame.minY, width: side, height: side) : frame)
    setUp()
  }

  /// Creates an indicator from an archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setUp()
    decodeInterface(coder, as: UIActivityIndicatorView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    updateVisibility()
  }

  // MARK: - Managing an Activity Indicator

  /// Starts the animation, and shows the indicator.
  open func startAnimating() {
    guard startTime == nil else { return }
    startTime = AppRuntime.shared.now
    updateVisibility()
  }

  /// Stops the animation, and hides the indicator if ``hidesWhenStopped`` is `true`.
  open func stopAnimating() {
    startTime = nil
    updateVisibility()
  }

  /// A Boolean value that indicates whether the indicator is animating.
  open var isAnimating: Bool { startTime != nil }

  /// A Boolean value that indicates whether the indicator is hidden while it is not animating.
  ///
  /// The default is `true`.
  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }

  private func updateVisibility() {
    isHidden = hidesWhenStopped && !isAnimating
    AppRuntime.shared.setNeedsCommit()
  }

  // MARK: - Configuring the Activity Indicator's Appearance

  /// The size of the indicator, and its color unless ``color`` is set.
  open var style = Style.medium {
    didSet {
      AppRuntime.shared.setNeedsCommit()
      guard style != oldValue else { return }
      bounds.size = sizeThatFits(bounds.size)
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the indicator.
  ///
  /// If it is set to `nil`, the color of the style is used.
  open var color: UIColor! {
    get { customColor ?? style.color }
    set {
      customized(newValue) { $0.color = $1 }
      customColor = newValue
      AppRuntime.shared.setNeedsCommit()
    }
  }
  private var customColor: UIColor?

  // MARK: - Measuring

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: style.length, height: style.length)
  }

  /// The intrinsic size, which is the size of the indicator.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var standardHugging: AxisPriorities { AxisPriorities(both: .defaultHigh) }

  // MARK: - Accessibility

  override var standardAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

  // MARK: - Showing

  package func sceneContent() -> [SceneContent] {
    let color = (customColor ?? style.color).resolvedColor(with: traitCollection)
    return [
      .spinner(
        SceneSpinner(
          center: CGPoint(x: bounds.midX, y: bounds.midY), radius: style.length / 2,
          color: color.components.scene,
          spokes: Self.spokes, leadingSpoke: leadingSpoke))
    ]
  }

  private var leadingSpoke: Int {
    guard let startTime else { return 0 }
    let turns = (AppRuntime.shared.now - startTime) / Self.period
    return Int(turns * Double(Self.spokes)) % Self.spokes
  }
}
