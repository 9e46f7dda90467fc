/// An element of a path.
package enum PathElement: Hashable, Codable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, end: CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  /// The control points and the end point.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  package func mapped(_ map: (CGPoint) -> CGPoint) -> PathElement {
    switch self {
    case .move(let point): .move(map(point))
    case .line(let point): .line(map(point))
    case .quad(let control, let end): .quad(control: map(control), end: map(end))
    case .curve(let control1, let control2, let end):
      .curve(control1: map(control1), control2: map(control2), end: map(end))
    case .close: .close
    }
  }
}
