/// A discrete gesture recognizer that interprets swiping gestures in one or more directions.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: UInt

    /// Creates a set of directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The swipe is to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// The swipe is to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// The swipe is upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// The swipe is downward.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The permitted direction of the swipe.
  ///
  /// The default is `right`.
  open var direction: Direction = .right

  /// The number of touches that the gesture requires.
  ///
  /// The default is 1.
  open var numberOfTouchesRequired = 1

  // The duration, the distance, and the permitted deviation are approximations of iOS.
  private static let longestTime: TimeInterval = 0.5
  private static let distance: CGFloat = 50
  private static let allowableStray: CGFloat = 50

  private var start: CGPoint?
  private var timer: RuntimeTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard trackedTouches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if timer == nil {
      timer = AppRuntime.shared.timers.schedule(after: Self.longestTime) { [weak self] in self?.state = .failed }
    }
    if trackedTouches.count == numberOfTouchesRequired { start = place }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard heldStates.isEmpty, let start else { return }
    let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
    if reaches(way) {
      state = .ended
    } else if leadsAstray(way) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if heldStates.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    start = nil
  }

  override func didDecide() {
    timer?.cancel()
    timer = nil
  }

  private func reaches(_ way: CGPoint) -> Bool {
    let (x, y) = (way.x, way.y)
    if abs(y) <= Self.allowableStray, abs(x) > abs(y) {
      if direction.contains(.right), x >= Self.distance { return true }
      if direction.contains(.left), -x >= Self.distance { return true }
    }
    if abs(x) <= Self.allowableStray, abs(y) > abs(x) {
      if direction.contains(.down), y >= Self.distance { return true }
      if direction.contains(.up), -y >= Self.distance { return true }
    }
    return false
  }

  /// Returns whether the touches have moved so far sideways that no direction remains possible.
  private func leadsAstray(_ way: CGPoint) -> Bool {
    let isHorizontal = !direction.isDisjoint(with: [.left, .right])
    let isVertical = !direction.isDisjoint(with: [.up, .down])
    return !(isHorizontal && abs(way.y) <= Self.allowableStray || isVertical && abs(way.x) <= Self.allowableStray)
  }
}
