package import DisplayScene

/// A control that displays an activity indicator above content that the user pulls down to refresh it.
///
/// When the content is pulled down far enough, the control begins refreshing and sends `valueChanged`. The indicator
/// animates until ``endRefreshing()`` is called, and the content stays below it meanwhile.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl, SceneContentProviding {
  /// The height of the control, which is reserved above the content while it refreshes.
  private static let height: CGFloat = 60
  /// The distance by which the content must be pulled down.
  private static let threshold: CGFloat = 100
  private static let radius: CGFloat = 14
  private static let spokes = 8

  private weak var scrollView: UIScrollView?
  private var startTime: TimeInterval?
  private var pulled: CGFloat = 0
  private let label = UILabel(frame: .zero)

  // MARK: - Creating a Refresh Control

  /// Creates a refresh control.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    setUp()
  }

  /// Creates a refresh control.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
    setUp()
  }

  /// Creates a refresh control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    styleTitle()
    label.numberOfLines = 0
    addSubview(label)
    alpha = 0
    isHidden = true
  }

  // MARK: - Managing the Refresh

  /// A Boolean value that indicates whether the content is being refreshed.
  open private(set) var isRefreshing = false

  /// The styled text below the indicator.
  ///
  /// It can have several lines. Where it has no attributes, it has the font and the color of a footnote, and is
  /// centered.
  open var attributedTitle: NSAttributedString? {
    didSet {
      // The label adopts attributes as its properties, which must not apply to the next title.
      styleTitle()
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  private func styleTitle() {
    label.text = nil
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
  }

  /// Starts the indicator when the app begins refreshing the content.
  ///
  /// Does not send an event or scroll the content.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    start()
    if scrollView?.drag == nil { scrollView?.setRefreshInset(Self.height) }
  }

  /// Stops the indicator, and returns the content to its position.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    startTime = nil
    scrollView?.setRefreshInset(0)
    scrollView?.setNeedsLayout()
    updateVisibility()
  }

  private func start() {
    isRefreshing = true
    startTime = AppRuntime.shared.now
    scrollView?.setNeedsLayout()
    updateVisibility()
  }

  // MARK: - Following a Scroll View

  func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    UIView.performWithoutAnimation {
      scrollView.addSubview(self)
      scrollView.sendSubviewToBack(self)
    }
    if isRefreshing { scrollView.setRefreshInset(Self.height) }
    place(in: scrollView)
  }

  func detach(from scrollView: UIScrollView) {
    scrollView.setRefreshInset(0)
    self.scrollView = nil
    removeFromSuperview()
  }

  /// Updates the control, and begins refreshing if the content is dragged far enough.
  ///
  /// Called when the content has moved.
  func contentDidMove(in scrollView: UIScrollView) {
    measure(scrollView)
    updateVisibility()
    guard !isRefreshing, scrollView.drag != nil, isEnabled, pulled >= Self.threshold else { return }
    start()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// Determines the distance by which the content is pulled down.
  private func measure(_ scrollView: UIScrollView) {
    pulled = max(0, -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - scrollView.refreshInset))
  }

  /// Reserves space for the indicator if the content is being refreshed.
  ///
  /// Called when the touch ends.
  func dragWillEnd(in scrollView: UIScrollView) {
    if isRefreshing { scrollView.setRefreshInset(Self.height) }
  }

  func place(in scrollView: UIScrollView) {
    // Other insets, such as those of a search bar that has disappeared, change what is pulled.
    let before = pulled
    measure(scrollView)
    if pulled != before { updateVisibility() }
    let top = scrollView.adjustedContentInset.top - scrollView.refreshInset
    // The control is attached to the top edge and does not move down with the content. At rest, it is hidden at the
    // beginning of the content.
    let y = isAtRest ? 0 : min(-Self.height, scrollView.contentOffset.y + top)
    let frame = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: Self.height)
    if self.frame != frame { self.frame = frame }
  }

  /// A Boolean value that indicates whether the content is neither pulled down nor being refreshed.
  private var isAtRest: Bool { !isRefreshing && pulled == 0 }

  private func updateVisibility() {
    let shown = isRefreshing ? 1 : min(1, max(0, (pulled - 20) / (Self.threshold - 20)))
    if abs(alpha - shown) > 0.001 { alpha = shown }
    if isHidden != isAtRest { isHidden = isAtRest }
    AppRuntime.shared.setNeedsCommit()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 32)
    let height = titleHeight(width: width)
    label.frame = CGRect(x: 16, y: bounds.height - 2 - height, width: width, height: height)
  }

  /// Returns the height of the title, which is at least that of a footnote.
  private func titleHeight(width: CGFloat) -> CGFloat {
    let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return min(max(fitting.finite, 16), max(bounds.height - 2, 16))
  }

  // MARK: - Showing

  package func sceneContent() -> [SceneContent] {
    let tint: UIColor = tintIsOwn ? tintColor : .systemGray
    // The indicator is centered above the title.
    let lift = (label.text ?? "").isEmpty ? 0 : label.frame.height / 2
    return [
      .spinner(
        SceneSpinner(
          center: CGPoint(x: bounds.midX, y: bounds.midY - lift), radius: Double(Self.radius),
          color: tint.resolvedColor(with: traitCollection).components.scene, spokes: Self.spokes,
          leadingSpoke: leadingSpoke))
    ]
  }

  private var tintIsOwn: Bool { superview.map { $0.tintColor != tintColor } ?? false }

  private var leadingSpoke: Int {
    guard let startTime else { return Int(min(1, pulled / Self.threshold) * CGFloat(Self.spokes - 1)) }
    return Int((AppRuntime.shared.now - startTime) * Double(Self.spokes)) % Self.spokes
  }
}
