package import DisplayScene

/// A turning wheel that says that something is going on.
///
/// While it turns, its image follows the runtime's clock: it is the same at the same time, however often it is taken.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView, SceneContentProviding {
  /// Sizes of the indicator.
  public enum Style: Int, Sendable {
    /// The size of text.
    case medium = 100
    /// Large.
    case large = 101

    var length: CGFloat { self == .medium ? 20 : 37 }
  }

  private var startTime: TimeInterval?
  private static let spokes = 8
  /// The time of one turn, in seconds.
  private static let period: TimeInterval = 1

  // MARK: - Creating an Activity Indicator

  /// Creates an indicator that is not animating.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
    setUp()
  }

  /// Creates an indicator of medium size that is not animating.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a wheel from an archive.
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

  /// Starts turning, and shows the wheel.
  open func startAnimating() {
    guard startTime == nil else { return }
    startTime = AppRuntime.shared.now
    updateVisibility()
  }

  /// Stops turning, and hides the wheel if it hides when stopped.
  open func stopAnimating() {
    startTime = nil
    updateVisibility()
  }

  /// A Boolean value that indicates whether the wheel turns.
  open var isAnimating: Bool { startTime != nil }

  /// A Boolean value that indicates whether the wheel is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }

  private func updateVisibility() {
    isHidden = hidesWhenStopped && !isAnimating
    AppRuntime.shared.setNeedsCommit()
  }

  // MARK: - Configuring the Activity Indicator's Appearance

  /// The size of the indicator.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      bounds.size = sizeThatFits(bounds.size)
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the indicator; `nil` resets it.
  open var color: UIColor! = .systemGray {
    didSet {
      if color == nil { color = .systemGray }
      AppRuntime.shared.setNeedsCommit()
    }
  }

  // MARK: - Measuring

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: style.length, height: style.length)
  }

  /// The wheel's size.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  // MARK: - Accessibility

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.updatesFrequently) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: - Showing

  package func sceneContent() -> [SceneContent] {
    let color = (self.color ?? .systemGray).resolvedColor(with: traitCollection)
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
