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
  public private(set) var timestamp: TimeInterval
  /// The current phase of the touch.
  public internal(set) var phase = Phase.began
  /// The number of consecutive taps at this location.
  public let tapCount: Int
  /// The type of the touch, which is always `direct` on this platform.
  public var type: TouchType { .direct }
  /// The window in which the touch began.
  public private(set) weak var window: UIWindow?
  /// The view in which the touch began, which receives it until it ends.
  public private(set) weak var view: UIView?

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
