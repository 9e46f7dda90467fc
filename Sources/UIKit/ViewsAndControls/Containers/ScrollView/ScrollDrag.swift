/// A drag of a scroll view's content, which maps translations of the touch to content offsets.
struct ScrollDrag {
  /// The axes along which content can move.
  struct Axes: OptionSet {
    let rawValue: Int
    static let horizontal = Axes(rawValue: 1)
    static let vertical = Axes(rawValue: 2)
  }

  /// The limits of the content's position along one axis, and the behavior beyond them.
  struct Limits {
    let range: ClosedRange<CGFloat>
    let dimension: CGFloat
    let bounces: Bool

    /// Returns the visible offset for the offset that a drag requests.
    func shown(_ asked: CGFloat) -> CGFloat {
      let inside = min(max(asked, range.lowerBound), range.upperBound)
      return bounces ? inside + ScrollPhysics.rubberBand(asked - inside, dimension: dimension) : inside
    }

    /// Returns the offset that a drag must request for a visible offset.
    func asked(_ shown: CGFloat) -> CGFloat {
      let inside = min(max(shown, range.lowerBound), range.upperBound)
      return bounces ? inside + ScrollPhysics.inverseRubberBand(shown - inside, dimension: dimension) : inside
    }
  }

  /// The offset that corresponds to the beginning of the drag.
  private var origin: CGPoint
  /// The axes along which this drag moves the content.
  private(set) var axes: Axes
  /// A Boolean value that indicates whether the axes are those of the first movement of the touch.
  private(set) var hasDirection: Bool
  /// The offset when the drag began.
  private(set) var start: CGPoint
  /// The translation of the touch since the drag began.
  var translation = CGPoint.zero

  init(from offset: CGPoint, axes: Axes, hasDirection: Bool, horizontal: Limits, vertical: Limits) {
    self.axes = axes
    self.hasDirection = hasDirection
    start = offset
    origin = CGPoint(x: horizontal.asked(offset.x), y: vertical.asked(offset.y))
  }

  /// Sets the axes for the first movement of a touch that has begun the drag without a movement.
  ///
  /// An empty set has no effect, because the touch may still move along an axis along which the content scrolls.
  mutating func take(_ axes: Axes) {
    guard !axes.isEmpty else { return }
    self.axes = axes
    hasDirection = true
  }

  /// Returns the offset for the translation of the touch.
  func offset(horizontal: Limits, vertical: Limits) -> CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) ? horizontal.shown(origin.x - translation.x) : start.x,
      y: axes.contains(.vertical) ? vertical.shown(origin.y - translation.y) : start.y)
  }

  /// Makes the drag continue from an offset that it has not produced, along the axes along which it differs.
  mutating func proceed(from offset: CGPoint, insteadOf old: CGPoint, horizontal: Limits, vertical: Limits) {
    if offset.x != old.x {
      start.x = offset.x
      origin.x = horizontal.asked(offset.x) + translation.x
    }
    if offset.y != old.y {
      start.y = offset.y
      origin.y = vertical.asked(offset.y) + translation.y
    }
  }

  /// Shifts the coordinates of the content during the drag.
  mutating func shift(by distance: CGPoint) {
    origin = CGPoint(x: origin.x + distance.x, y: origin.y + distance.y)
    start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
  }
}
