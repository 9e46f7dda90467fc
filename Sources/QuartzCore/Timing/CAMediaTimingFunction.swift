/// A cubic Bézier curve that defines the pacing of an animation.
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let points: [Float]

  /// Creates a built-in function.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a function from its two inner control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    super.init()
  }

  /// Writes the coordinates of a control point to a pointer.
  ///
  /// The points 0 and 3 are the ends of the curve.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    expect((0...3).contains(idx), "A timing function has the control points 0 to 3 (was \(idx)).")
    ptr[0] = points[2 * idx]
    ptr[1] = points[2 * idx + 1]
  }
}
