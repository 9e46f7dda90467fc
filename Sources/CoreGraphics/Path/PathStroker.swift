/// An algorithm that creates the outline of a path's stroke.
///
/// Each segment, corner, and end is a separate shape. All shapes have the same direction, so filling them with the
/// winding rule fills their union.
struct PathStroker {
  let width: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  private(set) var outline = PathElements()

  init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
  }

  private var reach: CGFloat { width / 2 }

  mutating func add(_ line: PathPolylines.Line) {
    var points: [CGPoint] = []
    for point in line.points where points.last != point { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      addDot(at: points.first)
      return
    }
    let count = line.isClosed ? points.count : points.count - 1
    for index in 0..<count {
      let (from, to) = (points[index], points[(index + 1) % points.count])
      let normal = normal(from, to)
      addShape([from + normal, to + normal, to - normal, from - normal])
      if line.isClosed || index + 1 < count {
        addJoin(from, to, points[(index + 2) % points.count])
      }
    }
    guard !line.isClosed else { return }
    addCap(at: points[0], from: points[1])
    addCap(at: points[points.count - 1], from: points[points.count - 2])
  }

  private mutating func addDot(at point: CGPoint?) {
    guard let point else { return }
    switch cap {
    case .butt: break
    case .round: addCircle(around: point)
    case .square:
      addShape(CGRect(x: point.x - reach, y: point.y - reach, width: width, height: width).corners)
    }
  }

  private mutating func addCap(at end: CGPoint, from inner: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addCircle(around: end)
    case .square:
      let normal = normal(inner, end)
      let beyond = CGPoint(x: end.x - normal.dy, y: end.y + normal.dx)
      let outer =
        [beyond, CGPoint(x: end.x + normal.dy, y: end.y - normal.dx)]
        .max { hypot($0.x - inner.x, $0.y - inner.y) < hypot($1.x - inner.x, $1.y - inner.y) } ?? beyond
      addShape([end + normal, outer + normal, outer - normal, end - normal])
    }
  }

  private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    if join == .round { return addCircle(around: corner) }
    var (first, second) = (normal(before, corner), normal(corner, after))
    let turn = first.dx * second.dy - first.dy * second.dx
    guard abs(turn) > 1e-9 else { return }
    // The gap is on the outer side of the corner.
    if turn > 0 { (first, second) = (-first, -second) }
    var shape = [corner, corner + first, corner + second]
    let sum = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
    let half = hypot(sum.dx, sum.dy) / 2 / reach
    if join == .miter, half > 0, 1 / half <= miterLimit {
      let scale = 1 / (2 * half * half)
      shape.insert(corner + CGVector(dx: sum.dx * scale, dy: sum.dy * scale), at: 2)
    }
    addShape(shape)
  }

  private mutating func addCircle(around center: CGPoint) {
    outline.append(
      PathShapes.ellipse(in: CGRect(x: center.x - reach, y: center.y - reach, width: width, height: width)))
  }

  /// Adds a polygon, with the same direction as all other shapes.
  private mutating func addShape(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    let ordered = area >= 0 ? points : points.reversed()
    for (index, point) in ordered.enumerated() { outline.append(index == 0 ? .move(point) : .line(point)) }
    outline.append(.close)
  }

  /// Returns the vector from the middle of a line to its edge.
  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0 else { return .zero }
    return CGVector(dx: (from.y - to.y) / length * reach, dy: (to.x - from.x) / length * reach)
  }
}

extension CGPoint {
  fileprivate static func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  fileprivate static func - (point: CGPoint, vector: CGVector) -> CGPoint { point + -vector }
}

extension CGVector {
  fileprivate static prefix func - (vector: CGVector) -> CGVector { CGVector(dx: -vector.dx, dy: -vector.dy) }
}
