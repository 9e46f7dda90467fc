/// The scroll view that contains three pages: the previous, the current, and the next one.
///
/// It rests at the current page. Insets exclude the ends where there is no page, so that a drag there goes beyond the
/// end of the content.
final class PageScrollView: UIScrollView, PageTurner {
  weak var controller: UIPageViewController?
  private let isVertical: Bool
  private let spacing: CGFloat
  private var isArranging = false

  init(orientation: UIPageViewController.NavigationOrientation, spacing: CGFloat) {
    isVertical = orientation == .vertical
    self.spacing = spacing
    super.init(frame: .zero)
    isPagingEnabled = true
    scrollsToTop = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    if isVertical { alwaysBounceVertical = true } else { alwaysBounceHorizontal = true }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("can only be created in code") }

  // MARK: - Positions

  var step: CGFloat { isVertical ? bounds.height : bounds.width }

  private var isMirrored: Bool { !isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var progress: CGFloat {
    let distance = (isVertical ? contentOffset.y : contentOffset.x) - step
    return isMirrored ? -distance : distance
  }

  /// Returns the frame of the current page, or of the page in a direction.
  private func frame(_ direction: UIPageViewController.NavigationDirection?) -> CGRect {
    let index = 1 + (direction?.sign ?? 0) * (isMirrored ? -1 : 1)
    return isVertical
      ? CGRect(x: 0, y: index * step + spacing / 2, width: bounds.width, height: max(step - spacing, 0))
      : CGRect(x: index * step + spacing / 2, y: 0, width: max(step - spacing, 0), height: bounds.height)
  }

  private func offset(_ direction: UIPageViewController.NavigationDirection?) -> CGPoint {
    let index = 1 + (direction?.sign ?? 0) * (isMirrored ? -1 : 1)
    return isVertical ? CGPoint(x: 0, y: index * step) : CGPoint(x: index * step, y: 0)
  }

  var isDragged: Bool { drag != nil }

  // MARK: - Pages

  func needsArranging(in area: CGRect) -> Bool { frame != place(in: area) || contentSize == .zero }

  func takePlace(in area: CGRect) { arranging { frame = place(in: area) } }

  /// Returns the frame for an area of the pages, which includes half of the spacing on both sides.
  private func place(in area: CGRect) -> CGRect {
    area.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
  }

  func show(_ spread: PageSpread) { place(spread, at: frame(nil)) }

  func prepare(_ turn: PageTransition) { place(turn.to, at: frame(turn.direction)) }

  private func place(_ spread: PageSpread, at frame: CGRect) {
    for view in spread.pages.compactMap(\.viewIfLoaded) {
      UIView.performWithoutAnimation {
        if view.superviewStorage !== self {
          view.frame = frame
          view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          addSubview(view)
        }
      }
      if view.frame != frame, view.transform == .identity { view.frame = frame }
    }
  }

  func remove(_ page: UIViewController) {
    guard let view = page.viewIfLoaded, view.superviewStorage === self else { return }
    view.removeFromSuperview()
  }

  func discardPreparation() {}

  // MARK: - Arranging

  /// Performs changes that are not movements of pages.
  private func arranging(_ body: () -> Void) {
    let wasArranging = isArranging
    isArranging = true
    body()
    isArranging = wasArranging
  }

  /// Includes the ends where there are pages, and excludes the others.
  ///
  /// The visible content does not move.
  func open(before: Bool, after: Bool) {
    arranging {
      let place = contentOffset
      contentSize =
        isVertical ? CGSize(width: bounds.width, height: 3 * step) : CGSize(width: 3 * step, height: bounds.height)
      let (first, last) = (before ? 0 : -step, after ? 0 : -step)
      contentInset =
        isVertical
        ? UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
        : UIEdgeInsets(top: 0, left: isMirrored ? last : first, bottom: 0, right: isMirrored ? first : last)
      if drag == nil, motion == nil { move(to: place) }
    }
  }

  func rest() { arranging { setContentOffset(offset(nil), animated: false) } }

  /// Shifts the content so that the page in a direction becomes the current page.
  ///
  /// The visible content does not move.
  func pass(_ direction: UIPageViewController.NavigationDirection) {
    let (old, new) = (offset(direction), offset(nil))
    arranging { shiftContent(by: CGPoint(x: new.x - old.x, y: new.y - old.y)) }
  }

  func turn(_ direction: UIPageViewController.NavigationDirection) {
    setContentOffset(offset(direction), animated: true)
  }

  func letGo() {
    guard drag != nil || motion != nil else { return }
    arranging {
      if pan.isEnabled {
        pan.isEnabled = false
        pan.isEnabled = true
      }
      endDrag(velocity: .zero)
      endMotion()
    }
  }

  // MARK: - Overridden

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === pan, controller?.prepareForSwipe() == false { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Returns `nil` during an animated turn, so that the pages do not receive touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    motion?.cause == .animation ? nil : super.hitTest(point, with: event)
  }

  /// The value `false`, because a page is passed only when its exact offset is reached.
  override var roundsOffsets: Bool { false }

  override func contentDidScroll() { if !isArranging { controller?.pagesDidMove() } }

  override func didMoveToWindow() {
    if window == nil { controller?.settle() }
    super.didMoveToWindow()
  }
}

/// The root view of a page view controller.
final class PageContentView: UIView {
  weak var controller: UIPageViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOut()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
