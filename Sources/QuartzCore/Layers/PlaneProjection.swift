/// The projection of the plane z = 0 to the screen with a three-dimensional transform, and its inverse.
///
/// A layer is flat, so only the nine entries of the matrix for x, y, and 1 affect the position of a point on screen.
struct PlaneProjection {
  private let x: SIMD3<Double>
  private let y: SIMD3<Double>
  private let one: SIMD3<Double>

  init(_ t: CATransform3D) {
    x = [Double(t.m11), Double(t.m12), Double(t.m14)]
    y = [Double(t.m21), Double(t.m22), Double(t.m24)]
    one = [Double(t.m41), Double(t.m42), Double(t.m44)]
  }

  private init(x: SIMD3<Double>, y: SIMD3<Double>, one: SIMD3<Double>) {
    (self.x, self.y, self.one) = (x, y, one)
  }

  /// Returns the projection of a point of the plane.
  func project(_ point: CGPoint) -> CGPoint {
    let image = Double(point.x) * x + Double(point.y) * y + one
    // A point in the plane of the viewer has no projection. The division must not result in NaN, which would propagate.
    let depth = image.z == 0 ? 1 : image.z
    return CGPoint(x: CGFloat(image.x / depth), y: CGFloat(image.y / depth))
  }

  /// The inverse projection; `nil` if the plane appears as a line or a point.
  var inverse: PlaneProjection? {
    let (c1, c2, c3) = (Self.cross(y, one), Self.cross(one, x), Self.cross(x, y))
    let determinant = (x * c1).sum()
    guard determinant != 0 else { return nil }
    let scale = 1 / determinant
    return PlaneProjection(
      x: scale * SIMD3(c1.x, c2.x, c3.x), y: scale * SIMD3(c1.y, c2.y, c3.y),
      one: scale * SIMD3(c1.z, c2.z, c3.z))
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
