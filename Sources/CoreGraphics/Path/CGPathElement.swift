/// The kinds of elements of a path.
public enum CGPathElementType: Int32, Sendable {
  /// The beginning of a subpath, with one point.
  case moveToPoint = 0
  /// A straight line, with one point.
  case addLineToPoint = 1
  /// A quadratic curve, with a control point and an end point.
  case addQuadCurveToPoint = 2
  /// A cubic curve, with two control points and an end point.
  case addCurveToPoint = 3
  /// The end of a closed subpath, without points.
  case closeSubpath = 4
}

/// An element of a path, which is valid during the call that receives it.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that is called for each element of a path, with a pointer and the element.
///
/// - Note: It is a closure of Swift here, because C cannot represent the structures of Swift.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// A closure that is called for each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension PathElement {
  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
