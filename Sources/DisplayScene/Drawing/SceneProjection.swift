import Foundation

/// The map from the plane of a layer to that of its parent, seen in perspective.
///
/// A display draws in a plane, in which only affine maps are exact. A projection maps the points of the content
/// instead: straight lines remain straight, and a rectangle becomes a quadrilateral. Content that cannot be mapped by
/// its points, such as a line of text, is mapped by the affine map that is nearest in its place.
struct SceneProjection: Equatable, Sendable {
  // The columns of a matrix for the column vectors (x, y, 1).
  private var x: SIMD3<Double>
  private var y: SIMD3<Double>
  private var one: SIMD3<Double>

  /// Creates the projection of a layer to the coordinates of its parent.
  init(_ geometry: SceneGeometry) {
    let m = geometry.transform.elements
    let bounds = geometry.bounds
    let anchor = CGPoint(
      x: bounds.minX + geometry.anchorPoint.x * bounds.width, y: bounds.minY + geometry.anchorPoint.y * bounds.height)
    x = [m[0], m[1], m[3]]
    y = [m[4], m[5], m[7]]
    one = [m[12], m[13], m[15]] - anchor.x * x - anchor.y * y
    // The position is added after the division.
    func moved(_ column: SIMD3<Double>) -> SIMD3<Double> {
      [column.x + geometry.position.x * column.z, column.y + geometry.position.y * column.z, column.z]
    }
    (x, y, one) = (moved(x), moved(y), moved(one))
  }

  private init(x: SIMD3<Double>, y: SIMD3<Double>, one: SIMD3<Double>) { (self.x, self.y, self.one) = (x, y, one) }

  /// Returns the projection that applies an affine map first.
  func after(_ map: AffineMap) -> SceneProjection {
    guard map != AffineMap() else { return self }
    return SceneProjection(
      x: map.a * x + map.b * y, y: map.c * x + map.d * y, one: map.tx * x + map.ty * y + one)
  }

  /// Returns the image of a point.
  func apply(_ point: CGPoint) -> CGPoint {
    let image = point.x * x + point.y * y + one
    // A point behind the viewer has no image. The depth is limited so that the values are finite.
    let depth = max(image.z, 0.001)
    return CGPoint(x: image.x / depth, y: image.y / depth)
  }

  /// Returns the affine map that keeps the center of a rectangle and the mean of its opposite sides.
  func map(near rect: CGRect) -> AffineMap { AffineMap(of: rect, to: rect.corners.map(apply)) }

  /// Returns the factor by which lengths at a point change, as a mean of all directions.
  func scale(at point: CGPoint) -> Double {
    let map = map(near: CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1))
    return abs(map.a * map.d - map.b * map.c).squareRoot()
  }
}

extension SceneGeometry {
  /// A Boolean value that indicates whether the layer is seen in perspective.
  var isInPerspective: Bool {
    let m = transform.elements
    return m[3] != 0 || m[7] != 0 || m[15] != 1
  }
}
