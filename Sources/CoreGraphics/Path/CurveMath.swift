/// The mathematics of Bézier curves.
enum CurveMath {
  /// Returns the control points of the cubic curve that equals a quadratic one.
  static func elevated(from start: CGPoint, control: CGPoint, end: CGPoint) -> (CGPoint, CGPoint) {
    (mix(start, control, 2 / 3), mix(end, control, 2 / 3))
  }

  /// Returns the point at a fraction of the distance between two points.
  static func mix(_ from: CGPoint, _ to: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
  }

  /// Returns the point of a cubic curve at a parameter.
  static func point(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }

  /// Returns the points of a segment at which x or y has an extremum.
  static func extrema(from start: CGPoint, _ element: PathElement) -> [CGPoint] {
    guard let (control1, control2, end) = cubic(from: start, element) else { return [] }
    func parameters(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
      let (p0, p1) = (start[keyPath: axis], control1[keyPath: axis])
      let (p2, p3) = (control2[keyPath: axis], end[keyPath: axis])
      // The derivative is a quadratic polynomial.
      return roots(p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0).filter { $0 > 0 && $0 < 1 }
    }
    return (parameters(\.x) + parameters(\.y)).map { point(start, control1, control2, end, at: $0) }
  }

  /// Returns the control points and the end of a curve; `nil` for a line.
  static func cubic(from start: CGPoint, _ element: PathElement) -> (CGPoint, CGPoint, CGPoint)? {
    switch element {
    case .curve(let control1, let control2, let end): (control1, control2, end)
    case .quad(let control, let end):
      {
        let (control1, control2) = elevated(from: start, control: control, end: end)
        return (control1, control2, end)
      }()
    case .move, .line, .close: nil
    }
  }

  /// Returns the solutions of a·t² + b·t + c = 0.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    guard abs(a) > 1e-12 else { return abs(b) > 1e-12 ? [-c / b] : [] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
}
