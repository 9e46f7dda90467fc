/// A touch on the screen, from its beginning to its end.
///
/// The same object is updated during the touch; its location is stored in the window's coordinates.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The type of a touch: a finger, a pencil, or a pointer.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// The touch is on another input area.
    case indirect
    /// The pencil.
    case pencil
    /// A pointer.
    case indirectPointer
  }

  /// The part of a touch's life.
  public enum Phase: Int, Sendable {
    /// The touch began.
    case began
    /// The finger moved.
    case moved
    /// The finger stayed where it was.
    case stationary
    /// The touch was lifted from the screen.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  let identifier: Int
  /// A Boolean value that indicates whether the view receives the touch; a view that takes one at a time leaves further
  /// ones to gesture recognizers.
  let isForView: Bool
  /// The recognizers that receive the touch, the deepest view's first.
  var recognizers: [UIGestureRecognizer] = []
  private var place: CGPoint
  private var previousPlace: CGPoint

  /// The time when the touch began or last changed.
  public private(set) var timestamp: TimeInterval
  /// The part of its life that the touch is in.
  public internal(set) var phase = Phase.began
  /// The number of consecutive taps at this location.
  public let tapCount: Int
  /// The type of the touch; always direct here.
  public var type: TouchType { .direct }
  /// The window that the touch began in.
  public private(set) weak var window: UIWindow?
  /// The view in which the touch began, which receives it until its end.
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

  /// Returns the location of the touch in a view's coordinates; `nil` identifies the window.
  open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Returns the previous location of the touch in a view's coordinates; `nil` identifies the window.
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
