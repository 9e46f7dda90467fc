import Foundation

/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineMap: Codable, Equatable, Sendable {
  /// The share of x in x'.
  public var a = 1.0
  /// The share of x in y'.
  public var b = 0.0
  /// The share of y in x'.
  public var c = 0.0
  /// The share of y in y'.
  public var d = 1.0
  /// The horizontal translation.
  public var tx = 0.0
  /// The vertical translation.
  public var ty = 0.0

  /// Creates a map; the identity if nothing is given.
  public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The map in the notation of SVG; `nil` for the identity.
  var svg: String? {
    guard self != AffineMap() else { return nil }
    if a == 1, b == 0, c == 0, d == 1 {
      return "translate(\(SVGNumber.string(tx)) \(SVGNumber.string(ty)))"
    }
    // With three decimals, the far side of a large layer would be off by half a point.
    let linear = [a, b, c, d].map { SVGNumber.string($0, decimals: 6) }
    let place = [tx, ty].map { SVGNumber.string($0) }
    return "matrix(\((linear + place).joined(separator: " ")))"
  }
}

extension AffineMap {
  /// Creates the map that approximates the effect of a 3D transform on a rectangle at depth 0.
  ///
  /// Without perspective, the map is exact. With perspective, the image of a rectangle can be any quadrilateral, which
  /// an affine map cannot represent. The map then keeps the center and the mean of opposite sides, so that a rotating
  /// card is displayed with the correct narrowing.
  init(projecting transform: SceneTransform, of rect: CGRect) {
    let m = transform.elements
    let isAffine = m[3] == 0 && m[7] == 0 && m[15] == 1
    guard !isAffine else {
      self.init(a: m[0], b: m[1], c: m[4], d: m[5], tx: m[12], ty: m[13])
      return
    }
    self.init(of: rect, to: rect.corners.map { Self.project($0, by: m) })
  }

  /// Creates the map of a rectangle to a quadrilateral that keeps the center and the mean of opposite sides.
  init(of rect: CGRect, to quad: [CGPoint]) {
    guard rect.width > 0, rect.height > 0 else {
      self.init(tx: quad[0].x - rect.minX, ty: quad[0].y - rect.minY)
      return
    }
    let across = CGPoint(
      x: (quad[1].x - quad[0].x + quad[2].x - quad[3].x) / 2 / rect.width,
      y: (quad[1].y - quad[0].y + quad[2].y - quad[3].y) / 2 / rect.width)
    let down = CGPoint(
      x: (quad[3].x - quad[0].x + quad[2].x - quad[1].x) / 2 / rect.height,
      y: (quad[3].y - quad[0].y + quad[2].y - quad[1].y) / 2 / rect.height)
    let middle = CGPoint(
      x: quad.reduce(0) { $0 + $1.x } / 4,
      y: quad.reduce(0) { $0 + $1.y } / 4)
    self.init(
      a: across.x, b: across.y, c: down.x, d: down.y,
      tx: middle.x - across.x * rect.midX - down.x * rect.midY,
      ty: middle.y - across.y * rect.midX - down.y * rect.midY)
  }

  private static func project(_ point: CGPoint, by m: [Double]) -> CGPoint {
    let x = m[0] * point.x + m[4] * point.y + m[12]
    let y = m[1] * point.x + m[5] * point.y + m[13]
    let w = m[3] * point.x + m[7] * point.y + m[15]
    // A point behind the viewer has no image. The depth is limited so that the values are finite.
    let depth = Swift.max(w, 0.001)
    return CGPoint(x: x / depth, y: y / depth)
  }
}

extension CGRect {
  /// The corners, clockwise on the screen from the origin.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
