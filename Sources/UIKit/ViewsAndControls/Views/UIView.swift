/// An object that manages the content of a rectangular area on the screen.
///
/// As on Apple's platforms, the ``layer`` stores the geometry and the appearance: setting them inside an animation
/// block records an animation in the layer. The view adds the hierarchy, event handling, layout, the safe area, the
/// tint color, and traits.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, UIAccessibilityIdentification, UIFocusItem,
  UIFocusItemContainer, CALayerDelegate
{
  /// The subviews, from back to front.
  var subviewStorage: [UIView] = []
  // The next three properties are read in every layout pass, hit test, and move. A weak reference would make every
  // retain of its object slow. Each reference is valid while it is set, because the object clears it when it is
  // deallocated: a superview clears those of its subviews, a view controller that of its view, and a window those of
  // its subtree.

  /// The window that contains the view, which is updated when the hierarchy changes.
  unowned(unsafe) var windowStorage: UIWindow?
  /// The number of commits when the view entered its window.
  var commitCountAtEntry = 0
  unowned(unsafe) var superviewStorage: UIView?
  /// The view controller whose root view this is.
  unowned(unsafe) var owner: UIViewController?
  /// The pending layout of this view and its subtree.
  ///
  /// It is read and written for every view in a layout pass. The checks for exclusive access would take longer than the
  /// accesses, and cannot fail: the state consists of numbers, whose accesses run no other code.
  @exclusivity(unchecked) var layoutState = LayoutState()
  /// The view's data for Auto Layout, if the view participates in it.
  var layoutRecordIfAny: ViewLayoutRecord?
  var lastReportedSafeArea: UIEdgeInsets = .zero
  /// The pending drawing of this view and its subtree.
  var displayState = DisplayState()
  /// The content that ``draw(_:)`` has drawn.
  package var drawnContent: DrawnContent?
  var margins = MarginState()
  var traitAdjustments: TraitAdjustments?
  /// The last traits that were reported to the view.
  var lastTraits: UITraitCollection?
  /// The gesture recognizers, in the order in which they were added.
  var gestureStorage: [UIGestureRecognizer] = []
  /// A Boolean value that indicates whether the view had a gesture recognizer.
  var hasHadGestures = false
  private(set) var contentScaleStorage: CGFloat?
  /// The interactions, in the order in which they were added.
  var interactionStorage: [any UIInteraction] = []
  /// The motion effects, in the order in which they were added.
  var motionEffectStorage: [UIMotionEffect] = []
  /// A Boolean value that indicates whether a preview shows the view's content in its place.
  ///
  /// The view is not drawn meanwhile.
  package var isLifted = false {
    didSet { if isLifted != oldValue { AppRuntime.shared.setNeedsCommit() } }
  }
  var appearanceRecord = AppearanceRecord()
  var maskStorage: UIView?
  /// The values for the focus system, which most views do not have.
  var focusAttributes: FocusAttributes?
  private(set) var backgroundColorStorage: UIColor?
  private(set) var tintColorStorage: UIColor?
  private(set) var tintAdjustmentStorage = TintAdjustmentMode.automatic
  /// A Boolean value that indicates whether a view has had another mode than the automatic one.
  private static var isTintAdjusted = false

  // MARK: - Creating a View

  /// Creates a view with the given frame, in its superview's coordinates.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.frame = frame
    layer.host = self
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

  /// The class, the address and the frame of the view, and the properties that do not have their default values.
  ///
  /// - Note: For logging only. Read on another thread than the main thread, it consists of the class and the address.
  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return super.description }
    return MainActor.assumeIsolated { ViewDescription.text(of: self) }
  }

  /// The class with which the layer of a view is created.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's layer, which stores its geometry and appearance.
  public let layer: CALayer

  // MARK: - Configuring Visual Appearance

  /// The color behind the view's content.
  ///
  /// If the value is `nil`, the background is transparent.
  open var backgroundColor: UIColor? {
    get { backgroundColorStorage }
    set {
      customized(newValue) { $0.backgroundColor = $1 }
      notifyingObservers(of: \UIView.backgroundColor) {
        backgroundColorStorage = newValue
        resolveBackgroundColor()
      }
    }
  }

  /// A Boolean value that indicates whether the view is hidden.
  ///
  /// A value of `false` does not imply that its ancestors are visible.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superviewStorage?.visibilityOfSubviewDidChange(self)
      tellObservers(of: \UIView.isHidden, from: !newValue, to: newValue)
    }
  }

  /// The opacity of the view and its subviews, from 0 to 1.
  ///
  /// Other values are stored, and displayed as the nearest one of these.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      let old = alpha
      layer.opacity = Float(newValue)
      tellObservers(of: \UIView.alpha, from: old, to: alpha)
    }
  }

  /// A Boolean value that indicates whether the view covers its bounds with opaque content.
  ///
  /// The default is `true`. The value affects drawing only: the parts that an opaque view without a background color
  /// does not draw are black.
  open var isOpaque = true

  /// A Boolean value that indicates whether the view's drawing is cleared before the view draws again.
  ///
  /// The default is `true`.
  open var clearsContextBeforeDrawing = true

  /// The view whose opacity masks this view, in this view's coordinates.
  ///
  /// It must not have a superview.
  open var mask: UIView? {
    get { maskStorage }
    set { changeMask(to: newValue) }
  }

  /// A Boolean value that indicates whether subviews are confined to the view's bounds.
  ///
  /// The default is `false`.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The number of pixels of the view's content for each point.
  ///
  /// The default is the scale of the display. Setting it changes the `contentsScale` of the layer, and draws the
  /// content again; 0 restores the default.
  open var contentScaleFactor: CGFloat {
    get { contentScaleStorage ?? max(traitCollection.displayScale, 1) }
    set {
      contentScaleStorage = newValue > 0 && newValue.isFinite ? newValue : nil
      layer.contentsScale = contentScaleFactor
      setNeedsDisplay()
    }
  }

  /// The tint color of the view.
  ///
  /// If none is set, it is that of the nearest ancestor with a tint color.
  open var tintColor: UIColor! {
    get {
      // Few apps dim tint colors, and only then the modes of the ancestors matter.
      guard Self.isTintAdjusted else { return tintColorStorage ?? superviewStorage?.tintColor ?? .systemBlue }
      return tintAdjustmentMode == .dimmed ? UIColor(dimming: brightTintColor) : brightTintColor
    }
    set {
      customized(newValue) { $0.tintColor = $1 }
      tintColorStorage = newValue
      propagateTintColorChange()
    }
  }

  /// The tint color without the adjustment.
  private var brightTintColor: UIColor { tintColorStorage ?? superviewStorage?.brightTintColor ?? .systemBlue }

  /// The adjustment of the tint color, which is dimmed to a gray or not.
  ///
  /// A view whose mode is set to `automatic` has the mode of its superview, or `normal` if it has none.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      tintAdjustmentStorage == .automatic ? superviewStorage?.tintAdjustmentMode ?? .normal : tintAdjustmentStorage
    }
    set {
      guard newValue != tintAdjustmentStorage else { return }
      let old = tintAdjustmentMode
      tintAdjustmentStorage = newValue
      Self.isTintAdjusted = true
      if tintAdjustmentMode != old { propagateTintAdjustment() }
    }
  }

  /// Called when `tintColor` or the appearance, such as the interface style, has changed.
  open func tintColorDidChange() {}

  /// The layout of the view's content when the bounds change.
  ///
  /// The default is `scaleToFill`.
  open var contentMode: UIView.ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { setNeedsLayout() } }
  }

  /// An integer with which the app identifies the view.
  open var tag = 0

  // MARK: - Drawing and Updating the View

  /// Draws the view within a rectangle.
  ///
  /// Called after layout when the view needs to be displayed; the current graphics context is that of the view. The
  /// default implementation does nothing.
  ///
  /// - Parameter rect: The part of the bounds that needs to be drawn. The first time, it is all of the bounds.
  open func draw(_ rect: CGRect) {}

  /// Displays the contents by a closure, which calls ``draw(_:)``.
  ///
  /// Views whose text is drawn by methods that an app can override keep what the methods have drawn.
  func displayContents(_ display: () -> Void) { display() }

  /// Requests a call of ``draw(_:)`` for the entire bounds, before the update cycle ends.
  open func setNeedsDisplay() { invalidateDisplay(nil) }

  /// Requests a call of ``draw(_:)`` for a part of the bounds, before the update cycle ends.
  ///
  /// Several parts are combined.
  open func setNeedsDisplay(_ rect: CGRect) { invalidateDisplay(rect) }

  /// Draws the view and its subtree into the current context, scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the context's coordinates.
  ///   - afterUpdates: A Boolean value that indicates whether pending layout is performed first.
  /// - Returns: A Boolean value that indicates whether the drawing is complete.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    renderHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: - Managing the Layout Direction

  /// The semantic meaning of the view's content.
  ///
  /// It determines whether the content is mirrored in right-to-left layouts. The default is `unspecified`.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      customized(semanticContentAttribute) { $0.semanticContentAttribute = $1 }
      if semanticContentAttribute != oldValue { layoutDirectionDidChange() }
    }
  }

  /// The direction in which the view's content is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the direction of content in an interface that is laid out in the direction of the screen.
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
    // Playback controls and spatial content are not mirrored.
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: - Configuring Events

  /// A Boolean value that indicates whether the view and its subviews receive touches.
  ///
  /// The default is `true`.
  open var isUserInteractionEnabled = true

  /// A Boolean value that indicates whether the view receives touches exclusively.
  ///
  /// Such a view receives touches only while no other view does, and prevents the other views of its window from
  /// receiving touches meanwhile. The default is `false`.
  open var isExclusiveTouch = false {
    didSet { customized(isExclusiveTouch) { $0.isExclusiveTouch = $1 } }
  }

  /// A Boolean value that indicates whether the view receives several touches at a time.
  ///
  /// The default is `false`.
  open var isMultipleTouchEnabled = false

  /// Returns the deepest view that contains a point and receives touches.
  ///
  /// The result is `nil` if the point is outside this view. Hidden views, views without user interaction, views that
  /// are animated without it, and views with an alpha below 0.01 are skipped with their subviews.
  ///
  /// A view that a property animator moves is found where it is on the screen, unless the animator's
  /// `isManualHitTestingEnabled` is `true`. Other animated views are found at the end of their animation.
  @discardableResult
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, !isDisabledByAnimation,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviewStorage.reversed() {
      if let hit = subview.hitTest(touchLocation(point, in: subview), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point in this view's coordinates is within its bounds.
  @discardableResult
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { touchBounds.contains(point) }

  /// The gesture recognizers of the view, or `nil` if the view never had one.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { hasHadGestures ? gestureStorage : nil }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Adds a gesture recognizer, and removes it from the view to which it is attached.
  ///
  /// The view retains the recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Removes a gesture recognizer.
  ///
  /// A gesture that it is recognizing is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// The interactions of the view, such as context menus.
  open var interactions: [any UIInteraction] {
    get { interactionStorage }
    set { replaceInteractions(with: newValue) }
  }

  /// Adds an interaction, and removes it from the view to which it was added.
  ///
  /// The view retains the interaction.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  override func pasteConfigurationDidChange() { PasteDropInteraction.update(in: self) }

  /// Returns whether a gesture with touches in this view may begin.
  ///
  /// The method is called on the touched view and its superviews up to the view of the recognizer. For example, a
  /// slider refuses swipes along itself. The default implementation returns `true`.
  @discardableResult
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Makes the first responder in this view resign.
  ///
  /// If `force` is `true`, the first responder cannot refuse.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = FirstResponder.inactiveOrCurrent(of: window) as? UIView, responder.isDescendant(of: self)
    else { return false }
    guard force else { return responder.resignFirstResponder() }
    FirstResponder.force(responder)
    return true
  }

  // MARK: - Applying Motion Effects

  /// The effects that the tilt of the device has on the view, in the order in which they were added.
  ///
  /// Setting the property replaces all of them.
  open var motionEffects: [UIMotionEffect] {
    get { motionEffectStorage }
    set { replaceMotionEffects(with: newValue) }
  }

  /// Adds an effect that the tilt of the device has on the view, and applies it for the current tilt.
  ///
  /// An effect that the view has already is not added again.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffectStorage.contains(where: { $0 === effect }) {
      replaceMotionEffects(with: motionEffectStorage + [effect])
    }
  }

  /// Removes an effect and its values; does nothing if the view does not have it.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    guard motionEffectStorage.contains(where: { $0 === effect }) else { return }
    replaceMotionEffects(with: motionEffectStorage.filter { $0 !== effect })
  }

  // MARK: - Configuring the Bounds and Frame

  /// The frame of the view in its superview.
  ///
  /// With a transform, it is the smallest rectangle that encloses the view.
  open var frame: CGRect {
    get { layer.frame }
    set { observingGeometry { changeGeometry { layer.frame = newValue } } }
  }

  /// The bounds of the view in its own coordinates.
  ///
  /// Setting the size keeps ``center``.
  open var bounds: CGRect {
    get { layer.bounds }
    set { observingGeometry { changeGeometry { layer.bounds = newValue } } }
  }

  /// The center of the view in its superview.
  ///
  /// Setting it keeps ``bounds``.
  open var center: CGPoint {
    get { layer.position }
    set { observingGeometry { changeGeometry { layer.position = newValue } } }
  }

  /// A two-dimensional transform about the anchor point.
  ///
  /// It affects neither ``bounds`` nor ``center``.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { observingTransform { layer.setAffineTransform(newValue) } }
  }

  /// A three-dimensional transform about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { observingTransform { layer.transform = newValue } }
  }

  /// The point about which transforms are applied, as fractions of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  // MARK: - Participating in Dynamic Animation

  /// The shape of the view in collisions of dynamic items.
  ///
  /// The default is a rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline of the view in collisions, relative to its center.
  ///
  /// It applies if ``collisionBoundsType`` is `path`. The default is the outline of the bounds.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }

  // MARK: - Managing the View Hierarchy

  /// The view that contains this view.
  open var superview: UIView? { superviewStorage }

  /// The subviews, from back to front.
  open var subviews: [UIView] { subviewStorage }

  /// The window that contains this view.
  open var window: UIWindow? { windowStorage }

  /// Adds a view in front of the other subviews.
  ///
  /// A view that has a superview is moved.
  open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }

  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Inserts a view at an index.
  ///
  /// The view at index 0 is the rearmost. An index beyond the subviews is that of the nearest end. A view that is a
  /// subview already is moved, and not counted. As in UIKit, the index is that of the view's layer among the sublayers,
  /// which includes the layers that the app has added itself (R2215).
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, atSublayer: index) }

  /// Inserts a view in front of a subview, or of all subviews if the sibling is not among them.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Inserts a view behind a subview, or in front of all subviews if the sibling is not among them.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Swaps the positions of two subviews.
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

  /// Returns whether this view is the given view or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superviewStorage
    }
    return false
  }

  /// Returns the first view with a tag.
  ///
  /// This view and its subviews are searched in depth-first order.
  @discardableResult
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviewStorage {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: - Capturing a View Snapshot

  /// Returns a view with the current appearance of this view and its subviews.
  ///
  /// The snapshot does not follow later changes. The result is `nil` if the view has no size. A view outside a window
  /// has no visible content.
  ///
  /// - Note: UIKit shows the last rendered frame unless `afterUpdates` is `true`. This runtime shows all previous
  ///   changes in either case, and running animations at their current positions. If `afterUpdates` is `true`, pending
  ///   layout is performed.
  @discardableResult
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterScreenUpdates: afterUpdates)
  }

  /// Returns a view with the current appearance of a part of this view and its subviews.
  ///
  /// When the snapshot is resized, the caps at its edges keep their size, and the other parts are stretched.
  ///
  /// The result is `nil` if the rectangle is empty. The moment of the snapshot is that of
  /// ``snapshotView(afterScreenUpdates:)``.
  ///
  /// - Parameters:
  ///   - rect: The part of the view, in its own coordinates.
  ///   - afterUpdates: A Boolean value that indicates whether pending layout is performed first.
  ///   - capInsets: The widths of the caps.
  @discardableResult
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeResizableSnapshot(from: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
  }

  // MARK: - Observing View-Related Changes

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}

  /// Called when the view has entered a window, before ``didMoveToWindow()``, which an app can override without
  /// `super`.
  func enteredWindow() {}

  // MARK: - Laying out Subviews

  /// A Boolean value that indicates whether subviews are resized by their ``autoresizingMask``.
  ///
  /// The default is `true`.
  open var autoresizesSubviews = true

  /// The margins and sizes that adjust when the superview's size changes.
  open var autoresizingMask: UIView.AutoresizingMask = []

  /// Returns the size that best fits the content.
  ///
  /// It does not resize the view. The default is the current size.
  @discardableResult
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to fit its content.
  ///
  /// The origin is kept.
  open func sizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    // A change of the bounds alone would keep the center.
    center = CGPoint(x: center.x + origin.x - frame.minX, y: center.y + origin.y - frame.minY)
  }

  /// Lays out the subviews.
  ///
  /// It is called in a layout pass, never directly. The default implementation applies constraints.
  open func layoutSubviews() {
    applyConstraints()
    prepareMask()
  }

  /// Requests a layout of this view's subviews at the end of the update cycle.
  open func setNeedsLayout() { invalidateLayout() }

  /// Lays out this view's subtree immediately if any view in it needs layout.
  open func layoutIfNeeded() { performPendingLayout() }

  // MARK: - Managing the View's Layer

  /// Lays out the view, by ``layoutSubviews()``, when its layer is laid out.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    owner?.sendViewWillLayoutSubviews()
    layoutSubviews()
    owner?.sendViewDidLayoutSubviews()
  }

  /// Returns the action for a change of the view's layer.
  ///
  /// In an animation block this is an action that animates the properties that blocks animate. Otherwise it is
  /// `NSNull`, so that changes of a view's layer take effect immediately.
  ///
  /// The action for the opacity and for the background color is a `CABasicAnimation` with the timing of the block. An
  /// override that returns it with another key path animates that property as part of the block.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { actionInBlock(forKey: event) }

  /// Provides the contents of the view's layer.
  ///
  /// The default implementation draws them.
  open func display(_ layer: CALayer) { layer.drawContents() }

  /// Draws the contents of the view's layer in a context, by ``draw(_:)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    GraphicsContextStack.with(ctx) { draw(displayState.drawnRect ?? bounds) }
  }

  /// Tells the view that its layer's contents are about to be drawn.
  ///
  /// The default implementation does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  // MARK: - Managing the View's Constraints

  /// The active constraints that the view holds: those for which it is the closest common ancestor.
  open var constraints: [NSLayoutConstraint] { layoutRecordIfAny?.constraints ?? [] }

  /// Activates a constraint and holds it.
  ///
  /// The items must be this view or its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Activates constraints and holds them.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { hold(constraint) } }

  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(of: constraint) }

  /// Deactivates constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { letGo(of: constraint) }
  }

  /// A Boolean value that indicates whether the frame and the autoresizing mask determine the layout.
  ///
  /// Otherwise, constraints determine it. The default is `true`.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutRecordIfAny?.translatesAutoresizingMask ?? true }
    set { changeTranslation(to: newValue) }
  }

  /// A Boolean value that indicates whether views of this class require constraints.
  ///
  /// The default is `false`.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: - Measuring in Auto Layout

  /// The natural size of the view's content, or `noIntrinsicMetric` in a dimension without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates the intrinsic content size.
  ///
  /// It must be called when ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() {
    contentSizeDidChange()
    if layoutState.isCellContent { superviewStorage?.invalidateIntrinsicContentSize() }
  }

  /// Returns the priority with which the view resists growth beyond the size of its content.
  ///
  /// The default is 250. It is 750 for switches, steppers, activity indicators, pickers and page controls, and along
  /// the vertical axis also for sliders, progress views, segmented controls, search bars, tab bars and toolbars. A view
  /// of a storyboard or nib has the priority that the document specifies, or else 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (layoutRecordIfAny?.hugging ?? standardHugging)[axis]
  }

  /// The content hugging priorities of a view for which none were set, which depend on the class.
  var standardHugging: AxisPriorities { AxisPriorities(both: .defaultLow) }

  /// Sets the priority with which the view resists being larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutRecord.hugging[axis] = priority
    contentSizeDidChange()
  }

  /// Returns the priority with which the view resists compression below the size of its content.
  ///
  /// The default is 750.
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

  /// Returns the size that satisfies the constraints in the view and is closest to a target size.
  ///
  /// It does not resize the view.
  @discardableResult
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that satisfies the constraints and is close to a target size.
  ///
  /// The priorities determine how close the size is along each axis.
  @discardableResult
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: - Aligning Views in Auto Layout

  /// The size of the view if neither a frame nor constraints change it, as with a switch.
  var fixedSize: CGSize? { nil }

  /// Returns the alignment rectangle for a frame, which is the frame without ``alignmentRectInsets``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return insets == .zero ? frame : frame.inset(by: insets)
  }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    guard insets != .zero else { return alignmentRect }
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The insets of the alignment rectangle in the frame, which exclude ornaments.
  ///
  /// The default is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view that provides the first baseline.
  ///
  /// The default is the view for the last baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view that provides the last baseline.
  ///
  /// The default is this view.
  open var forLastBaselineLayout: UIView { self }

  // MARK: - Triggering Auto Layout

  /// Returns whether ``updateConstraints()`` must be called.
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

  /// Requests a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { invalidateConstraints() }

  /// Updates the view's constraints.
  ///
  /// It is called before layout, in subviews first. An override must call `super` at its end.
  open func updateConstraints() {}

  /// Updates the constraints of this view and its subtree, for the views that need it.
  open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }

  // MARK: - Debugging Auto Layout

  /// A Boolean value that indicates whether the constraints do not fully determine the frame of the view.
  open var hasAmbiguousLayout: Bool { askForAmbiguity() }

  /// Returns the constraints on which the frame of the view depends along an axis.
  ///
  /// Some of them may refer only to other views on which the view depends.
  ///
  /// - Note: Apple's result contains constraints of the system for content sizes and autoresizing masks; this one
  ///   contains those of the app.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutRecordIfAny?.element.affectingConstraints(along: axis) ?? []
  }

  // MARK: - Managing Layout Guides

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutRecordIfAny?.guides ?? [] }

  /// Adds a layout guide to the view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Removes a layout guide from the view, with the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// The layout guide for the part of the view that bars and the edges of the screen do not cover.
  open var safeAreaLayoutGuide: UILayoutGuide { layoutRecord.guide(\.safeAreaGuide, orMake: makeSafeAreaGuide()) }

  /// The layout guide for the view within its margins.
  open var layoutMarginsGuide: UILayoutGuide { layoutRecord.guide(\.marginsGuide, orMake: makeMarginsGuide()) }

  /// A layout guide for an area with a readable width.
  open var readableContentGuide: UILayoutGuide { layoutRecord.guide(\.readableGuide, orMake: makeReadableGuide()) }

  /// The layout guide for the keyboard in this view.
  ///
  /// Without a keyboard, it is at the bottom of the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    layoutRecord.guide(\.keyboardGuide, orMake: UIKeyboardLayoutGuide(of: self))
  }

  // MARK: - Creating Constraints Using Layout Anchors

  /// A layout anchor for the leading edge of the view.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutElement, .leading) }
  /// A layout anchor for the trailing edge of the view.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutElement, .trailing) }
  /// A layout anchor for the left edge of the view.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutElement, .left) }
  /// A layout anchor for the right edge of the view.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutElement, .right) }
  /// A layout anchor for the top edge of the view.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutElement, .top) }
  /// A layout anchor for the bottom edge of the view.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutElement, .bottom) }
  /// A layout anchor for the width of the view.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutElement, .width) }
  /// A layout anchor for the height of the view.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutElement, .height) }
  /// A layout anchor for the horizontal center of the view.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutElement, .centerX) }
  /// A layout anchor for the vertical center of the view.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutElement, .centerY) }
  /// A layout anchor for the baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutElement, .firstBaseline) }
  /// A layout anchor for the baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutElement, .lastBaseline) }

  // MARK: - Hooks for UIKit's Own Views

  /// Requests a call of a method, because a trait has changed that it has read.
  func traitsDidChange(for method: TrackedMethod) {
    switch method {
    case .constraints: setNeedsUpdateConstraints()
    case .drawing: setNeedsDisplay()
    case .configuration, .contentUnavailability, .sections: break
    }
  }

  /// A Boolean value that indicates whether the height of the content depends on its width.
  var measuresHeightForWidth: Bool { false }

  /// Returns the height of the content at a width.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  /// A Boolean value that indicates whether constraints determine the layout of the content.
  var hasConstrainedContent: Bool { subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }

  /// Returns the distance of a baseline from an edge of the alignment rectangle.
  ///
  /// The edge is the top for the first baseline, and the bottom for the last one. The result is `nil` for a view
  /// without text.
  func baselineOffset(first: Bool) -> CGFloat? { nil }

  /// The layout guide for the content of a scroll view.
  var contentExtentGuide: UILayoutGuide? { nil }

  /// The layout guide for the visible part of a scroll view.
  var scrolledGuide: UILayoutGuide? { nil }

  /// Called when the intrinsic size of a subview has changed.
  func contentSizeOfSubviewDidChange(_ subview: UIView) {}

  /// Called when a subview was hidden or shown.
  func visibilityOfSubviewDidChange(_ subview: UIView) {}

  // MARK: - Safe Area

  /// The insets of the parts that bars and the edges of the screen cover.
  ///
  /// They are zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { computeSafeAreaInsets() }

  /// Called when `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when the safe area was updated without a change.
  func safeAreaDidSettle() {}

  // MARK: - Margins

  /// The layout margins.
  ///
  /// The default is 8 points, in addition to the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { computeLayoutMargins() }
    set { setMargins(.sides(newValue)) }
  }

  /// The layout margins by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isLaidOutRightToLeft) }
    set { setMargins(.reading(newValue)) }
  }

  /// A Boolean value that indicates whether the margins include those of the superview.
  ///
  /// The default is `false`.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { setPreservesSuperviewLayoutMargins(newValue) }
  }

  /// A Boolean value that indicates whether the margins are inset from the safe area.
  ///
  /// The default is `true`.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { setInsetsLayoutMarginsFromSafeArea(newValue) }
  }

  /// Called when ``layoutMargins`` has changed.
  open func layoutMarginsDidChange() {}

  // MARK: - Traits

  /// The traits of the view's environment: those of its window with the overrides of its ancestors.
  open var traitCollection: UITraitCollection { computeTraitCollection() }

  /// Called when `traitCollection` has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Reports changed traits immediately, instead of before the next layout.
  ///
  /// The view, its view controller, and its subtree receive the changes.
  open func updateTraitsIfNeeded() { flushTraits() }

  /// The interface style of this view and its subviews.
  ///
  /// If it is `unspecified`, the style is inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet {
      customized(overrideUserInterfaceStyle) { $0.overrideUserInterfaceStyle = $1 }
      reportOwnStyleChange(from: oldValue)
    }
  }

  // MARK: - Converting Between Coordinate Systems

  /// Converts a point to the coordinates of a view, or of the window if the view is `nil`.
  ///
  /// A window converts to the coordinates of the screen in place of its own.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }
  /// Converts a point from the coordinates of a view, or of the window if the view is `nil`.
  ///
  /// A window converts from the coordinates of the screen in place of its own.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view) }
  /// Converts a rectangle to the coordinates of a view, or of the window if the view is `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }
  /// Converts a rectangle from the coordinates of a view, or of the window if the view is `nil`.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view) }

  // MARK: - Accessibility

  /// The identifier of the view for tests and tools, which is not presented to the user.
  open var accessibilityIdentifier: String? {
    get { accessibilityAttributes?.identifier }
    set { accessibilityAttributesForWriting.identifier = newValue }
  }

  /// A Boolean value that indicates whether the view and its subviews keep their colors while colors are inverted.
  ///
  /// The default is `false`. The display does not invert colors; assistive technology of a display can read the value.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityAttributes?.ignoresInvertColors ?? false }
    set { accessibilityAttributesForWriting.ignoresInvertColors = newValue }
  }

  /// The frame of the view for accessibility, in the coordinates of the screen.
  ///
  /// The default is the frame of the view on the screen.
  open override var accessibilityFrame: CGRect {
    get { accessibilityAttributes?.frame ?? convertToScreen(bounds) }
    set { accessibilityAttributesForWriting.frame = newValue }
  }

  // MARK: - Preserving and Restoring State

  /// The identifier with which the state of the view is saved and restored.
  ///
  /// The default is `nil`: the state is not saved. The view controller of the view needs an identifier as well.
  open var restorationIdentifier: String?

  /// Encodes the state of the view.
  ///
  /// An override calls `super`.
  open func encodeRestorableState(with coder: NSCoder) { encodeBuiltInState(with: coder) }

  /// Decodes and restores the state of the view.
  ///
  /// An override calls `super`.
  open func decodeRestorableState(with coder: NSCoder) { decodeBuiltInState(with: coder) }

  // MARK: - Showing in the Large Content Viewer

  /// A Boolean value that indicates whether the large content viewer shows the view.
  ///
  /// The view, or one that contains it, must have a ``UILargeContentViewerInteraction``. The default is `false`.
  open var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { changeLargeContent { $0.isShown = newValue } }
  }

  /// The title that the large content viewer shows.
  ///
  /// The default is the title of a button, the text of a label, or `nil` for other views.
  open var largeContentTitle: String? {
    get {
      largeContent.title ?? (self as? UIButton)?.largeContentDefaults.title ?? (self as? UILabel)?.text
    }
    set { changeLargeContent { $0.title = newValue } }
  }

  /// The image that the large content viewer shows.
  ///
  /// The default is the image of a button or of an image view, or `nil` for other views.
  open var largeContentImage: UIImage? {
    get { largeContent.image ?? (self as? UIButton)?.largeContentDefaults.image ?? (self as? UIImageView)?.image }
    set { changeLargeContent { $0.image = newValue } }
  }

  /// A Boolean value that indicates whether the image is enlarged to the size of the large content viewer.
  ///
  /// The default is `false`.
  open var scalesLargeContentImage: Bool {
    get { largeContent.scalesImage }
    set { changeLargeContent { $0.scalesImage = newValue } }
  }

  /// The insets by which the image is moved in the large content viewer.
  ///
  /// The default is zero.
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.imageInsets }
    set { changeLargeContent { $0.imageInsets = newValue } }
  }

  // MARK: - Responder Chain

  /// The view controller if this is its root view, and the superview otherwise.
  open override var next: UIResponder? { owner ?? superviewStorage }

  // MARK: - Focusing the View

  /// A Boolean value that indicates whether the view can be focused while it is visible.
  ///
  /// The default is `false`. Text fields, editable text views, and cells of lists that allow the focus return `true`.
  open var canBecomeFocused: Bool { false }

  /// A Boolean value that indicates whether the view is focused.
  open var isFocused: Bool { FocusEngine.isFocused(self) }

  /// The visual effect of the focus on the view; `nil` for none.
  ///
  /// The default is a halo. The effect is copied when it is set.
  open var focusEffect: UIFocusEffect? {
    get { focusAttributes?.hasEffect == true ? focusAttributes?.effect : standardFocusEffect }
    set { changeFocusEffect(to: newValue) }
  }

  /// The identifier of the focus group to which the view and its subviews belong.
  ///
  /// If it is `nil`, as it is by default, the view belongs to the group of its superview. The content of a table or
  /// collection view and an editable text are groups of their own by default.
  open var focusGroupIdentifier: String? {
    get { focusAttributes?.groupIdentifier }
    set { focusAttributesForWriting.groupIdentifier = newValue }
  }

  /// The importance of the view in its focus group.
  ///
  /// The default is `ignored`. The focus moves to the most important item when it enters the group. A value below that
  /// of the system for the state of the view has no effect.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { focusAttributes?.groupPriority ?? .ignored }
    set { focusAttributesForWriting.groupPriority = newValue }
  }

  /// A Boolean value that indicates whether views behind this view can be focused although it covers them.
  ///
  /// The default is `false`.
  open var isTransparentFocusItem: Bool { false }

  /// The environments in which the focus system searches for the item to focus in this view.
  ///
  /// The default is the view itself. A view that cannot be focused is searched for the first item in it.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }

  /// The view controller if this is its root view, and the superview otherwise.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { owner ?? superviewStorage }

  /// The container of the focus items in the view, which is the view itself by default.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// The coordinate space of the frames of the subviews, which is the view itself.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// Returns the subviews whose frames intersect a rectangle.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviewStorage.filter { $0.frame.intersects(rect) } }

  /// Requests that the focus moves to the preferred item in the view before the update cycle ends.
  ///
  /// It has no effect if the focused item is not in the view.
  open func setNeedsFocusUpdate() { FocusEngine.requestUpdate(in: self) }

  /// Performs pending updates of the focus immediately, if the focused item is in the view.
  open func updateFocusIfNeeded() { FocusEngine.performUpdate(in: self) }

  /// Returns whether an update of the focus from or to an item in the view may occur.
  ///
  /// The default is `true`.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved from or to an item in the view.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// The effect of the focus unless the app sets another one.
  var standardFocusEffect: UIFocusEffect? { UIFocusHaloEffect() }

  /// Called in views of the runtime when they have gained or lost the focus.
  func focusDidChange() {}

  // MARK: - Finding Text

  // The commands are those of the view's find interaction.

  open override func find(_ sender: Any?) { performFind(.find) ?? super.find(sender) }
  open override func findAndReplace(_ sender: Any?) { performFind(.findAndReplace) ?? super.findAndReplace(sender) }
  open override func findNext(_ sender: Any?) { performFind(.findNext) ?? super.findNext(sender) }
  open override func findPrevious(_ sender: Any?) { performFind(.findPrevious) ?? super.findPrevious(sender) }
  open override func useSelectionForFind(_ sender: Any?) {
    performFind(.useSelectionForFind) ?? super.useSelectionForFind(sender)
  }

  /// Returns whether the view can perform an action.
  ///
  /// The commands that find text are those of the view's find interaction.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerformFind(action) ?? super.canPerformAction(action, withSender: sender)
  }
}
