package import DisplayScene

/// The elements of a path, which a ``CGPath`` and the current path of a ``CGContext`` store.
package struct PathElements: Hashable, Sendable {
  package private(set) var list: [PathElement] = []
  private var start = CGPoint.zero
  /// The point at which the next element begins; `nil` if there is none.
  package private(set) var current: CGPoint?

  package init() {}

  package init(_ elements: [PathElement]) {
    for element in elements { append(element) }
  }

  package var isEmpty: Bool { list.isEmpty }

  package mutating func append(_ element: PathElement) {
    switch element {
    case .move(let point):
      start = point
      // A subpath without segments is removed.
      if case .move? = list.last { list.removeLast() }
      current = point
    case .close:
      guard current != nil else { return }
      if case .close? = list.last { return }
      current = start
    default:
      guard current != nil else { return }
      // An element after a closed subpath begins at the start of that subpath.
      if case .close? = list.last { list.append(.move(start)) }
      current = element.points.last
    }
    list.append(element)
  }

  package mutating func append(_ elements: [PathElement], _ transform: CGAffineTransform = .identity) {
    for element in elements { append(transform.isIdentity ? element : element.mapped { $0.applying(transform) }) }
  }

  package func applying(_ transform: CGAffineTransform) -> PathElements {
    transform.isIdentity ? self : PathElements(list.map { $0.mapped { $0.applying(transform) } })
  }

  /// Begins a subpath at a point, or connects the current one to it by a line.
  package mutating func connect(to point: CGPoint) {
    if current == nil { append(.move(point)) } else if current != point { append(.line(point)) }
  }

  // MARK: - Bounds

  /// The smallest rectangle that contains all points, including control points.
  package var boundsOfPoints: CGRect { CGRect(enclosing: list.flatMap(\.points)) }

  /// The smallest rectangle that contains the path, without its control points.
  package var bounds: CGRect {
    var points: [CGPoint] = []
    forEachSegment { from, element in
      points.append(from)
      points += element.points.suffix(1) + CurveMath.extrema(from: from, element)
    }
    if points.isEmpty { points = list.flatMap(\.points) }
    return CGRect(enclosing: points)
  }

  /// Calls a closure with each segment and the point at which it begins.
  ///
  /// A closing line is a segment.
  func forEachSegment(_ body: (CGPoint, PathElement) -> Void) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in list {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .close:
        body(current, .line(start))
        current = start
      default:
        body(current, element)
        current = element.points.last ?? current
      }
    }
  }

  /// The path of a scene, which has only cubic curves.
  package var scene: ScenePath {
    var current = CGPoint.zero
    var start = CGPoint.zero
    return ScenePath(
      list.map { element in
        defer {
          if case .move(let point) = element { start = point }
          current = element.points.last ?? start
        }
        switch element {
        case .move(let point): return .move(point)
        case .line(let point): return .line(point)
        case .quad(let control, let end):
          let (control1, control2) = CurveMath.elevated(from: current, control: control, end: end)
          return .curve(control1: control1, control2: control2, end: end)
        case .curve(let control1, let control2, let end):
          return .curve(control1: control1, control2: control2, end: end)
        case .close: return .close
        }
      })
  }
}
