/// The base class for concrete gesture recognizers.
///
/// A recognizer is attached to a view and receives the touches in that view and its subviews before they do. When it
/// recognizes its gesture, the touches are cancelled for the views, and its targets are called. Of the recognizers that
/// receive a touch, one recognizes its gesture, unless a delegate permits simultaneous recognition. A recognizer that
/// requires the failure of another one waits for it.
///
/// A subclass overrides the methods that receive touches and sets ``state``. The setter performs the arbitration:
/// afterward, the state may be `failed` because another recognizer was first, or still `possible` because the
/// recognizer must wait.
///
/// - Note: Without Objective-C, a target conforms to `_RuntimeActionTarget`; use `init(_runtimeHandler:)` with a
///   closure instead. Apple declares the members for subclasses in a separate module.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  weak var viewStorage: UIView?
  var stateStorage = State.possible
  /// The state that targets read during a call for a state that is no longer current.
  var reportedState: State?
  /// The state that was reported to observers last.
  var observedState = State.possible
  /// The delayed states, which are entered when no other recognizer must fail first.
  ///
  /// It is empty unless recognition is delayed.
  var heldStates: [State] = []
  /// The tracked touches, in the order in which they began.
  ///
  /// Ended touches are included while targets are called.
  var trackedTouches: [UITouch] = []
  /// All touches that the recognizer received since it was last reset.
  var sequence: Set<UITouch> = []
  private var lastPlace = CGPoint.zero
  private var targets = GestureTargets()

  /// The targets as objects, with which apps copy them from one recognizer to another by the name `targets`.
  var targetList: NSMutableArray {
    get { NSMutableArray(array: targets.entries.map { GestureTargetObject($0) }) }
    set { targets.replace(by: newValue.compactMap { ($0 as? GestureTargetObject)?.entry }) }
  }
  private var failureRequirements: [WeakRecognizer] = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  // MARK: - Initializing a Gesture Recognizer

  /// Creates a recognizer with an action and a target, which is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without targets.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer that calls a closure with itself, in place of a target on Apple's platforms.
  public convenience init(_runtimeHandler handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    targets.add(handler)
  }

  /// Called after the object was loaded from a storyboard or nib and its outlets were connected.
  ///
  /// An override must call `super`.
  open func awakeFromNib() {}

  /// Called when Interface Builder creates a designable object.
  ///
  /// There is no Interface Builder outside of Xcode, so that it is never called, as in an app on a device.
  open func prepareForInterfaceBuilder() {}

  /// Adds a closure that is called with the recognizer at each change.
  func add(_ handler: @escaping (UIGestureRecognizer) -> Void) { targets.add(handler) }

  // MARK: - Managing Gesture-Related Interactions

  /// The delegate of the gesture recognizer.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Adds a target and an action.
  ///
  /// The target is not retained, and adding the same pair twice has no effect.
  open func addTarget(_ target: Any, action: Selector) {
    guard let target = ActionDispatch.callable(target, for: action) else { return }
    targets.add(target, action)
  }

  /// Removes targets.
  ///
  /// If the target or the action is `nil`, every target or every action matches.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(target.map { $0 as AnyObject }, action)
  }

  // MARK: - Getting the Touches and Location of a Gesture

  /// Returns the centroid of the touches in a view's coordinates, or in the window's if the view is `nil`.
  open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Returns the location of one of the touches in a view's coordinates, or in the window's if the view is `nil`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    expect(
      trackedTouches.indices.contains(touchIndex),
      "location(ofTouch:in:) needs an index below numberOfTouches, \(trackedTouches.count) (was \(touchIndex))")
    return trackedTouches[touchIndex].location(in: view)
  }

  /// The number of touches involved in the gesture.
  open var numberOfTouches: Int { trackedTouches.count }

  /// The modifier keys that were held during the last event of the gesture.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The buttons of a pointing device that take part in the gesture, which are none for touches of a finger.
  open var buttonMask: UIEvent.ButtonMask { [] }

  // MARK: - Getting the Recognizer's State and View

  /// The current state of the gesture recognizer.
  ///
  /// Only subclasses set it.
  open var state: State {
    get { reportedState ?? stateStorage }
    set { GestureArbiter.shared.change(self, to: newValue) }
  }

  /// The view that the recognizer is attached to.
  open var view: UIView? { viewStorage }

  /// A Boolean value that indicates whether the recognizer receives touches.
  ///
  /// The default is `true`.
  ///
  /// Disabling the recognizer cancels a gesture that is being recognized.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { GestureArbiter.shared.cancel(self) } }
  }

  /// A name that identifies the recognizer in tools and logs.
  open var name: String?

  // MARK: - Determining Which Touches to Receive

  /// The types of touches that the recognizer receives, as numbers of `UITouch.TouchType`.
  ///
  /// The default contains all types.
  open var allowedTouchTypes: [NSNumber] {
    get { chosenTouchTypes ?? (0...UITouch.TouchType.indirectPointer.rawValue).map { NSNumber(value: $0) } }
    set { chosenTouchTypes = newValue }
  }
  private var chosenTouchTypes: [NSNumber]?

  /// Returns whether the recognizer receives an event.
  ///
  /// It is called for each new touch, before the delegate is asked. The default implementation returns `true`.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// A Boolean value that indicates whether the recognizer ignores touches of another type than that of the first
  /// touch.
  ///
  /// The default is `true`.
  open var requiresExclusiveTouchType = true

  func receives(_ type: UITouch.TouchType) -> Bool {
    if requiresExclusiveTouchType, let first = trackedTouches.first, first.type != type { return false }
    return chosenTouchTypes?.contains(NSNumber(value: type.rawValue)) ?? true
  }

  // MARK: - Canceling and Delaying Touches

  /// A Boolean value that indicates whether the recognition of the gesture cancels the touches for views.
  ///
  /// The default is `true`.
  open var cancelsTouchesInView = true

  /// A Boolean value that indicates whether the recognizer delays the beginning of touches for views.
  ///
  /// The default is `false`.
  open var delaysTouchesBegan = false

  /// A Boolean value that indicates whether the recognizer delays the end of touches for views.
  ///
  /// The default is `true`.
  open var delaysTouchesEnded = true

  // MARK: - Specifying Dependencies Between Gesture Recognizers

  /// Makes this recognizer wait until another one has failed.
  ///
  /// If the other recognizes its gesture, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.recognizer == nil }
    guard !requiresFailure(of: otherGestureRecognizer) else { return }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.recognizer === other }
  }

  // MARK: - Methods for Subclasses

  /// Called when touches have begun in the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches have ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system has cancelled touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when better values of estimated properties of touches are available.
  ///
  /// It is not called on Linux, because the values of a finger are not estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Resets the recognizer's internal state for the next attempt.
  ///
  /// Called after a final state, when its touches have ended.
  open func reset() {}

  /// Ignores a touch for the gesture.
  ///
  /// The view continues to receive the touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { GestureArbiter.shared.detach(touch, from: self) }

  /// Returns whether the recognition of this gesture prevents another recognizer.
  ///
  /// The default implementation returns `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer may prevent this one.
  ///
  /// The default implementation returns `true`.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this class requires another recognizer to fail.
  ///
  /// The default implementation returns `false`.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer requires this class to fail.
  ///
  /// The default implementation returns `false`.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: - Implementation Shared with the Runtime's Recognizers

  /// A Boolean value that indicates whether the recognizer waits for further touches.
  ///
  /// A recognizer of double taps waits between the taps.
  var awaitsMoreTouches: Bool { false }

  /// Called in the runtime's recognizers when the gesture is decided, before ``reset()``.
  func didDecide() {}

  /// The centroid of the touches in the window's coordinates.
  ///
  /// Without touches, it is that of the last touches.
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
