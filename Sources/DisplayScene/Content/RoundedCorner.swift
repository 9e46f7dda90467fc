import Foundation

/// The outline of a rounded corner with a radius of 1.
///
/// The coordinates of a point are its distances from the corner along the edge at which the outline begins, and along
/// the one at which it ends.
struct RoundedCorner {
  /// A cubic curve that begins where the previous one ends.
  struct Part {
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
  }

  /// The distance from the corner at which a continuous curve begins, for a radius of 1.
  static let continuousReach = 1.528_664_83

  let start: CGPoint
  let parts: [Part]

  /// Creates the outline of the corners of a rectangle.
  ///
  /// A continuous curve approaches a circular one as far as there is no room for it.
  init(_ curve: SceneCornerCurve, radius: Double, in size: CGSize) {
    guard curve == .continuous, radius > 0 else {
      (start, parts) = (CGPoint(x: 1, y: 0), [Self.arc(from: 0, to: .pi / 2)])
      return
    }
    let reach = min(size.width, size.height) / 2 / radius
    let share = min(max((reach - 1) / (Self.continuousReach - 1), 0), 1)
    start = CGPoint(x: 1 + (Self.continuousReach - 1) * share, y: 0)
    parts = zip(Self.circularParts, Self.continuousParts).map { $0.blended(with: $1, share) }
  }

  /// A quarter of a circle in parts that correspond to ``continuousParts``.
  private static let circularParts: [Part] = {
    let first = asin(1 - continuousParts[0].end.x)
    return [arc(from: 0, to: first), arc(from: first, to: .pi / 2 - first), arc(from: .pi / 2 - first, to: .pi / 2)]
  }()

  /// The curve that iOS draws.
  private static let continuousParts: [Part] = {
    let (tangent, near, far, side) = (1.088_492_96, 0.868_406_94, 0.631_493_79, 0.074_911_39)
    let (wide, narrow) = (0.372_823_83, 0.169_059_56)
    return [
      Part(
        control1: CGPoint(x: tangent, y: 0), control2: CGPoint(x: near, y: 0), end: CGPoint(x: far, y: side)),
      Part(
        control1: CGPoint(x: wide, y: narrow), control2: CGPoint(x: narrow, y: wide), end: CGPoint(x: side, y: far)),
      Part(
        control1: CGPoint(x: 0, y: near), control2: CGPoint(x: 0, y: tangent), end: CGPoint(x: 0, y: continuousReach)),
    ]
  }()

  /// Returns a part of the quarter of a circle, between angles from its start.
  private static func arc(from first: Double, to last: Double) -> Part {
    func point(_ angle: Double, _ tangent: Double) -> CGPoint {
      CGPoint(
        x: 1 - sin(angle) - tangent * cos(angle), y: 1 - cos(angle) + tangent * sin(angle))
    }
    let length = 4 / 3 * tan((last - first) / 4)
    return Part(control1: point(first, length), control2: point(last, -length), end: point(last, 0))
  }
}

extension RoundedCorner.Part {
  /// Returns a part between this one and another.
  fileprivate func blended(with other: Self, _ share: Double) -> Self {
    func blend(_ own: CGPoint, _ other: CGPoint) -> CGPoint {
      CGPoint(x: own.x + (other.x - own.x) * share, y: own.y + (other.y - own.y) * share)
    }
    return Self(
      control1: blend(control1, other.control1), control2: blend(control2, other.control2), end: blend(end, other.end))
  }
}
