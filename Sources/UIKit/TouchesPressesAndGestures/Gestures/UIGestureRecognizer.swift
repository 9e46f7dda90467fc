/// The base class for concrete gesture recognizers.
///
/// A recognizer is attached to a view and receives the touches in that view and its subviews before they do. When it
/// recognizes its gesture, the views' touches are cancelled and its targets are called. Of the recognizers that receive
/// a touch one recognizes, unless a delegate allows simultaneous recognition; a recognizer that requires another one's
/// failure waits for it.
///
/// A subclass overrides the methods that receive touches and sets ``state``; the arbitration happens in that setter:
/// afterward the state may be `failed` because another recognizer was first, or still `possible` because the recognizer
/// has to wait.
///
/// - Note: Without Objective-C a target conforms to `_RuntimeActionTarget`; a closure needs nothing:
///   `init(_runtimeHandler:)`. Apple declares the members for subclasses in a module of their own.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  weak var viewStorage: UIView?
  var stateStorage = State.possible
  /// The state that targets see during a call for a state that has already been left.
  var reportedState: State?
  /// The states to enter once no other recognizer must fail first; empty unless recognition is delayed.
  var heldStates: [State] = []
  /// The tracked touches, in the order in which they began; ended ones are included while targets are called.
  var trackedTouches: [UITouch] = []
  /// Every touch that was seen since the recognizer was last as new.
  var sequence: Set<UITouch> = []
  private var lastPlace = CGPoint.zero
  private var targets = GestureTargets()
  private var failureRequirements: [WeakRecognizer] = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  // MARK: - Initializing a Gesture Recognizer

  /// Creates a recognizer with a target, which it does not retain, and an action.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without targets.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer that calls a closure with itself, where Apple's platforms have targets only.
  public convenience init(_runtimeHandler handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    targets.add(handler)
  }

  /// Tells that the object was loaded from a storyboard or nib, with its outlets connected. An override calls `super`.
  open func awakeFromNib() {}

  /// Calls a closure with the recognizer at each change, as a target would be called.
  func add(_ handler: @escaping (UIGestureRecognizer) -> Void) { targets.add(handler) }

  // MARK: - Managing Gesture-Related Interactions

  /// The delegate of the gesture recognizer.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Adds a target and an action; the target is not retained. Adding the same pair twice has no effect.
  open func addTarget(_ target: Any, action: Selector) {
    guard let target = ActionDispatch.callable(target, for: action) else { return }
    targets.add(target, action)
  }

  /// Removes targets; `nil` matches every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(target.map { $0 as AnyObject }, action)
  }

  // MARK: - Getting the Touches and Location of a Gesture

  /// Returns the location of the gesture in a view's coordinates: the centroid of its touches. `nil` identifies the
  /// window.
  open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Returns the location of one of the touches in a view's coordinates; `nil` identifies the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    expect(
      trackedTouches.indices.contains(touchIndex),
      "location(ofTouch:in:) needs an index below numberOfTouches, \(trackedTouches.count) (was \(touchIndex))")
    return trackedTouches[touchIndex].location(in: view)
  }

  /// The number of touches involved in the gesture.
  open var numberOfTouches: Int { trackedTouches.count }

  // MARK: - Getting the Recognizer's State and View

  /// The current state of the gesture recognizer. Only a subclass sets it.
  open var state: State {
    get { reportedState ?? stateStorage }
    set { GestureArbiter.shared.change(self, to: newValue) }
  }

  /// The view that the recognizer is attached to.
  open var view: UIView? { viewStorage }

  /// A Boolean value that indicates whether touches are looked at. Turning it off cancels a gesture that is being
  /// recognized.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { GestureArbiter.shared.cancel(self) } }
  }

  /// A name, for tools and logs.
  open var name: String?

  // MARK: - Canceling and Delaying Touches

  /// A Boolean value that indicates whether the views' touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// A Boolean value that indicates whether the recognizer delays sending touches in a begin phase to its view.
  open var delaysTouchesBegan = false

  /// A Boolean value that indicates whether the recognizer delays sending touches in an end phase to its view.
  open var delaysTouchesEnded = true

  // MARK: - Specifying Dependencies Between Gesture Recognizers

  /// Makes this recognizer wait until another one has failed; if the other recognizes its gesture, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.recognizer == nil }
    guard !requiresFailure(of: otherGestureRecognizer) else { return }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.recognizer === other }
  }

  // MARK: - Methods for Subclasses

  /// Tells the recognizer that touches began in the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that touches were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that the system took touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Resets the recognizer's internal state for the next attempt. Called after a final state, when its touches are
  /// over.
  open func reset() {}

  /// Ignores a touch for the gesture; its view continues to receive it.
  open func ignore(_ touch: UITouch, for event: UIEvent) { GestureArbiter.shared.detach(touch, from: self) }

  /// Returns whether this recognizer prevents another one by recognizing its gesture. The default is `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer may keep this one from recognizing; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this class requires another recognizer to fail. The default implementation returns `false`.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer requires this class to fail. The default implementation returns `false`.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: - Implementation shared with the runtime's recognizers

  /// A Boolean value that indicates whether the recognizer, without any touch, waits for another one, as between the
  /// taps of a double tap.
  var awaitsMoreTouches: Bool { false }

  /// Called in the runtime's recognizers as soon as the gesture is decided, before ``reset()``.
  func didDecide() {}

  /// The middle of the touches in the window's coordinates; of those that were there last if there are none.
  var place: CGPoint { trackedTouches.isEmpty ? lastPlace : Self.middle(of: trackedTouches) }

  func rememberPlace() { lastPlace = place }

  static func middle(of touches: [UITouch]) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in touches {
      let place = touch.location(in: nil)
      sum.x += place.x
      sum.y += place.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return view.convert(point, from: window)
  }

  func sendActions() { targets.send(from: self) }
}
