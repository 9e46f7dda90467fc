/// An object that manages the content of a rectangular area on the screen.
///
/// Geometry and looks live in ``layer``, as on Apple's platforms: setting them inside an animation block records an
/// animation there. The view adds the tree, responding to events, layout, safe area, tint and traits.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, UIAccessibilityIdentification,
  CALayerDelegate
{
  /// The tree as it is kept; see ``subviews``.
  var subviewStorage: [UIView] = []
  // The next three are read in every layout pass, hit test and move, and a weak reference would make every retain of
  // the object it refers to slow. Each is proved to be valid while it is set: the object that is referred to clears it
  // in its own deinit, a superview those of its subviews, a controller that of its view, a window those of everything
  // in it.

  /// The window that the view is in, kept up to date by the hierarchy's changes.
  unowned(unsafe) var windowStorage: UIWindow?
  unowned(unsafe) var superviewStorage: UIView?
  /// The controller whose root view this is.
  unowned(unsafe) var owner: UIViewController?
  /// The pending layout of this view and its subtree.
  var layoutState = LayoutState()
  /// The view's data for Auto Layout, if it takes part in it.
  var layoutRecordIfAny: ViewLayoutRecord?
  var lastReportedSafeArea: UIEdgeInsets = .zero
  /// The pending drawing of this view and its subtree.
  var displayState = DisplayState()
  /// What ``draw(_:)`` has drawn, if anything.
  package var drawnContent: DrawnContent?
  var margins = MarginState()
  var traitAdjustments: TraitAdjustments?
  /// The last traits that were reported to the view.
  var lastTraits: UITraitCollection?
  /// The gesture recognizers in the order in which they were added.
  var gestureStorage: [UIGestureRecognizer] = []
  private var backgroundColorStorage: UIColor?
  private var tintColorStorage: UIColor?

  // MARK: - Creating a View

  /// Creates a view with the given frame, in its superview's coordinates.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.host = self
    layer.frame = frame
  }

  /// Creates a view from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.host = self
    decodeInterface(coder, as: UIView.self)
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  private static func makeLayer() -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      misuse("layerClass must be a class of CALayer (was \(layerClass))")
    }
    return LayerConstruction.make(layerClass)
  }

  deinit {
    MainActorDeinit.run {
      layer.host = nil
      releaseLayoutRecord()
      for subview in subviewStorage { subview.changeSuperview(to: nil) }
    }
  }

  /// The class of the layer that a view of this class is created with.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's layer, which stores its geometry and appearance.
  public let layer: CALayer

  // MARK: - Configuring Visual Appearance

  /// The color behind the view's content; `nil` is transparent.
  open var backgroundColor: UIColor? {
    get { backgroundColorStorage }
    set {
      backgroundColorStorage = newValue
      resolveBackgroundColor()
    }
  }

  /// A Boolean value that indicates whether the view is hidden; reports only this view's own flag, not an ancestor's.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superviewStorage?.visibilityOfSubviewDidChange(self)
    }
  }

  /// The opacity of the view and everything in it, 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// A promise that the view covers its bounds; used by drawing only. What an opaque view without a background color does not
  /// cover is black.
  open var isOpaque = true

  /// A Boolean value that indicates whether what the view has drawn is cleared before it draws again. The default is `true`.
  open var clearsContextBeforeDrawing = true

  /// A Boolean value that indicates whether subviews are confined to the view's bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The tint color of the view: its own, or the nearest ancestor's.
  open var tintColor: UIColor! {
    get { tintColorStorage ?? superviewStorage?.tintColor ?? .systemBlue }
    set {
      tintColorStorage = newValue
      propagateTintColorChange()
    }
  }

  /// Tells that `tintColor` has another value than before.
  open func tintColorDidChange() {}

  /// The layout of the view's content when the bounds change.
  open var contentMode: UIView.ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { setNeedsLayout() } }
  }

  /// An integer with which the app identifies the view.
  open var tag = 0

  // MARK: - Drawing and Updating the View

  /// Draws the view within a rectangle. Called after layout when the view needs to be displayed; the current graphics context
  /// is that of the view. The default implementation does nothing.
  ///
  /// - Parameter rect: The part of the bounds that needs to be drawn: all of it the first time.
  open func draw(_ rect: CGRect) {}

  /// Requests a call of ``draw(_:)`` for the entire bounds, before the turn ends.
  open func setNeedsDisplay() { invalidateDisplay(nil) }

  /// Requests a call of ``draw(_:)`` for a part of the bounds, before the turn ends. Several parts are combined.
  open func setNeedsDisplay(_ rect: CGRect) { invalidateDisplay(rect) }

  /// Draws the view and everything in it into the current context, scaled to a rectangle. Returns whether the drawing is
  /// complete.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the context's coordinates.
  ///   - afterUpdates: Whether pending layout is performed first.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    renderHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: - Managing the Layout Direction

  /// The semantic meaning of the view's content, which determines whether it is mirrored in right-to-left layouts.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  /// The direction that the view's content is laid out in.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the direction of content in an app that is laid out in the screen's direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the direction of content in an interface that is laid out in a direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    // The controls of a player and pictures of a place are the same everywhere.
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: - Configuring Events

  /// A Boolean value that indicates whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true

  /// A Boolean value that indicates whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false

  /// Returns the deepest view that receives a touch at the point, `nil` when the point is outside this view.
  ///
  /// Hidden views, views without interaction and views with an alpha below 0.01 are passed over with their subviews.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in subviewStorage.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point in this view's coordinates is within its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The gesture recognizers that examine the touches in this view and its subviews; `nil` without any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestureStorage.isEmpty ? nil : gestureStorage }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Adds a gesture recognizer; one that is attached to another view leaves that. The view retains it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Removes a gesture recognizer; a gesture that it is recognizing is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Returns whether a gesture with touches in this view may begin. The default is `true`.
  ///
  /// Asked of the touched view and its superviews up to the recognizer's own view. A slider refuses swipes along itself.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Makes the first responder inside this view resign; optionally without asking it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = FirstResponder.current, (responder as? UIView)?.isDescendant(of: self) == true else {
      return false
    }
    guard force else { return responder.resignFirstResponder() }
    FirstResponder.force(responder)
    return true
  }

  // MARK: - Configuring the Bounds and Frame

  /// The view's rectangle in its superview; with a transform, the smallest that encloses it.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The bounds rectangle in the view's own coordinates. Setting its size keeps ``center``.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// The center of the view in its superview. Setting it keeps ``bounds``.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  /// A two-dimensional transform about the anchor point. Changes neither ``bounds`` nor ``center``.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// A three-dimensional transform about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point that transforms turn about, as fractions of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  // MARK: - Managing the View Hierarchy

  /// The view that this one is in.
  open var superview: UIView? { superviewStorage }

  /// The views in this one, from back to front.
  open var subviews: [UIView] { subviewStorage }

  /// The window that this view is in, directly or not.
  open var window: UIWindow? { windowStorage }

  /// Adds a view in front of the others; a view that has a superview is moved.
  open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }

  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Inserts a view at an index, 0 being the rearmost.
  open func insertSubview(_ view: UIView, at index: Int) {
    expect(
      (0...subviewStorage.count).contains(index),
      "insertSubview(_:at:) needs an index from 0 to \(subviewStorage.count) (was \(index))")
    insert(view, at: index)
  }

  /// Inserts a view in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Inserts a view behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Swaps two subviews in their order.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviewStorage.swapAt(index1, index2)
    subviewOrderDidChange()
    AppRuntime.shared.setNeedsCommit()
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superviewStorage === self else { return }
    reorder(view, to: subviewStorage.count)
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superviewStorage === self else { return }
    reorder(view, to: 0)
    placeLayerBehindAll(of: view)
  }

  /// Returns whether this view is the given one or in it, however deep.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superviewStorage
    }
    return false
  }

  /// Returns the first view with the tag, searching this view and then its subviews in depth-first order.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviewStorage {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: - Capturing a View Snapshot

  /// Returns a view with the present appearance of this one and its subviews, which does not follow later changes.
  ///
  /// Nil if the view has no size. What is not in a window has no visible content.
  ///
  /// - Note: UIKit shows the last frame unless `afterUpdates` is true. This runtime shows what was set so far in either
  ///   case, running animations where they are; `afterUpdates` adds the layout that is owed.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterScreenUpdates: afterUpdates)
  }

  // MARK: - Observing View-Related Changes

  /// Tells that a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells that a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Tells that the view is about to get into another window, or out of one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells that the view is in another window, or in none.
  open func didMoveToWindow() {}

  // MARK: - Laying out Subviews

  /// A Boolean value that indicates whether subviews follow a change of the bounds by their ``autoresizingMask``.
  open var autoresizesSubviews = true

  /// The margins and sizes that adjust when the superview's size changes.
  open var autoresizingMask: UIView.AutoresizingMask = []

  /// Returns the size that best fits the view's content. The default is the present size. Does not resize the view.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to fit its content, keeping its origin.
  open func sizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    // A change of the bounds alone would keep the center.
    center = CGPoint(x: center.x + origin.x - frame.minX, y: center.y + origin.y - frame.minY)
  }

  /// Lays out subviews. Called in a layout pass, never directly. The default implementation applies constraints.
  open func layoutSubviews() { applyConstraints() }

  /// Requests a layout of this view's subviews at the end of the turn.
  open func setNeedsLayout() { invalidateLayout() }

  /// Lays out this view's subtree immediately, if any view in it needs layout.
  open func layoutIfNeeded() { performPendingLayout() }

  // MARK: - Managing the View's Layer

  /// Lays out the view when its layer is laid out, by ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    owner?.sendViewWillLayoutSubviews()
    layoutSubviews()
    owner?.sendViewDidLayoutSubviews()
  }

  /// Returns the action for a change of the view's layer.
  ///
  /// In an animation block this is an action that animates the properties that blocks animate. Otherwise it is `NSNull`, so
  /// that changes of a view's layer take effect immediately.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { actionInBlock(forKey: event) }

  /// Provides the contents of the view's layer. The default implementation draws them.
  open func display(_ layer: CALayer) { layer.drawContents() }

  /// Draws the contents of the view's layer in a context, by ``draw(_:)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    GraphicsContextStack.with(ctx) { draw(displayState.drawnRect ?? bounds) }
  }

  /// Tells the view that its layer's contents are about to be drawn. The default implementation does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  // MARK: - Managing the View's Constraints

  /// The active constraints that the view holds: those for which it is the closest common ancestor.
  open var constraints: [NSLayoutConstraint] { layoutRecordIfAny?.constraints ?? [] }

  /// Activates a constraint and holds it; its items are this view or in its subtree.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Activates constraints and holds them.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { hold(constraint) } }

  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(of: constraint) }

  /// Deactivates constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { letGo(of: constraint) }
  }

  /// A Boolean value that indicates whether the view's frame counts as given, and its autoresizing mask as rules;
  /// otherwise constraints decide the frame.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutRecordIfAny?.translatesAutoresizingMask ?? true }
    set { changeTranslation(to: newValue) }
  }

  /// A Boolean value that indicates whether a view of this class cannot be laid out by its frame.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: - Measuring in Auto Layout

  /// The natural size of the view's content, or `noIntrinsicMetric` in a dimension without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells that ``intrinsicContentSize`` is another.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// Returns the priority with which the view resists growth beyond the size of its content. The default is 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutRecordIfAny?.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority with which the view resists being larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutRecord.hugging[axis] = priority
    contentSizeDidChange()
  }

  /// Returns the priority with which the view resists compression below the size of its content. The default is 750.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutRecordIfAny?.resistance[axis] ?? .defaultHigh
  }

  /// Sets the priority with which the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutRecord.resistance[axis] = priority
    contentSizeDidChange()
  }

  /// Returns the size that satisfies the constraints in the view and is closest to the target. Does not resize the
  /// view.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that satisfies the constraints in the view and is as close to the target as the priorities
  /// require.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: - Aligning Views in Auto Layout

  /// Returns the rectangle that constraints align for a frame: the frame without ``alignmentRectInsets``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return insets == .zero ? frame : frame.inset(by: insets)
  }

  /// Returns the frame for a rectangle that constraints align.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    guard insets != .zero else { return alignmentRect }
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The insets of the part of the frame that is aligned, without ornaments. The default is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view that provides the first baseline. The default is the view for the last baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view that provides the last baseline. The default is this view.
  open var forLastBaselineLayout: UIView { self }

  // MARK: - Triggering Auto Layout

  /// Returns whether ``updateConstraints()`` is owed.
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

  /// Requests a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { invalidateConstraints() }

  /// Updates the view's constraints. Called before layout, in subviews first; an override calls super last.
  open func updateConstraints() {}

  /// Updates the constraints of this view and its subtree, for the views that need it.
  open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }

  // MARK: - Debugging Auto Layout

  /// A Boolean value that indicates whether the constraints leave open where the view is, or how large.
  open var hasAmbiguousLayout: Bool { askForAmbiguity() }

  // MARK: - Managing Layout Guides

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutRecordIfAny?.guides ?? [] }

  /// Adds a layout guide to the view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Removes a layout guide from the view, with the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// The part of the view that bars and the screen's edges leave free.
  open var safeAreaLayoutGuide: UILayoutGuide { layoutRecord.guide(\.safeAreaGuide, orMake: makeSafeAreaGuide()) }

  /// The view within its margins.
  open var layoutMarginsGuide: UILayoutGuide { layoutRecord.guide(\.marginsGuide, orMake: makeMarginsGuide()) }

  /// A layout guide for an area with a readable width.
  open var readableContentGuide: UILayoutGuide { layoutRecord.guide(\.readableGuide, orMake: makeReadableGuide()) }

  /// The layout guide of the keyboard in this view; while there is none, the bottom of the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    layoutRecord.guide(\.keyboardGuide, orMake: UIKeyboardLayoutGuide(of: self))
  }

  // MARK: - Creating Constraints Using Layout Anchors

  /// The side at which lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutElement, .leading) }
  /// The side at which lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutElement, .trailing) }
  /// The left side.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutElement, .left) }
  /// The right side.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutElement, .right) }
  /// The top.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutElement, .top) }
  /// The bottom.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutElement, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutElement, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutElement, .height) }
  /// The middle between the sides.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutElement, .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutElement, .centerY) }
  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutElement, .firstBaseline) }
  /// The baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutElement, .lastBaseline) }

  // MARK: - For UIKit's own views

  /// A Boolean value that indicates whether the height of the content depends on the width that it gets, as that of
  /// wrapping text does.
  var measuresHeightForWidth: Bool { false }

  /// Returns the height of the content at a width.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  /// Returns the distance of the first baseline below the top of the alignment rectangle, or of the last baseline above
  /// its bottom; `nil` without text.
  func baselineOffset(first: Bool) -> CGFloat? { nil }

  /// The guide for the extent of the content of a view that scrolls.
  var contentExtentGuide: UILayoutGuide? { nil }

  /// The guide for the visible part of a view that scrolls.
  var scrolledGuide: UILayoutGuide? { nil }

  /// A subview's content wants another size.
  func contentSizeOfSubviewDidChange(_ subview: UIView) {}

  /// A subview was hidden or shown.
  func visibilityOfSubviewDidChange(_ subview: UIView) {}

  // MARK: - Safe Area

  /// The insets of the safe area: what bars and the screen's edges cover of the view; zero without a window.
  open var safeAreaInsets: UIEdgeInsets { computeSafeAreaInsets() }

  /// Tells that `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when the safe area was updated without a change.
  func safeAreaDidSettle() {}

  // MARK: - Margins

  /// The layout margins: 8 points by default, and the safe area in addition.
  open var layoutMargins: UIEdgeInsets {
    get { computeLayoutMargins() }
    set { setMargins(.sides(newValue)) }
  }

  /// The same by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isLaidOutRightToLeft) }
    set { setMargins(.reading(newValue)) }
  }

  /// A Boolean value that indicates whether the margins include the superview's margins.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { setPreservesSuperviewLayoutMargins(newValue) }
  }

  /// A Boolean value that indicates whether the margins begin where the safe area does.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { setInsetsLayoutMarginsFromSafeArea(newValue) }
  }

  /// Tells that ``layoutMargins`` changed.
  open func layoutMarginsDidChange() {}

  // MARK: - Traits

  /// The traits of the view's environment: those of its window with the overrides of its ancestors.
  open var traitCollection: UITraitCollection { computeTraitCollection() }

  /// Tells that `traitCollection` changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells of changed traits now, in the view, its controller and everything in it, instead of before the next layout.
  open func updateTraitsIfNeeded() { flushTraits() }

  /// The interface style of this view and its subviews; `unspecified` inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { reportOwnStyleChange(from: oldValue) }
  }

  // MARK: - Converting Between Coordinate Systems

  /// Converts a point to another view's coordinates; `nil` identifies the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }
  /// Converts a point from another view's coordinates; `nil` identifies the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view) }
  /// Converts a rectangle to another view's coordinates; `nil` identifies the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }
  /// Converts a rectangle from another view's coordinates; `nil` identifies the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view) }

  // MARK: - Accessibility

  /// A name for tests and tools to find the view by; users never meet it.
  open var accessibilityIdentifier: String? {
    get { accessibilityAttributes?.identifier }
    set { accessibilityAttributesForWriting.identifier = newValue }
  }

  /// The frame of the view on the screen, unless another frame was set.
  open override var accessibilityFrame: CGRect {
    get { accessibilityAttributes?.frame ?? convertToScreen(bounds) }
    set { accessibilityAttributesForWriting.frame = newValue }
  }

  // MARK: - Responder Chain

  /// The view's controller if this is its root view, otherwise the superview.
  open override var next: UIResponder? { owner ?? superviewStorage }

  // MARK: - Implementation shared with the extensions

  func resolveBackgroundColor() {
    layer.backgroundColor = backgroundColorStorage?.resolvedColor(with: traitCollection).cgColor
  }

  func resolveBackgroundColor(with traits: UITraitCollection) {
    guard let color = backgroundColorStorage?.resolvedColor(with: traits).cgColor else { return }
    if color != layer.backgroundColor { layer.backgroundColor = color }
  }

  func propagateTintColorChange() {
    tintColorDidChange()
    for subview in subviewStorage where subview.tintColorStorage == nil { subview.propagateTintColorChange() }
  }
}
