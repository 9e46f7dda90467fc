/// A point or direction in the plane of a ``RigidWorld``, in points.
///
/// The solver has its own type, because `CGPoint` and `CGVector` have no arithmetic.
struct RigidVector: Hashable, Sendable {
  var x: Double
  var y: Double

  static let zero = RigidVector(x: 0, y: 0)

  static func + (left: Self, right: Self) -> Self { Self(x: left.x + right.x, y: left.y + right.y) }
  static func - (left: Self, right: Self) -> Self { Self(x: left.x - right.x, y: left.y - right.y) }
  static func * (left: Self, factor: Double) -> Self { Self(x: left.x * factor, y: left.y * factor) }
  static prefix func - (vector: Self) -> Self { Self(x: -vector.x, y: -vector.y) }
  static func += (left: inout Self, right: Self) { left = left + right }
  static func -= (left: inout Self, right: Self) { left = left - right }

  var length: Double { (x * x + y * y).squareRoot() }

  /// The direction of the vector, or `nil` if it has no length.
  var direction: Self? {
    let length = length
    return length > 1e-9 ? self * (1 / length) : nil
  }

  /// The vector rotated by a quarter turn, such that its cross product with the result is positive.
  var perpendicular: Self { Self(x: -y, y: x) }

  func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  /// Returns the third component of the cross product.
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  func rotated(by angle: Double) -> Self {
    guard angle != 0 else { return self }
    let (sine, cosine) = (sin(angle), cos(angle))
    return Self(x: cosine * x - sine * y, y: sine * x + cosine * y)
  }
}

extension RigidVector {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  init(_ vector: CGVector) { self.init(x: Double(vector.dx), y: Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(x: Double(offset.horizontal), y: Double(offset.vertical)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
}
