/// A view that scrolls and zooms its content.
///
/// The visible position is the origin of the view's bounds, which ``contentOffset`` also returns. Content follows a
/// touch, decelerates after the touch ends, and bounces at its ends; `ScrollPhysics` defines the motion. It is computed
/// from the runtime's time, frame by frame.
///
/// A pinch scales the view that the delegate returns from `viewForZooming(in:)`; see `ZoomState`.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIFocusItemScrollableContainer {
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The current motion of the content.
  var motion: ScrollMotion?
  /// The number of motions so far.
  ///
  /// A change during a call of the app's code indicates that the code has started or ended a motion.
  var motionGeneration = 0
  var drag: ScrollDrag?
  /// A Boolean value that indicates whether the delegate is being notified of the end of a drag.
  var isTellingEndOfDrag = false
  /// The offset that the drag or the motion is setting, until ``contentOffset`` has received it.
  var producedOffset: CGPoint?
  /// A Boolean value that indicates whether the content offset, and not the app, sets the bounds.
  var isPlacing = false
  /// The part of the distance of a wheel that is too small for the pixels of the screen.
  var wheelRemainder = CGPoint.zero
  var zoom = ZoomState()
  /// The part of the adjusted insets that is due to the safe area.
  var safeAreaPart: UIEdgeInsets = .zero
  /// The inset of a refresh control while it refreshes.
  private(set) var refreshInset: CGFloat = 0
  func setRefreshInset(_ inset: CGFloat) {
    guard inset != refreshInset else { return }
    refreshInset = inset
    updateAdjustedContentInset(isRefreshing: true)
  }
  var lastAdjustedInset: UIEdgeInsets = .zero
  /// The app's part of the last adjusted insets.
  var lastContentInset: UIEdgeInsets = .zero
  /// The collapsed heights of the bar above, as its parts collapse one after the other.
  private(set) var barStops: [CGFloat] = []
  private(set) var collapsedTop: CGFloat = 0
  /// The height of the bar above that collapses when content scrolls.
  var collapsibleTop: CGFloat { barStops.last ?? 0 }
  var lastCollapsedTop: CGFloat = 0
  /// The navigation controller whose large title collapses when content scrolls.
  weak var barFollower: UINavigationController?

  func setBarRoom(_ stops: [CGFloat], hidden: CGFloat) {
    barStops = stops
    collapsedTop = hidden
    // Off screen, there is no safe area. The insets do not change until the view is in a window again.
    if windowStorage != nil { updateAdjustedContentInset() }
  }
  var lastBoundsSize: CGSize = .zero
  /// A Boolean value that indicates whether the view was laid out with a size.
  private(set) var isLaidOut = false
  var isFingerDown = false
  /// A Boolean value that indicates whether a touch has stopped a deceleration whose end was not reported yet.
  var hasStoppedDeceleration = false
  let indicators = ScrollIndicators()

  // MARK: - Creating a Scroll View

  /// Creates a scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  /// Creates a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
    decodeInterface(coder, as: UIScrollView.self)
  }

  private func setUpScrolling() {
    clipsToBounds = true
    lastBoundsSize = bounds.size
    setUpGestures()
  }

  // MARK: - Responding to Scroll View Interactions

  /// The delegate of the scroll view, which is not retained.
  ///
  /// - Note: Table views, collection views and text views declare a property of this name with a narrower type.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: - Managing the Content Size and Offset

  /// The size of the part of the content that is visible at a time.
  open var visibleSize: CGSize { bounds.size }

  /// The size of the content.
  open var contentSize: CGSize = .zero {
    didSet {
      if !contentSize.width.isFinite || contentSize.width < 0 { contentSize.width = 0 }
      if !contentSize.height.isFinite || contentSize.height < 0 { contentSize.height = 0 }
      if contentSize != oldValue { contentExtentDidChange() }
      tellObservers(of: \UIScrollView.contentSize, from: oldValue, to: contentSize)
    }
  }

  /// The point of the content at the upper-left corner of the view.
  ///
  /// A new value is rounded to the pixels of the screen. A point beyond the edges of the content is not adjusted.
  ///
  /// Setting it does not end a motion of the content. A drag and a deceleration continue from the new offset, and an
  /// animation continues to its own end.
  ///
  /// All scrolling sets this property, so that an override receives each offset of drags, decelerations and animations.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { place(at: newValue) }
  }

  /// Sets the content offset, immediately or with an animation.
  ///
  /// A deceleration or an animation that is in progress ends. The offset is rounded to the pixels of the screen. The
  /// delegate is notified when the animation ends.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }

  /// Scrolls until a rectangle of the content is visible.
  ///
  /// A rectangle without width or height is an area that cannot be shown, and nothing is scrolled (R2217).
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    if !rect.isEmpty { makeVisible(rect, animated: animated) }
  }

  /// The frame of the view in its superview.
  ///
  /// A new size may move the content back into its range.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      boundsSizeMayHaveChanged()
    }
  }

  /// The bounds of the view in its own coordinates.
  ///
  /// The origin is ``contentOffset``. Setting it does not notify the delegate.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let notifiesDelegate = isPlacing
      // A delegate or an observer can set the bounds as well.
      isPlacing = false
      let oldOrigin = super.bounds.origin
      super.bounds = newValue
      boundsSizeMayHaveChanged()
      if super.bounds.origin != oldOrigin {
        contentOffsetDidChange(from: oldOrigin, notifiesDelegate: notifiesDelegate)
      }
    }
  }

  /// A layout guide for the content.
  ///
  /// Constraints between it and the content determine the content size, as do constraints between the content and the
  /// edges of the scroll view.
  open var contentLayoutGuide: UILayoutGuide {
    layoutRecord.guide(\.contentGuide, orMake: ScrollContentGuide(of: self))
  }

  /// A layout guide for the frame of the scroll view, which does not move with the content.
  open var frameLayoutGuide: UILayoutGuide {
    layoutRecord.guide(
      \.frameGuide, orMake: InsetLayoutGuide(of: self, identifier: "UIScrollView-frameLayoutGuide") { _ in .zero })
  }

  override var contentExtentGuide: UILayoutGuide? { contentLayoutGuide }

  override var scrolledGuide: UILayoutGuide? { frameLayoutGuide }

  // MARK: - Managing the Content Inset

  /// The additional insets of the content that the app sets.
  ///
  /// Setting it moves content that is outside the new range into it. Other content stays where it is.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      if contentInset != oldValue { updateAdjustedContentInset() }
      tellObservers(of: \UIScrollView.contentInset, from: oldValue, to: contentInset)
    }
  }

  /// The effective insets of the content: the app's insets and those for the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + safeAreaPart.top + refreshInset, left: contentInset.left + safeAreaPart.left,
      bottom: contentInset.bottom + safeAreaPart.bottom, right: contentInset.right + safeAreaPart.right)
  }

  /// The behavior that determines how the safe area is added to ``adjustedContentInset``.
  ///
  /// The default is `automatic`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet {
      customized(contentInsetAdjustmentBehavior) { $0.contentInsetAdjustmentBehavior = $1 }
      if contentInsetAdjustmentBehavior != oldValue { updateAdjustedContentInset() }
    }
  }

  /// Called when ``adjustedContentInset`` has changed.
  ///
  /// An override must call `super`.
  open func adjustedContentInsetDidChange() {}

  // MARK: - Configuring the Scroll View

  /// A Boolean value that indicates whether scrolling is enabled.
  ///
  /// The default is `true`.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { scrollEnabledDidChange() } }
  }

  /// A Boolean value that indicates whether a drag along one axis scrolls along that axis only.
  ///
  /// The default is `false`.
  open var isDirectionalLockEnabled = false

  /// A Boolean value that indicates whether scrolling stops at multiples of the view's size.
  ///
  /// The default is `false`.
  open var isPagingEnabled = false

  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top.
  ///
  /// The default is `true`.
  open var scrollsToTop = true

  /// A Boolean value that indicates whether content can be pulled beyond its ends and bounces back.
  ///
  /// The default is `true`.
  ///
  /// Setting it sets ``bouncesHorizontally`` and ``bouncesVertically``. If they differ, it is `true`.
  open var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set {
      customized(newValue) { $0.bounces = $1 }
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }

  /// A Boolean value that indicates whether content bounces at its left and its right end.
  ///
  /// The default is `true`.
  open var bouncesHorizontally = true

  /// A Boolean value that indicates whether content bounces at its upper and its lower end.
  ///
  /// The default is `true`.
  open var bouncesVertically = true

  /// A Boolean value that indicates whether content that is smaller than the view bounces vertically.
  ///
  /// The default is `false`.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateAdjustedContentInset() } }
  }

  /// A Boolean value that indicates whether content that is smaller than the view bounces horizontally.
  ///
  /// The default is `false`.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedContentInset() } }
  }

  /// A Boolean value that indicates whether an outer scroll view scrolls horizontally when this one is at its end.
  ///
  /// The default is `true`.
  open var transfersHorizontalScrollingToParent = true

  /// A Boolean value that indicates whether an outer scroll view scrolls vertically when this one is at its end.
  ///
  /// The default is `true`.
  open var transfersVerticalScrollingToParent = true

  /// The rate of deceleration after a drag.
  ///
  /// The default is `normal`.
  open var decelerationRate = DecelerationRate.normal

  // MARK: - Zooming

  /// The lowest scale to which the user can zoom.
  ///
  /// The default is 1.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomRangeDidChange() }
  }

  /// The highest scale to which the user can zoom.
  ///
  /// The default is 1.
  ///
  /// It must be higher than ``minimumZoomScale`` to enable zooming.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomRangeDidChange() }
  }

  /// The scale of the content, limited to the range of scales.
  ///
  /// The default is 1.
  ///
  /// It has no effect if the delegate returns no view for zooming.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the scale of the content.
  ///
  /// The center of the visible content remains in place.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { performZoom(to: scale, animated: animated) }

  /// Zooms so that a rectangle fills the visible area.
  ///
  /// The rectangle is in the coordinates of the view for zooming. The scale stays within its range.
  open func zoom(to rect: CGRect, animated: Bool) { performZoom(to: rect, animated: animated) }

  /// A Boolean value that indicates whether a pinch can zoom content beyond the limits of its scale.
  ///
  /// The content returns to the limit when the pinch ends. The default is `true`.
  open var bouncesZoom = true

  /// A Boolean value that indicates whether a pinch or an animated change of the scale is in progress.
  open var isZooming: Bool { zoom.isPinching || zoom.isAnimating }

  /// A Boolean value that indicates whether the content is returning to a limit of its scale.
  open var isZoomBouncing: Bool { zoom.isBouncing }

  /// A Boolean value that indicates whether an animated change of the scale is in progress.
  open var isZoomAnimating: Bool { zoom.isAnimating || zoom.isBouncing }

  /// The gesture recognizer for pinches, or `nil` if zooming is not enabled.
  ///
  /// Its delegate is the scroll view, as that of ``panGestureRecognizer``.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }

  // MARK: - Getting the Scrolling State

  /// A Boolean value that indicates whether the user has touched the content and may start to drag it.
  open var isTracking: Bool { isFingerDown }

  /// A Boolean value that indicates whether the user is dragging the content, or it is moving after a drag.
  open var isDragging: Bool { isBeingDragged || motion?.cause == .deceleration }

  /// A Boolean value that indicates whether a finger is dragging the content.
  final var isBeingDragged: Bool { drag != nil }

  /// A Boolean value that indicates whether the content is moving after a drag.
  ///
  /// It is not when the delegate is notified of the end of the drag. If a touch stops the content, the deceleration
  /// lasts until the drag that begins with the touch has ended.
  open var isDecelerating: Bool {
    hasStoppedDeceleration || motion?.cause == .deceleration && !isTellingEndOfDrag
  }

  /// A Boolean value that indicates whether the content moves to an offset with an animation.
  open var isScrollAnimating: Bool { motion?.cause == .animation || motion?.cause == .scrollToTop }

  /// Ends the motion of the content without a touch, and animated changes of its scale.
  ///
  /// The content stays where it is, but content beyond its end moves to the end, and content with paging to a page.
  open func stopScrollingAndZooming() { endAnimations() }

  // MARK: - Managing Touches

  /// A Boolean value that indicates whether touches for the content are delayed.
  ///
  /// They are delivered when they are unlikely to scroll the content. The default is `true`.
  open var delaysContentTouches = true {
    didSet {
      customized(delaysContentTouches) { $0.delaysContentTouches = $1 }
      delaysContentTouchesDidChange()
    }
  }

  /// A Boolean value that indicates whether a touch that the content has received can start to scroll.
  ///
  /// The default is `true`.
  open var canCancelContentTouches = true

  /// Returns whether a view of the content receives touches that begin in it.
  ///
  /// Called when the touches are no longer delayed, if the view receives touches itself. A touch that the view does not
  /// receive can scroll the content, whatever ``canCancelContentTouches`` and ``touchesShouldCancel(in:)`` say. The
  /// default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - touches: The touches that have begun.
  ///   - event: The event of the touches.
  ///   - view: The view in which they began.
  @discardableResult
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Returns whether to cancel a touch in a view of the content and start scrolling.
  ///
  /// The default implementation returns `true` for all views except controls.
  @discardableResult
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: - Managing the Scroll Indicator

  /// The style of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet {
      customized(indicatorStyle) { $0.indicatorStyle = $1 }
      indicators.update(for: self)
    }
  }

  /// A Boolean value that indicates whether the horizontal indicator is visible while the content moves.
  ///
  /// The default is `true`.
  open var showsHorizontalScrollIndicator = true {
    didSet {
      customized(showsHorizontalScrollIndicator) { $0.showsHorizontalScrollIndicator = $1 }
      indicators.update(for: self)
    }
  }

  /// A Boolean value that indicates whether the vertical indicator is visible while the content moves.
  ///
  /// The default is `true`.
  open var showsVerticalScrollIndicator = true {
    didSet {
      customized(showsVerticalScrollIndicator) { $0.showsVerticalScrollIndicator = $1 }
      indicators.update(for: self)
    }
  }

  /// The distance of the horizontal indicator from the edges of the view.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.update(for: self) }
  }

  /// The distance of the vertical indicator from the edges of the view.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.update(for: self) }
  }

  /// The distance of both indicators from the edges of the view.
  ///
  /// The getter returns ``verticalScrollIndicatorInsets``.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// A Boolean value that indicates whether the indicators are inset by the safe area.
  ///
  /// The default is `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.update(for: self) }
  }

  /// Shows the indicators briefly.
  open func flashScrollIndicators() { indicators.flash(for: self) }

  // MARK: - Refreshing, Keyboard

  /// The refresh control, which the user pulls down to refresh the content.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.detach(from: self)
      refreshControl?.attach(to: self)
    }
  }

  /// The manner in which scrolling dismisses the keyboard.
  ///
  /// The default is `none`.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet { customized(keyboardDismissMode) { $0.keyboardDismissMode = $1 } }
  }

  // MARK: - Getting the Gesture Recognizers

  /// The gesture recognizer for scrolling.
  ///
  /// Its delegate is the scroll view, and cannot be set. A subclass that adopts `UIGestureRecognizerDelegate` can
  /// control the recognition.
  ///
  /// - Note: A scroll view of a class that does not adopt `UIGestureRecognizerDelegate` cannot be returned as the
  ///   delegate, which is `nil` then.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  let pan = ScrollPanGestureRecognizer(_runtimeHandler: { recognizer in
    (recognizer.view as? UIScrollView)?.panDidChange()
  })
  let touchDelay = TouchDelayGestureRecognizer()

  /// Returns whether a gesture recognizer may begin.
  ///
  /// A drag begins only along an axis along which this view scrolls. An override must call `super`.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === pan ? mayBeginDragging() : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: - Touches

  // Dynamic members, which extensions of the app can replace, are those of `ReplaceableMember` in `Tools/PortApp`.

  /// Called when touches have begun that the scroll view delivers.
  ///
  /// The default implementation forwards them to the next responder.
  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }

  /// Called when touches have moved.
  ///
  /// The default implementation forwards them to the next responder.
  open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }

  /// Called when touches have ended.
  ///
  /// The default implementation forwards them to the next responder.
  open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }

  // MARK: - Overrides

  /// Returns the view that receives a touch.
  ///
  /// While the content decelerates, that is this view, because the touch only stops the motion.
  @discardableResult
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return isDecelerating && isScrollEnabled && !(hit is UIRefreshControl) ? self : hit
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    boundsSizeMayHaveChanged()
    if !bounds.isEmpty { isLaidOut = true }
    indicators.update(for: self)
    refreshControl?.place(in: self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedContentInset()
  }

  // Insets that were computed during layout, or off screen, may not be final.
  override func safeAreaDidSettle() { updateAdjustedContentInset() }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopMoving() } else { updateAdjustedContentInset() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    indicators.update(for: self)
  }

  // MARK: - Hooks for the Runtime's Scroll Views

  /// Called when the content has moved.
  ///
  /// Subclasses of the runtime update the views for the visible content in the layout pass that follows.
  func contentDidScroll() {}

  /// The content size as it was set last.
  ///
  /// Subclasses of the runtime do not load their data to return it.
  var storedContentSize: CGSize {
    get { contentSize }
    set { contentSize = newValue }
  }

  /// A Boolean value that indicates whether the view computes the size of its content from data.
  var computesContentSize: Bool { false }

  /// A Boolean value that indicates whether offsets are rounded to the pixels of the screen.
  var roundsOffsets: Bool { true }

  /// The offset at which the content comes to rest after a drag, before the delegate is asked.
  ///
  /// The velocity is in points per millisecond.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// The offset at which the content rests after a touch that did not scroll it.
  ///
  /// The value is `nil` for the nearest offset in the range.
  var offsetOfRest: CGPoint? { nil }

  /// Called when the content has returned to the offset at which it rests.
  func contentDidRest() {}
}
