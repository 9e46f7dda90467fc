/// The strip that three pages lie on: the one before, the current one, the one after.
///
/// It rests at the middle one. Ends of the strip where there is no page are closed by insets, so that pulling there is
/// pulling beyond the end.
final class PageScrollView: UIScrollView {
  weak var controller: UIPageViewController?
  private let isVertical: Bool
  let spacing: CGFloat
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
  required init?(coder: NSCoder) { fatalError("a page view controller makes its scroll view in code") }

  // MARK: - Places

  /// The distance between two pages.
  var step: CGFloat { isVertical ? bounds.height : bounds.width }

  private var isMirrored: Bool { !isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The distance by which the strip was moved toward the next page, in points; negative toward the previous one.
  var progress: CGFloat {
    let distance = (isVertical ? contentOffset.y : contentOffset.x) - step
    return isMirrored ? -distance : distance
  }

  /// Returns the middle place, or the one in a direction.
  func frame(_ direction: UIPageViewController.NavigationDirection?) -> CGRect {
    let index = 1 + (direction?.sign ?? 0) * (isMirrored ? -1 : 1)
    return isVertical
      ? CGRect(x: 0, y: index * step + spacing / 2, width: bounds.width, height: max(step - spacing, 0))
      : CGRect(x: index * step + spacing / 2, y: 0, width: max(step - spacing, 0), height: bounds.height)
  }

  private func offset(_ direction: UIPageViewController.NavigationDirection?) -> CGPoint {
    let index = 1 + (direction?.sign ?? 0) * (isMirrored ? -1 : 1)
    return isVertical ? CGPoint(x: 0, y: index * step) : CGPoint(x: index * step, y: 0)
  }

  // MARK: - Arranging

  /// Runs changes that are no movement of pages.
  func arranging(_ body: () -> Void) {
    let wasArranging = isArranging
    isArranging = true
    body()
    isArranging = wasArranging
  }

  /// Extends the ends of the strip where there are pages, and limits the others. The visible content stays in place.
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

  /// Puts the strip to rest at the middle place.
  func rest() { arranging { contentOffset = offset(nil) } }

  /// Moves the strip, so that what is in a direction comes to lie in the middle. Nothing is seen to move.
  func pass(_ direction: UIPageViewController.NavigationDirection) {
    let (old, new) = (offset(direction), offset(nil))
    arranging { shiftContent(by: CGPoint(x: new.x - old.x, y: new.y - old.y)) }
  }

  /// Turns to the place in a direction with an animation.
  func turn(_ direction: UIPageViewController.NavigationDirection) {
    setContentOffset(offset(direction), animated: true)
  }

  /// Ends the user's drag of the pages.
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

  /// Pages that turn by themselves do not receive touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    motion?.cause == .animation ? nil : super.hitTest(point, with: event)
  }

  override func contentDidScroll() { if !isArranging { controller?.pagesDidScroll() } }

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
