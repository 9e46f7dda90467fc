/// The appearance and geometry of a view; the view's own properties read and write it.
///
/// A layer has two states. The *model* contains the last values that were set. The *presentation* follows the running
/// animations, and is computed from the model and the clock when it is read; see ``presentation()``.
///
/// - Note: On Apple's platforms layers form a tree of their own and may be used on any thread. Here a
///   layer always backs a view, views form the tree, and layers belong to the main actor.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view that the layer backs; `nil` for a presentation. Valid while it is set: the view clears it in its deinit.
  /// Not weak, which would make every retain of a view slow.
  package unowned(unsafe) var view: UIView?

  /// The name of the layer, for the app's own use.
  open var name: String?

  private(set) var model = LayerAppearance()

  /// The animations in flight, oldest first.
  var animations: [LayerAnimation] { animationList?.animations ?? [] }
  private var animationList: LayerAnimationList?

  /// Creates a layer without size.
  public required override init() { super.init() }

  // MARK: - Geometry

  /// The layer's rectangle in its own coordinates. Animatable.
  open var bounds: CGRect {
    get { model.bounds }
    set {
      let old = model.bounds
      if newValue.origin != model.bounds.origin {
        change(.boundsOrigin) { $0.bounds.origin = newValue.origin }
      }
      if newValue.size != model.bounds.size { change(.boundsSize) { $0.bounds.size = newValue.size } }
      if newValue != old { tellObservers(of: \CALayer.bounds, from: old, to: newValue) }
    }
  }

  /// The position of the anchor point in the superlayer. Animatable.
  open var position: CGPoint {
    get { model.position }
    set {
      guard newValue != model.position else { return }
      let old = model.position
      change(.position) { $0.position = newValue }
      tellObservers(of: \CALayer.position, from: old, to: newValue)
    }
  }

  /// The layer's position on the z axis, which takes precedence over the order of its siblings.
  open var zPosition: CGFloat {
    get { model.zPosition }
    set { if newValue != model.zPosition { change { $0.zPosition = newValue } } }
  }

  /// The anchor point, which ``position`` places and about which transforms rotate, in fractions of the bounds.
  /// Animatable.
  open var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set { if newValue != model.anchorPoint { change(.anchorPoint) { $0.anchorPoint = newValue } } }
  }

  /// A transform about the anchor point. Animatable.
  open var transform: CATransform3D {
    get { model.transform }
    set { if newValue != model.transform { change(.transform) { $0.transform = newValue } } }
  }

  /// The smallest rectangle around the layer in its superlayer's coordinates.
  ///
  /// It is computed: setting it sets ``position`` and the size of ``bounds``, so it animates as these do.
  open var frame: CGRect {
    get { model.frame }
    set { place(in: newValue) }
  }

  // MARK: - Looks

  /// A Boolean value that indicates whether the layer is hidden.
  open var isHidden: Bool {
    get { model.isHidden }
    set { if newValue != model.isHidden { change { $0.isHidden = newValue } } }
  }

  /// The opacity of the layer and everything in it, 0 to 1. Animatable.
  open var opacity: Float {
    get { model.opacity }
    set { if newValue != model.opacity { change(.opacity) { $0.opacity = newValue } } }
  }

  /// The color behind the layer's content; `nil` is transparent. Animatable.
  open var backgroundColor: CGColor? {
    get { model.backgroundColor }
    set {
      if newValue != model.backgroundColor { change(.backgroundColor) { $0.backgroundColor = newValue } }
    }
  }

  /// The radius of the background's and the border's corners. Animatable.
  open var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { if newValue != model.cornerRadius { change(.cornerRadius) { $0.cornerRadius = newValue } } }
  }

  /// The width of the border, which is inside the bounds.
  open var borderWidth: CGFloat {
    get { model.borderWidth }
    set { if newValue != model.borderWidth { change { $0.borderWidth = newValue } } }
  }

  /// The color of the border; black by default.
  open var borderColor: CGColor? {
    get { model.borderColor }
    set { if newValue != model.borderColor { change { $0.borderColor = newValue } } }
  }

  /// A Boolean value that indicates whether sublayers are clipped to the bounds, with their rounded corners.
  open var masksToBounds: Bool {
    get { model.masksToBounds }
    set { if newValue != model.masksToBounds { change { $0.masksToBounds = newValue } } }
  }

  // MARK: - Shadow

  /// The color of the shadow; black by default.
  open var shadowColor: CGColor? {
    get { model.shadowColor }
    set { if newValue != model.shadowColor { change { $0.shadowColor = newValue } } }
  }

  /// The opacity of the shadow; 0 by default, which shows none.
  open var shadowOpacity: Float {
    get { model.shadowOpacity }
    set { if newValue != model.shadowOpacity { change { $0.shadowOpacity = newValue } } }
  }

  /// The offset of the shadow.
  open var shadowOffset: CGSize {
    get { model.shadowOffset }
    set { if newValue != model.shadowOffset { change { $0.shadowOffset = newValue } } }
  }

  /// The blur radius of the shadow.
  open var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { if newValue != model.shadowRadius { change { $0.shadowRadius = newValue } } }
  }

  // MARK: - Presentation

  /// Returns a layer with the values that are on screen now; it does not follow later changes.
  ///
  /// - Note: Core Animation has none for a layer that was never committed; here there always is one.
  open func presentation() -> Self? {
    let snapshot = Self()
    snapshot.model = appearance(presented: true)
    snapshot.name = name
    return snapshot
  }

  /// Returns the appearance of the layer: its model, or its current presentation.
  package func appearance(presented: Bool) -> LayerAppearance {
    presented ? appearance(at: AppRuntime.shared.now) : model
  }

  /// Returns the appearance of the layer at a time, if its running animations continue as they are.
  func appearance(at time: TimeInterval) -> LayerAppearance {
    guard let animations = animationList?.animations, !animations.isEmpty else { return model }
    var appearance = model
    for animation in animations { animation.apply(to: &appearance, at: time) }
    return appearance
  }

  // MARK: - Animations

  /// Returns the names of the running animations, oldest first; `nil` if there are none.
  ///
  /// A name is the animated key path; when several animations of one property add up, the later ones are
  /// numbered.
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : keyedAnimations.map(\.key)
  }

  /// Ends all animations; the layer shows its model values. Completion handlers receive `false`.
  open func removeAllAnimations() { cancelAnimations(completing: .now) }

  /// Ends the animation with a name from ``animationKeys()``.
  open func removeAnimation(forKey key: String) {
    guard let animation = keyedAnimations.first(where: { $0.key == key })?.animation else { return }
    cancel(animation, completing: .now)
  }

  // MARK: - Implementation

  /// Changes the model where nothing animates.
  private func change(_ body: (inout LayerAppearance) -> Void) {
    body(&model)
    AppRuntime.shared.setNeedsCommit()
  }

  /// Changes a property of the model; the current animation block, if any, animates the change.
  private func change(_ property: LayerProperty, _ body: (inout LayerAppearance) -> Void) {
    guard let context = AnimationContext.recording else { return change(body) }
    let old = model
    change(body)
    context.record(property, of: self, from: old, to: model)
  }

  func changeModelWithoutAnimation(_ body: (inout LayerAppearance) -> Void) { change(body) }

  /// Lets an animation take part in what is presented.
  func attach(_ animation: LayerAnimation) {
    let list = animationList ?? LayerAnimationList()
    animationList = list
    list.append(animation)
  }

  /// Removes an animation from the presentation without calling its handler.
  func detach(_ animation: LayerAnimation) {
    animationList?.remove(animation)
    AppRuntime.shared.setNeedsCommit()
  }
}
