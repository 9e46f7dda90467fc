/// A touch on the screen, from its beginning to its end.
///
/// The same object is updated during the touch. Its location is stored in the window's coordinates.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Constants that specify the type of a touch.
  public enum TouchType: Int, Sendable {
    /// A touch of the screen.
    case direct
    /// A touch of another input area than the screen.
    case indirect
    /// A touch of a pencil.
    case pencil
    /// A touch of an indirect input device with a pointer.
    case indirectPointer
  }

  /// Constants that specify the phase of a touch.
  public enum Phase: Int, Sendable {
    /// The touch began.
    case began
    /// The touch moved.
    case moved
    /// The touch did not move.
    case stationary
    /// The touch ended.
    case ended
    /// The system cancelled the touch.
    case cancelled
    /// The pointer entered the region of a window.
    ///
    /// - Note: Touches here do not have this phase or the two that follow; hover gesture recognizers report the
    ///   pointer.
    case regionEntered
    /// The pointer moved inside the region of a window.
    case regionMoved
    /// The pointer exited the region of a window.
    case regionExited
  }

  let identifier: Int
  /// A Boolean value that indicates whether the view receives the touch.
  ///
  /// In a view that accepts one touch at a time, only gesture recognizers receive further touches.
  let isForView: Bool
  /// The recognizers that receive the touch, those of the deepest view first.
  var recognizers: [UIGestureRecognizer] = []
  private var place: CGPoint
  private var previousPlace: CGPoint

  /// The time when the touch began or last changed.
  open private(set) var timestamp: TimeInterval
  /// The current phase of the touch.
  open internal(set) var phase = Phase.began
  /// The number of consecutive taps at this location.
  open private(set) var tapCount: Int
  /// The type of the touch, which is always `direct` on this platform.
  open var type: TouchType { .direct }
  /// The window in which the touch began.
  open private(set) weak var window: UIWindow?
  /// The view in which the touch began, which receives it until it ends.
  open private(set) weak var view: UIView?

  /// Creates a touch that no window receives.
  ///
  /// Tests pass such touches, or those of subclasses that override the properties, to the methods of a view or
  /// recognizer.
  public override init() {
    identifier = 0
    isForView = true
    place = .zero
    previousPlace = .zero
    tapCount = 0
    timestamp = 0
  }

  init(
    identifier: Int, place: CGPoint, tapCount: Int, window: UIWindow, view: UIView, timestamp: TimeInterval,
    isForView: Bool = true
  ) {
    self.identifier = identifier
    self.isForView = isForView
    self.place = place
    previousPlace = place
    self.tapCount = tapCount
    self.window = window
    self.view = view
    self.timestamp = timestamp
  }

  /// The gesture recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// A Boolean value that indicates whether the touch has ended or was cancelled.
  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Returns the location of the touch in a view's coordinates, or in the window's if the view is `nil`.
  open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Returns the previous location of the touch in a view's coordinates, or in the window's if the view is `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPlace, to: view) }

  /// Returns the precise location of the touch in a view's coordinates, or in the window's if the view is `nil`.
  ///
  /// It is the value of ``location(in:)``, which is not rounded.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the precise previous location of the touch in a view's coordinates, or in the window's.
  ///
  /// It is the value of ``previousLocation(in:)``, which is not rounded.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The radius of the touch, in points.
  ///
  /// It is that of a typical finger, because a simulated touch has no size.
  open var majorRadius: CGFloat { 20 }

  /// The tolerance of the radius, in points.
  open var majorRadiusTolerance: CGFloat { 5 }

  /// The force of the touch, where 1 is that of an average touch.
  ///
  /// The value is 0, as on a device without pressure sensors.
  open var force: CGFloat { 0 }

  /// The maximum force of a touch.
  ///
  /// The value is 0, as on a device without pressure sensors.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The angle between a pencil and the screen in radians, which is that of a finger: a right angle.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Returns the direction of a pencil in a view in radians, which a finger does not have: 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction of a pencil in a view as a unit vector, which a finger does not have: (1, 0).
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The angle by which a pencil is rotated around its axis in radians, which a finger does not have: 0.
  open var rollAngle: CGFloat { 0 }

  /// The values that are estimates.
  ///
  /// The set is empty, because the values of a finger are not estimated.
  open var estimatedProperties: Properties { [] }

  /// The estimated values of which better ones are expected.
  ///
  /// The set is empty, because the values of a finger are not estimated.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The number with which an update is matched to this touch.
  ///
  /// The value is `nil`, because no updates of a finger are expected.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// Returns a touch with the current values of this one, which does not change.
  func snapshot() -> UITouch? {
    guard let window, let view else { return nil }
    let copy = UITouch(
      identifier: identifier, place: place, tapCount: tapCount, window: window, view: view, timestamp: timestamp,
      isForView: isForView)
    copy.previousPlace = previousPlace
    copy.phase = phase
    copy.recognizers = recognizers
    return copy
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  func change(to phase: Phase, place: CGPoint, timestamp: TimeInterval) {
    previousPlace = self.place
    self.place = place
    self.phase = phase
    self.timestamp = timestamp
  }
}
