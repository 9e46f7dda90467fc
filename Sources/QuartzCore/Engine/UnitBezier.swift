/// A cubic Bézier curve from (0, 0) to (1, 1), as a function of x.
package struct UnitBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Returns y at an x from 0 to 1.
  func value(at x: Double) -> Double {
    Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// Returns the parameter of the curve at an x.
  ///
  /// The parameter increases with x, because the control points' x are from 0 to 1.
  ///
  /// Bisection reaches the precision of a `Double` in sixty steps and, unlike Newton's method, also converges where the
  /// curve is flat.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func coordinate(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * p1 + 3 * rest * t * t * p2 + t * t * t
  }
}
