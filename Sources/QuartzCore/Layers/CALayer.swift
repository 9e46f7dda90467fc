/// An object that displays content in a rectangle, and animates changes of its geometry and appearance.
///
/// A layer either backs a view, whose properties access those of the layer, or is *free*: the app has created it and
/// added it to another layer. The layers of views and free layers form one tree, in which a view's layer contains the
/// layers of its subviews.
///
/// A layer has two states. The *model* contains the last values that were set. The *presentation* follows the running
/// animations, and is computed from the model and the clock when it is read; see ``presentation()``. A change of a free
/// layer that is on screen animates implicitly; a change of a view's layer animates only in the blocks of `UIView`. The
/// layer's action for the change makes this distinction; see ``action(forKey:)``.
///
/// - Note: On Apple's platforms layers can be used on any thread; here they are isolated to the main actor.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The view that the layer backs; `nil` for a free layer.
  ///
  /// The reference is valid while it is set, because the view clears it when it is deallocated. A weak reference would
  /// slow down every retain of a view.
  package unowned(unsafe) var host: (any LayerHost)?

  /// The data of a layer that is free, contains free layers, or has properties that views do not have.
  package var recordIfAny: LayerRecord?

  /// The name of the layer, for the app's own use.
  open var name: String?

  private(set) var modelValues = LayerAppearance()

  /// The running animations, oldest first.
  package var animations: [LayerAnimation] { animationList?.animations ?? [] }
  private var animationList: LayerAnimationList?

  // MARK: - Creating a Layer

  /// Creates a layer without size.
  public override init() { super.init() }

  /// Creates a copy of a layer for its presentation.
  ///
  /// Subclasses override this initializer to copy their own properties. Do not call it to copy a layer for other
  /// purposes.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    modelValues = layer.modelValues
    name = layer.name
  }

  /// Creates a layer from an archive.
  ///
  /// - Note: Archives of layers cannot be read; the layer has the default values.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: - Building the Layer Hierarchy

  /// The sublayers, from back to front; `nil` if there are none.
  open var sublayers: [CALayer]? {
    get {
      let layers = currentSublayers
      return layers.isEmpty ? nil : layers
    }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// The layer that contains this layer.
  open var superlayer: CALayer? { currentSuperlayer }

  /// Adds a layer in front of the other sublayers, and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .front) }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  /// Inserts a layer at an index; the sublayer at index 0 is behind all others.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: .index(Int(idx))) }

  /// Inserts a layer behind a sublayer, or behind all of them if the sibling is not among them.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, at: .below(sibling)) }

  /// Inserts a layer in front of a sublayer, or in front of all of them if the sibling is not among them.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, at: .above(sibling)) }

  /// Replaces a sublayer with another layer at the same index.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

  /// The layer whose opacity masks this layer and its sublayers.
  ///
  /// It has no superlayer, and its position is in this layer's coordinates.
  open var mask: CALayer? {
    get { recordIfAny?.mask }
    set { changeMask(to: newValue) }
  }

  /// The object that provides the layer's contents, layout, and actions.
  ///
  /// A view is the delegate of its layer.
  open var delegate: (any CALayerDelegate)? {
    get { delegateInUse }
    set {
      expect(
        host == nil || newValue === host,
        "The delegate of a view's layer must be the view itself (was set to \(newValue.map { "\($0)" } ?? "nil"))")
      if host == nil { record.delegate = newValue }
    }
  }

  // MARK: - Geometry

  /// The layer's rectangle in its own coordinates.
  ///
  /// Animatable.
  open var bounds: CGRect {
    get { modelValues.bounds }
    set {
      notifyingObservers {
        let old = modelValues.bounds
        if newValue.origin != old.origin {
          performChange(of: .boundsOrigin) { $0.bounds.origin = newValue.origin }
          originDidChange()
        }
        if newValue.size != old.size {
          performChange(of: .boundsSize) { $0.bounds.size = newValue.size }
          sizeDidChange()
        }
      }
    }
  }

  /// The position of the anchor point in the superlayer.
  ///
  /// Animatable.
  open var position: CGPoint {
    get { modelValues.position }
    set { if newValue != modelValues.position { change(.position) { $0.position = newValue } } }
  }

  /// The layer's position on the z axis, which takes precedence over the order of the sublayers.
  ///
  /// Animatable.
  open var zPosition: CGFloat {
    get { modelValues.zPosition }
    set { if newValue != modelValues.zPosition { change(.zPosition) { $0.zPosition = newValue } } }
  }

  /// The anchor point, in fractions of the bounds.
  ///
  /// It is at ``position``, and transforms apply about it. Animatable.
  open var anchorPoint: CGPoint {
    get { modelValues.anchorPoint }
    set { if newValue != modelValues.anchorPoint { change(.anchorPoint) { $0.anchorPoint = newValue } } }
  }

  /// The anchor point on the z axis, in points from the plane of the layer.
  ///
  /// It is at ``zPosition``, and transforms apply about it. The default is 0. Animatable.
  open var anchorPointZ: CGFloat {
    get { modelValues.rare.anchorPointZ }
    set { changeRare(.anchorPointZ, \.anchorPointZ, to: newValue) }
  }

  /// A transform about the anchor point.
  ///
  /// Animatable.
  open var transform: CATransform3D {
    get { modelValues.transform }
    set {
      guard newValue != modelValues.transform else { return }
      change(.transform) { $0.transform = newValue }
      occupiedAreaDidChange()
    }
  }

  /// The smallest rectangle around the layer in its superlayer's coordinates.
  ///
  /// Setting the frame sets ``position`` and the size of ``bounds``, which determine the frame and its animation.
  open var frame: CGRect {
    get { modelValues.frame }
    set { notifyingObservers { place(in: newValue) } }
  }

  /// A transform that applies to the sublayers about the anchor point, such as a perspective.
  ///
  /// Animatable.
  open var sublayerTransform: CATransform3D {
    get { modelValues.rare.sublayerTransform }
    set { changeRare(.sublayerTransform, \.sublayerTransform, to: newValue) }
  }

  /// Returns the affine part of the transform about the anchor point.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// A Boolean value that indicates whether the sublayers are placed in space instead of in the plane of the layer.
  ///
  /// A ``CATransformLayer`` overrides it.
  var keepsDepthOfSublayers: Bool { false }

  // MARK: - Looks

  /// A Boolean value that indicates whether the layer is hidden.
  ///
  /// Animatable.
  open var isHidden: Bool {
    get { modelValues.isHidden }
    set { if newValue != modelValues.isHidden { change(.hidden) { $0.isHidden = newValue } } }
  }

  /// A Boolean value that indicates whether the layer is visible from its back.
  ///
  /// The default is `true`.
  open var isDoubleSided: Bool {
    get { modelValues.rare.isDoubleSided }
    set { changeRare(\.isDoubleSided, to: newValue) }
  }

  /// A Boolean value that indicates whether the layer's contents are opaque.
  ///
  /// It only affects drawing.
  open var isOpaque: Bool {
    get { modelValues.rare.isOpaque }
    set { changeRare(\.isOpaque, to: newValue) }
  }

  /// The opacity of the layer and its sublayers, from 0 to 1.
  ///
  /// Other values are stored, and displayed as the nearest one of these. Animatable.
  open var opacity: Float {
    get { modelValues.opacity }
    set { if newValue != modelValues.opacity { change(.opacity) { $0.opacity = newValue } } }
  }

  /// A Boolean value that indicates whether the opacity applies to the layer and its sublayers as a group.
  ///
  /// The default is `true`. Otherwise it applies to the background, the content, the border, and each sublayer
  /// separately, so that what is behind another part of the layer is visible through it.
  open var allowsGroupOpacity: Bool {
    get { modelValues.rare.allowsGroupOpacity }
    set { changeRare(\.allowsGroupOpacity, to: newValue) }
  }

  /// The color behind the layer's content; `nil` is transparent.
  ///
  /// Animatable.
  open var backgroundColor: CGColor? {
    get { modelValues.backgroundColor }
    set {
      if newValue != modelValues.backgroundColor { change(.backgroundColor) { $0.backgroundColor = newValue } }
    }
  }

  /// The radius of the background's and the border's corners.
  ///
  /// Animatable.
  open var cornerRadius: CGFloat {
    get { modelValues.cornerRadius }
    set { if newValue != modelValues.cornerRadius { change(.cornerRadius) { $0.cornerRadius = newValue } } }
  }

  /// The corners that ``cornerRadius`` rounds.
  ///
  /// The default is all of them.
  open var maskedCorners: CACornerMask {
    get { modelValues.rare.maskedCorners }
    set { changeRare(\.maskedCorners, to: newValue) }
  }

  /// The shape of the rounded corners.
  ///
  /// The default is circular.
  open var cornerCurve: CALayerCornerCurve {
    get { modelValues.rare.cornerCurve }
    set { changeRare(\.cornerCurve, to: newValue) }
  }

  /// The combination of the layer with the content behind it: the name of one of Core Image's blend modes.
  ///
  /// The names are `multiplyBlendMode`, `screenBlendMode`, `overlayBlendMode`, `darkenBlendMode`, `lightenBlendMode`,
  /// `colorDodgeBlendMode`, `colorBurnBlendMode`, `softLightBlendMode`, `hardLightBlendMode`, `differenceBlendMode`,
  /// `exclusionBlendMode`, `hueBlendMode`, `saturationBlendMode`, `colorBlendMode` and `luminosityBlendMode`. The layer
  /// covers the content behind it if the value is `nil`, the default, or another one.
  ///
  /// - Note: The content behind the layer is that of its superlayer. A browser does not combine it with what is behind
  ///   the superlayer.
  open var compositingFilter: Any? {
    get { modelValues.rare.compositingFilter }
    set {
      let old = modelValues.rare.compositingFilter
      guard old != nil || newValue != nil else { return }
      changeModelWithoutAnimation { $0.rare.compositingFilter = newValue }
      // The previous value is released when the storage is no longer accessed, because that can run code of the app.
      withExtendedLifetime(old) {}
    }
  }

  /// The width of the border, which is inside the bounds.
  ///
  /// Animatable.
  open var borderWidth: CGFloat {
    get { modelValues.borderWidth }
    set { if newValue != modelValues.borderWidth { change(.borderWidth) { $0.borderWidth = newValue } } }
  }

  /// The color of the border.
  ///
  /// The default is opaque black. Animatable.
  open var borderColor: CGColor? {
    get { modelValues.borderColor }
    set { if newValue != modelValues.borderColor { change(.borderColor) { $0.borderColor = newValue } } }
  }

  /// A Boolean value that indicates whether sublayers are clipped to the bounds with rounded corners.
  open var masksToBounds: Bool {
    get { modelValues.masksToBounds }
    set { if newValue != modelValues.masksToBounds { changeModelWithoutAnimation { $0.masksToBounds = newValue } } }
  }

  // MARK: - Shadow

  /// The color of the shadow.
  ///
  /// The default is opaque black. Animatable.
  open var shadowColor: CGColor? {
    get { modelValues.shadowColor }
    set { if newValue != modelValues.shadowColor { change(.shadowColor) { $0.shadowColor = newValue } } }
  }

  /// The opacity of the shadow.
  ///
  /// The default is 0, which shows no shadow. Animatable.
  open var shadowOpacity: Float {
    get { modelValues.shadowOpacity }
    set { if newValue != modelValues.shadowOpacity { change(.shadowOpacity) { $0.shadowOpacity = newValue } } }
  }

  /// The offset of the shadow.
  ///
  /// Animatable.
  open var shadowOffset: CGSize {
    get { modelValues.shadowOffset }
    set { if newValue != modelValues.shadowOffset { change(.shadowOffset) { $0.shadowOffset = newValue } } }
  }

  /// The blur radius of the shadow.
  ///
  /// Animatable.
  open var shadowRadius: CGFloat {
    get { modelValues.shadowRadius }
    set { if newValue != modelValues.shadowRadius { change(.shadowRadius) { $0.shadowRadius = newValue } } }
  }

  /// The shape of the shadow.
  ///
  /// The default is `nil`, which uses the visible shape of the layer. Animatable.
  open var shadowPath: CGPath? {
    get { modelValues.rare.shadowPath }
    set { changeRare(.shadowPath, \.shadowPath, to: newValue?.copy()) }
  }

  // MARK: - Contents

  /// The image that the layer shows, a `CGImage`.
  ///
  /// Animatable. An animation dissolves one image into another.
  open var contents: Any? {
    get { modelValues.rare.contents }
    set { change(.contents) { $0.rare.contents = newValue } }
  }

  /// The placement of the contents in the bounds.
  ///
  /// The default stretches them.
  open var contentsGravity: CALayerContentsGravity {
    get { modelValues.rare.contentsGravity }
    set { changeRare(\.contentsGravity, to: newValue) }
  }

  /// The number of pixels of the contents per point.
  ///
  /// The default is 1.
  open var contentsScale: CGFloat {
    get { modelValues.rare.contentsScale }
    set { changeRare(\.contentsScale, to: newValue) }
  }

  /// The part of the contents that is shown, in fractions of their size.
  ///
  /// Animatable.
  open var contentsRect: CGRect {
    get { modelValues.rare.contentsRect }
    set { changeRare(.contentsRect, \.contentsRect, to: newValue) }
  }

  /// The part of the contents that is stretched if they are resized, in fractions of the size of ``contentsRect``.
  ///
  /// The parts above and below it are stretched horizontally, those beside it vertically, and the corners keep their
  /// size. The default is the whole contents. Animatable.
  open var contentsCenter: CGRect {
    get { modelValues.rare.contentsCenter }
    set { changeRare(.contentsCenter, \.contentsCenter, to: newValue) }
  }

  /// The filter with which the contents are shown at a smaller size.
  ///
  /// The default is linear.
  open var minificationFilter: CALayerContentsFilter {
    get { modelValues.rare.minificationFilter }
    set { changeRare(\.minificationFilter, to: newValue) }
  }

  /// The filter with which the contents are shown at a larger size.
  ///
  /// The default is linear. Images that were created by drawing have no pixels, and are sharp at any size.
  open var magnificationFilter: CALayerContentsFilter {
    get { modelValues.rare.magnificationFilter }
    set { changeRare(\.magnificationFilter, to: newValue) }
  }

  // MARK: - Rendering

  /// A Boolean value that indicates whether the layer is rendered as a bitmap before it is composited.
  ///
  /// The default is `false`.
  ///
  /// - Note: The value is stored, and has no effect. Displays and pictures decide on bitmaps themselves, so that the
  ///   layer is sharp at any scale.
  open var shouldRasterize: Bool {
    get { modelValues.rare.renderingHints.shouldRasterize }
    set { changeRare(\.renderingHints.shouldRasterize, to: newValue) }
  }

  /// The scale at which the layer is rendered as a bitmap.
  ///
  /// The default is 1.
  ///
  /// - Note: The value is stored, and has no effect; see ``shouldRasterize``.
  open var rasterizationScale: CGFloat {
    get { modelValues.rare.renderingHints.rasterizationScale }
    set { changeRare(\.renderingHints.rasterizationScale, to: newValue) }
  }

  /// A Boolean value that indicates whether drawing commands are processed in the background.
  ///
  /// The default is `false`.
  ///
  /// - Note: The value is stored, and has no effect on what is drawn.
  open var drawsAsynchronously: Bool {
    get { modelValues.rare.renderingHints.drawsAsynchronously }
    set { changeRare(\.renderingHints.drawsAsynchronously, to: newValue) }
  }

  /// A Boolean value that indicates whether the edges of the layer may be antialiased.
  ///
  /// The default is `false`.
  ///
  /// - Note: The value is stored, and has no effect. Displays and pictures antialias the edges of transformed layers.
  open var allowsEdgeAntialiasing: Bool {
    get { modelValues.rare.renderingHints.allowsEdgeAntialiasing }
    set { changeRare(\.renderingHints.allowsEdgeAntialiasing, to: newValue) }
  }

  /// The edges of the layer that are antialiased.
  ///
  /// The default is all of them.
  ///
  /// - Note: The value is stored, and has no effect; see ``allowsEdgeAntialiasing``.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { modelValues.rare.renderingHints.edgeAntialiasingMask }
    set { changeRare(\.renderingHints.edgeAntialiasingMask, to: newValue) }
  }

  // MARK: - Providing Contents

  /// Marks the layer's contents as outdated.
  ///
  /// They are provided again at the end of the update cycle.
  open func setNeedsDisplay() { invalidateDisplay(nil) }

  /// Marks a part of the layer's contents as outdated.
  open func setNeedsDisplay(_ r: CGRect) { invalidateDisplay(r) }

  /// Displays the contents immediately if they are outdated.
  open func displayIfNeeded() { performPendingDisplay() }

  /// Returns whether the contents are outdated.
  open func needsDisplay() -> Bool { host?.isDisplayPending ?? recordIfAny?.needsDisplay ?? false }

  /// Returns whether a change of a property makes the contents outdated, by a value or by an animation.
  ///
  /// While an animation of the property runs, the contents are drawn in each frame by a presentation layer, which has
  /// the current values. The default implementation returns `false`.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// A Boolean value that indicates whether a new size of the bounds makes the contents outdated.
  ///
  /// The default is `false`.
  open var needsDisplayOnBoundsChange: Bool {
    get { recordIfAny?.needsDisplayOnBoundsChange ?? false }
    set { record.needsDisplayOnBoundsChange = newValue }
  }

  /// Returns whether the contents are drawn upside down, because the y axis of the layer points up.
  ///
  /// - Note: The y axes of all layers point down here, as those of layers on iOS do by default.
  open func contentsAreFlipped() -> Bool { false }

  /// Provides the contents by calling the delegate's `display(_:)`.
  ///
  /// The default implementation of that method calls `draw(in:)`.
  open func display() {
    if let delegateInUse { delegateInUse.display(self) } else { drawContents() }
  }

  /// Draws the contents.
  ///
  /// The default implementation calls the delegate's `draw(_:in:)`.
  ///
  /// - Parameter ctx: A context in the coordinates of the layer, whose y axis points down.
  open func draw(in ctx: CGContext) { delegateInUse?.draw(self, in: ctx) }

  /// Draws the layer and its sublayers into a context, in the layer's own coordinates.
  ///
  /// The values of the model are drawn, without running animations.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  // MARK: - Laying out Sublayers

  /// Requests a layout of the sublayers at the end of the update cycle.
  open func setNeedsLayout() { invalidateLayout() }

  /// Returns whether the sublayers need to be laid out.
  open func needsLayout() -> Bool { host?.isLayoutPending ?? recordIfAny?.needsLayout ?? hasUnstoredLayoutRequest }

  /// Lays out the sublayers immediately if they need layout.
  open func layoutIfNeeded() { performPendingLayout() }

  /// Lays out the sublayers.
  ///
  /// The default implementation calls the delegate's `layoutSublayers(of:)`.
  open func layoutSublayers() { delegateInUse?.layoutSublayers(of: self) }

  // MARK: - Actions

  /// The actions of the layer by the keys of the changes that they are for.
  ///
  /// `NSNull` prevents an action.
  open var actions: [String: any CAAction]? {
    get { recordIfAny?.actions }
    set { record.actions = newValue }
  }

  /// Returns the action for a change.
  ///
  /// The search order is the delegate, ``actions``, and the class's ``defaultAction(forKey:)``. `NSNull` ends the
  /// search, and the change does not animate. If there is no action, changes of animatable properties of a free layer
  /// animate with the duration of the transaction.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  /// Returns the action of the class for a change.
  ///
  /// The default implementation returns `nil`.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: - Timing

  /// The time at which the layer's time begins, in the time of the superlayer.
  ///
  /// The default is 0.
  open var beginTime: CFTimeInterval {
    get { recordIfAny?.timing.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// The duration of the layer's time.
  ///
  /// The default is 0, which has no end.
  open var duration: CFTimeInterval {
    get { recordIfAny?.timing.duration ?? 0 }
    set { changeTiming { $0.duration = newValue } }
  }

  /// The speed of the layer's time relative to that of its superlayer.
  ///
  /// The default is 1; 0 pauses the animations.
  open var speed: Float {
    get { recordIfAny?.timing.speed ?? 1 }
    set { changeTiming { $0.speed = newValue } }
  }

  /// An offset that is added to the layer's time.
  ///
  /// The default is 0.
  open var timeOffset: CFTimeInterval {
    get { recordIfAny?.timing.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// The number of repetitions of the layer's duration.
  ///
  /// The default is 0.
  open var repeatCount: Float {
    get { recordIfAny?.timing.repeatCount ?? 0 }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// The time for which the layer's duration is repeated.
  ///
  /// The default is 0.
  open var repeatDuration: CFTimeInterval {
    get { recordIfAny?.timing.repeatDuration ?? 0 }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// A Boolean value that indicates whether the layer's time runs backward after each repetition.
  ///
  /// The default is `false`.
  open var autoreverses: Bool {
    get { recordIfAny?.timing.autoreverses ?? false }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// The appearance of animations outside of the layer's duration.
  open var fillMode: CAMediaTimingFillMode {
    get { recordIfAny?.timing.fillMode ?? .removed }
    set { changeTiming { $0.fillMode = newValue } }
  }

  /// Converts a time of another layer to this layer's time; `nil` is the time of `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let absolute = l.map { $0.timeMap.inverse(t) } ?? t
    return timeMap.apply(absolute)
  }

  /// Converts a time of this layer to another layer's time; `nil` is the time of `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let absolute = timeMap.inverse(t)
    return l?.timeMap.apply(absolute) ?? absolute
  }

  // MARK: - Converting and Hit Testing

  /// Converts a point of another layer to this layer's coordinates; `nil` is the root of the tree.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { convertFromRoot(l?.convertToRoot(p) ?? p) }
  /// Converts a point of this layer to another layer's coordinates; `nil` is the root of the tree.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    l?.convertFromRoot(convertToRoot(p)) ?? convertToRoot(p)
  }
  /// Converts a rectangle of another layer to this layer's coordinates; `nil` is the root of the tree.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(enclosing: r.corners.map { convert($0, from: l) })
  }
  /// Converts a rectangle of this layer to another layer's coordinates; `nil` is the root of the tree.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(enclosing: r.corners.map { convert($0, to: l) }) }

  /// Returns the size that the layer prefers in the coordinates of its superlayer.
  ///
  /// The default implementation returns the size of the frame.
  open func preferredFrameSize() -> CGSize { frame.size }

  /// Returns the frontmost layer of the subtree that contains a point of the superlayer, or `nil`.
  @discardableResult
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

  /// Returns whether a point of the layer is within its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: - Key Paths

  /// Returns the value that a property has in a new layer; `nil` if the key names no animatable property.
  ///
  /// A subclass overrides this method for its own keys. A layer has these values until the app sets others.
  open class func defaultValue(forKey key: String) -> Any? { LayerKeyPath(key)?.plainValue(in: LayerAppearance()) }

  /// Returns the value of a property, or of a key that the app has set; `nil` if there is none.
  ///
  /// Numbers are returned as `NSNumber`; points, sizes, rectangles, and transforms have their own types.
  open func value(forKey key: String) -> Any? { valueOfProperty(key) }

  /// Sets the value of a property, or of any other key, which the layer stores for the app.
  open func setValue(_ value: Any?, forKey key: String) { setValueOfProperty(value, key) }

  /// Returns the value at a key path, such as `transform.rotation.z` or `position.x`.
  open func value(forKeyPath keyPath: String) -> Any? { valueOfProperty(keyPath) }

  /// Sets the value at a key path, such as `transform.rotation.z` or `position.x`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValueOfProperty(value, keyPath) }

  // MARK: - Presentation

  /// Returns a layer with the values that are currently on screen.
  ///
  /// It does not reflect later changes.
  ///
  /// Its superlayer and sublayers are presentation layers as well. The presentation of a presentation layer is the
  /// layer itself.
  ///
  /// The value is `nil` for a layer that was not on the screen when the changes of an update cycle were committed.
  open func presentation() -> Self? {
    if recordIfAny?.presented != nil { return self }
    return isCommitted ? presentedCopy() : nil
  }

  /// Returns a presentation layer, even if the layer is not on the screen.
  func presentedCopy() -> Self {
    if recordIfAny?.presented != nil { return self }
    let snapshot = LayerConstruction.makePresentation(of: self)
    snapshot.modelValues = appearance(presented: true)
    snapshot.record.presented = self
    // A presentation is a picture of the laid out layer.
    snapshot.record.needsLayout = false
    return snapshot
  }

  /// Returns the model layer of a presentation layer; the layer itself if it is not a presentation layer.
  open func model() -> Self {
    // Safe: a presentation has the class of its model.
    recordIfAny?.presented.map { unsafeDowncast($0, to: Self.self) } ?? self
  }

  // MARK: - Animations

  /// Adds an animation, which begins at the next commit.
  ///
  /// An animation with the same key is removed. The key of a transition is always `kCATransition`.
  ///
  /// The layer copies the animation, so later changes of the object have no effect. If its duration is 0, the animation
  /// has the duration of the current transaction.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  /// Returns the running animation with a key, which is immutable.
  ///
  /// An animation that a block has created is described by a basic animation. The result is `nil` if there is none.
  @discardableResult
  open func animation(forKey key: String) -> CAAnimation? { keyedAnimation(forKey: key)?.object }

  /// Returns the keys of the running animations, oldest first; `nil` if there are none.
  ///
  /// The key of a block's animation is its key path. If a property has several additive animations, a number is
  /// appended to the later ones.
  open func animationKeys() -> [String]? {
    let keys = keyedAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Ends all animations; the layer shows its model values.
  ///
  /// Completion handlers receive `false`.
  open func removeAllAnimations() { cancelAnimations(completing: .now) }

  /// Ends the animation with a key from ``animationKeys()``.
  open func removeAnimation(forKey key: String) {
    if let animation = keyedAnimation(forKey: key) { cancel(animation, completing: .now) }
  }

  // MARK: - Implementation

  /// The delegate.
  ///
  /// It is read at every change of a view, and therefore not through the overridable property.
  var delegateInUse: (any CALayerDelegate)? { host ?? recordIfAny?.delegate }

  /// Changes the model without an animation, for a caller that notifies the observers.
  func changeModel(_ body: (inout LayerAppearance) -> Void) {
    body(&modelValues)
    AppRuntime.shared.setNeedsCommit()
  }

  /// A Boolean value that indicates whether the layer needs layout because of its bounds and has no record of that.
  ///
  /// A view determines its own layout.
  var hasUnstoredLayoutRequest: Bool { recordIfAny == nil && host == nil && modelValues.bounds != .zero }

  /// The layer's record, which is created when it is first accessed.
  var record: LayerRecord {
    if let recordIfAny { return recordIfAny }
    let record = LayerRecord()
    // The change of the bounds of a layer without a record was not stored as a request of layout.
    record.needsLayout = hasUnstoredLayoutRequest
    recordIfAny = record
    return record
  }

  /// Adds an animation to the presentation.
  func attach(_ animation: LayerAnimation) {
    let list = animationList ?? LayerAnimationList()
    animationList = list
    list.append(animation)
    LayerRedisplay.start(animation, of: self)
  }

  /// Removes an animation from the presentation without calling its handler.
  func detach(_ animation: LayerAnimation) {
    animationList?.remove(animation)
    animation.redisplay?.stop()
    AppRuntime.shared.setNeedsCommit()
  }
}
