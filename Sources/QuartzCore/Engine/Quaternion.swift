/// A rotation in space.
struct Quaternion {
  /// The scalar part: the cosine of half the angle.
  var real: Double
  /// The vector part: the axis times the sine of half the angle.
  var imaginary: SIMD3<Double>

  static let identity = Quaternion(real: 1, imaginary: .zero)

  init(real: Double, imaginary: SIMD3<Double>) {
    (self.real, self.imaginary) = (real, imaginary)
  }

  /// Creates a rotation by an angle in radians about an axis of length 1.
  init(angle: Double, axis: SIMD3<Double>) {
    self.init(real: cos(angle / 2), imaginary: sin(angle / 2) * axis)
  }

  /// Creates the rotation that maps the coordinate axes to the given axes.
  init(x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    let trace = x.x + y.y + z.z
    // Each case divides by the largest component, so that a half turn does not lose its axis to rounding.
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(real: s / 4, imaginary: SIMD3(y.z - z.y, z.x - x.z, x.y - y.x) / s)
    } else if x.x > y.y, x.x > z.z {
      let s = 2 * (1 + x.x - y.y - z.z).squareRoot()
      self.init(real: (y.z - z.y) / s, imaginary: [s / 4, (x.y + y.x) / s, (x.z + z.x) / s])
    } else if y.y > z.z {
      let s = 2 * (1 + y.y - x.x - z.z).squareRoot()
      self.init(real: (z.x - x.z) / s, imaginary: [(x.y + y.x) / s, s / 4, (y.z + z.y) / s])
    } else {
      let s = 2 * (1 + z.z - x.x - y.y).squareRoot()
      self.init(real: (x.y - y.x) / s, imaginary: [(x.z + z.x) / s, (y.z + z.y) / s, s / 4])
    }
  }

  /// The inverse rotation.
  var conjugate: Quaternion { Quaternion(real: real, imaginary: -imaginary) }

  static func * (left: Quaternion, right: Quaternion) -> Quaternion {
    let (a, b) = (left.imaginary, right.imaginary)
    return Quaternion(
      real: left.real * right.real - (a * b).sum(),
      imaginary: left.real * b + right.real * a + a.cross(b))
  }

  /// Returns the rotation by a multiple of the angle, which is at most half a turn.
  func power(_ exponent: Double) -> Quaternion {
    let sine = imaginary.length
    guard let axis = imaginary.normalized else { return .identity }
    // If rounding makes the real part slightly negative, the rotation is a half turn and keeps its direction.
    let angle = 2 * atan2(sine, real)
    let shorter = real < -1e-12 ? angle - 2 * .pi : angle
    return Quaternion(angle: shorter * exponent, axis: axis)
  }

  /// The images of the coordinate axes under the rotation.
  var axes: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    let (x, y, z, w) = (imaginary.x, imaginary.y, imaginary.z, real)
    return (
      [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
      [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
      [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)]
    )
  }

  /// Returns a direction that is perpendicular to another.
  static func perpendicular(to axis: SIMD3<Double>) -> SIMD3<Double> {
    let helper: SIMD3<Double> = abs(axis.z) < 0.9 ? [0, 0, 1] : [1, 0, 0]
    return helper.cross(axis).normalized ?? [0, 1, 0]
  }
}

extension SIMD3<Double> {
  var length: Double { (self * self).sum().squareRoot() }

  /// The unit vector in the same direction; `nil` for the zero vector.
  var normalized: SIMD3<Double>? { length > 1e-12 ? self / length : nil }

  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}

extension SIMD4<Double> {
  /// The first three components.
  var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}
