/// A control that displays a row of dots, one for each page, and indicates the current page.
///
/// A tap beside the dot of the current page moves to the next page in that direction. A touch that moves over the dots
/// selects the page under it.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var dots: [ControlPart] = []
  private var numberOfPagesStorage = 0
  private var currentPageStorage = 0
  private lazy var backdrop = ControlPart(color: .systemFill, cornerRadius: Self.height / 2)
  private var indicatorImages: [Int: UIImage] = [:]
  private var currentIndicatorImages: [Int: UIImage] = [:]
  private var progressBar: PageProgressBar?

  private static let dotLength: CGFloat = 7
  private static let distance: CGFloat = 9
  private static let margin: CGFloat = 9.5
  private static let height: CGFloat = 26
  /// The difference of the length of an indicator that shows a progress.
  private static let elongation = PageProgressBar.length - dotLength

  // MARK: - Creating a Page Control

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeInterface(coder, as: UIPageControl.self)
  }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  // MARK: - Managing the Page Navigation

  /// The index of the current page, limited to the existing pages.
  open var currentPage: Int {
    get { currentPageStorage }
    set {
      let page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      let isChanged = page != currentPageStorage
      notifyingObservers(of: \UIPageControl.currentPage) { currentPageStorage = page }
      deferredPage = nil
      setNeedsLayout()
      if isChanged { progress?.begin(page: page) }
    }
  }

  /// The number of pages.
  ///
  /// The default is 0.
  open var numberOfPages: Int {
    get { numberOfPagesStorage }
    set {
      numberOfPagesStorage = max(newValue, 0)
      invalidateIntrinsicContentSize()
      currentPage = currentPageStorage
    }
  }

  /// A Boolean value that indicates whether a page to which the user turns is not indicated yet.
  ///
  /// It is indicated when the app calls ``updateCurrentPageDisplay()`` or sets ``currentPage``. The default is `false`.
  ///
  /// Deprecated in UIKit.
  open var defersCurrentPageDisplay = false {
    didSet { if !defersCurrentPageDisplay { indicateCurrentPage() } }
  }

  /// Indicates the current page if ``defersCurrentPageDisplay`` is `true`.
  ///
  /// Deprecated in UIKit.
  open func updateCurrentPageDisplay() { if defersCurrentPageDisplay { indicateCurrentPage() } }

  private func indicateCurrentPage() {
    guard deferredPage != nil else { return }
    deferredPage = nil
    setNeedsLayout()
  }

  /// The page that is indicated in place of the current one.
  private var deferredPage: Int?
  private var indicatedPage: Int { deferredPage ?? currentPage }

  /// A Boolean value that indicates whether the control is hidden if there is only one page.
  ///
  /// The default is `false`.
  open var hidesForSinglePage = false {
    didSet { setNeedsLayout() }
  }

  // MARK: - Configuring the Page Control

  /// The color of the dots of the other pages.
  ///
  /// If the value is `nil`, it is a translucent white.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      customized(pageIndicatorTintColor) { $0.pageIndicatorTintColor = $1 }
      setNeedsLayout()
    }
  }

  /// The color of the dot of the current page.
  ///
  /// If the value is `nil`, it is white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      customized(currentPageIndicatorTintColor) { $0.currentPageIndicatorTintColor = $1 }
      setNeedsLayout()
    }
  }

  /// The image that replaces the dots, in their colors; `nil` for dots.
  open var preferredIndicatorImage: UIImage? {
    didSet {
      customized(preferredIndicatorImage) { $0.preferredIndicatorImage = $1 }
      setNeedsLayout()
    }
  }

  /// Sets the image that replaces the dot of a page; `nil` for ``preferredIndicatorImage``.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsLayout()
  }

  /// Returns the image that replaces the dot of a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] ?? preferredIndicatorImage }

  /// The image that replaces the dot of the current page; `nil` for the image of its page.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// Sets the image that replaces the dot of a page while it is the current page; `nil` for
  /// ``preferredCurrentPageIndicatorImage``.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
    setNeedsLayout()
  }

  /// Returns the image that replaces the dot of a page while it is the current page.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage
  }

  /// The style of the background behind the dots.
  ///
  /// The default is `automatic`, which has none here.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { setNeedsLayout() }
  }

  /// The progress that the indicator of the current page shows; `nil` for an indicator without a progress.
  ///
  /// With a progress, the indicator of the current page is elongated, also if the page has an image. The default is
  /// `nil`.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      if let oldValue, oldValue.control === self {
        oldValue.control = nil
        oldValue.controlDidChange()
      }
      // A progress is shown by one control.
      if let other = progress?.control, other !== self { other.progress = nil }
      progress?.control = self
      progress?.controlDidChange()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// A Boolean value that indicates whether the indicator of the current page shows a progress.
  var showsProgress: Bool { progress != nil && interactionState != .continuous }

  /// The order of the dots, which are in a row or in a column.
  ///
  /// The default is `natural`.
  open var direction = Direction.natural {
    didSet {
      guard direction != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// A Boolean value that indicates whether the first dot is at the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// Returns the coordinate of a point along the dots.
  private func position(of point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  /// Returns the minimum size of the control for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    let dots = count * Self.dotLength + max(count - 1, 0) * Self.distance
    let length = dots + (pageCount > 0 && progress != nil ? Self.elongation : 0) + 2 * Self.margin
    return isVertical ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
  }

  // MARK: - Tracking Touches

  /// A Boolean value that indicates whether a touch that moves over the dots selects the page under it.
  ///
  /// The default is `true`.
  open var allowsContinuousInteraction = true

  /// The kind of interaction during which the control sends an event.
  open private(set) var interactionState = InteractionState.none {
    didSet {
      guard (interactionState == .continuous) != (oldValue == .continuous), let progress else { return }
      setNeedsLayout()
      progress.visibilityDidChange()
    }
  }
  private var touchStart = CGPoint.zero

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = touch.location(in: self)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    if allowsContinuousInteraction, shownDots > 0, abs(position(of: location) - position(of: touchStart)) > 10 {
      interactionState = .continuous
    }
    if interactionState == .continuous { turn(by: page(at: location) - currentPage) }
    return super.continueTracking(touch, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    defer { interactionState = .none }
    guard interactionState == .none, let touch, isTouchInside, numberOfPages > 0 else { return }
    let isForward = (position(of: touch.location(in: self)) > center(ofDot: currentPage)) != isReversed
    interactionState = .discrete
    turn(by: isForward ? 1 : -1)
  }

  /// Returns the page whose dot is the nearest to a point.
  private func page(at point: CGPoint) -> Int {
    let pages = 0..<shownDots
    let place = position(of: point)
    return pages.min { abs(center(ofDot: $0) - place) < abs(center(ofDot: $1) - place) } ?? currentPage
  }

  override var isTappedByOneFinger: Bool { true }

  /// Moves to another page for the user, and sends the event if there is such a page.
  private func turn(by step: Int) {
    let (old, indicated) = (currentPage, indicatedPage)
    currentPage += step
    guard currentPage != old else { return }
    if defersCurrentPageDisplay { deferredPage = indicated }
    sendValueChanged()
  }

  /// Turns to a page whose time has come.
  ///
  /// A single page begins again.
  func turn(toTimedPage page: Int) {
    guard page != currentPage else { return progress?.begin(page: page) ?? () }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  // MARK: - Measuring and Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  override var standardHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }

  private var isShown: Bool { numberOfPages > 1 || !hidesForSinglePage }

  /// The number of visible dots, which is limited by the width.
  private var shownDots: Int {
    let length = isVertical ? bounds.height : bounds.width
    guard isShown, length > 0 else { return 0 }
    let room = (length - elongation + Self.distance) / (Self.dotLength + Self.distance)
    return room.isFinite ? min(numberOfPages, Int(min(max(room, 0), 1000))) : 0
  }

  /// The difference of the length of the current page's indicator.
  private var elongation: CGFloat { showsProgress ? Self.elongation : 0 }

  private func center(ofDot page: Int) -> CGFloat {
    let step = Self.dotLength + Self.distance
    let (index, current) =
      isReversed ? (shownDots - 1 - page, shownDots - 1 - indicatedPage) : (page, indicatedPage)
    // The indicators before the elongated one are moved back by half the difference, and those after it forward.
    let shift = index == current ? 0 : (index < current ? -elongation : elongation) / 2
    return (isVertical ? bounds.midY : bounds.midX) + (CGFloat(index) - CGFloat(shownDots - 1) / 2) * step + shift
  }

  private func layOutBackground() {
    let isVisible = shownDots > 0 && backgroundStyle == .prominent
    guard isVisible || backdrop.superview != nil else { return }
    if backdrop.superview == nil { insertSubview(backdrop, at: 0) }
    backdrop.isHidden = !isVisible
    let size = size(forNumberOfPages: shownDots)
    backdrop.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func frame(ofDot page: Int, size: CGSize) -> CGRect {
    let (along, across) = (center(ofDot: page), isVertical ? bounds.midX : bounds.midY)
    return CGRect(
      x: (isVertical ? across : along) - size.width / 2, y: (isVertical ? along : across) - size.height / 2,
      width: size.width, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    while dots.count > shownDots {
      dots.last?.show(nil, in: .zero)
      dots.removeLast().removeFromSuperview()
    }
    while dots.count < shownDots {
      let dot = ControlPart(cornerRadius: Self.dotLength / 2)
      dots.append(dot)
      addSubview(dot)
    }
    layOutBackground()
    for (page, dot) in dots.enumerated() {
      dot.frame = frame(ofDot: page, size: CGSize(width: Self.dotLength, height: Self.dotLength))
      dot.backgroundColor = page == indicatedPage ? currentPageIndicatorColor : pageIndicatorColor
      dot.alpha = partAlpha
      let current = page == indicatedPage ? currentPageIndicatorImage(forPage: page) : nil
      let image = (current ?? indicatorImage(forPage: page)).map {
        $0.withTintColor(dot.backgroundColor ?? .white, renderingMode: .alwaysOriginal)
      }
      dot.show(image, in: frame(ofDot: page, size: image?.size ?? .zero))
    }
    layOutProgress()
  }

  /// Shows the bar of the progress in place of the indicator of the current page.
  private func layOutProgress() {
    guard showsProgress, let progress, dots.indices.contains(indicatedPage) else {
      progressBar?.removeFromSuperview()
      progressBar = nil
      return
    }
    let bar = progressBar ?? PageProgressBar()
    progressBar = bar
    if bar.superview == nil { addSubview(bar) }
    dots[indicatedPage].show(nil, in: .zero)
    dots[indicatedPage].isHidden = true
    let (length, width) = (PageProgressBar.length, Self.dotLength)
    bar.frame = frame(
      ofDot: indicatedPage,
      size: isVertical ? CGSize(width: width, height: length) : CGSize(width: length, height: width))
    bar.setColors(filled: currentPageIndicatorColor, rest: pageIndicatorColor)
    bar.fill(CGFloat(progress.currentProgress), isVertical: isVertical, isReversed: isReversed)
    bar.alpha = partAlpha
  }

  private var currentPageIndicatorColor: UIColor { currentPageIndicatorTintColor ?? .white }

  private var pageIndicatorColor: UIColor {
    pageIndicatorTintColor ?? currentPageIndicatorColor.withAlphaComponent(0.3)
  }

  // MARK: - Accessibility

  /// The current page and the number of pages, as text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil) }
    set { super.accessibilityValue = newValue }
  }

  /// Moves to the next page.
  open override func accessibilityIncrement() { if isEnabled { turn(by: 1) } }

  /// Moves to the previous page.
  open override func accessibilityDecrement() { if isEnabled { turn(by: -1) } }
}
