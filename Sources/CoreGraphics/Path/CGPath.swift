/// An immutable description of shapes: straight and curved segments, in subpaths.
public class CGPath {
  package fileprivate(set) var elements: PathElements

  package init(_ elements: PathElements) { self.elements = elements }

  // MARK: - Creating Paths

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathShapes.rect(rect), transform)
  }

  /// Creates a path of the ellipse that fits into a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathShapes.ellipse(in: rect), transform)
  }

  /// Creates a path of a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = Self.corner(width: cornerWidth, height: cornerHeight, in: rect)
    self.init(PathShapes.roundedRect(rect, corners: Array(repeating: corner, count: 4)), transform)
  }

  private convenience init(_ elements: [PathElement], _ transform: UnsafePointer<CGAffineTransform>?) {
    var path = PathElements()
    path.append(elements, transform?.pointee ?? .identity)
    self.init(path)
  }

  fileprivate static func corner(width: CGFloat, height: CGFloat, in rect: CGRect) -> CGSize {
    expect(
      width >= 0 && 2 * width <= rect.width && height >= 0 && 2 * height <= rect.height,
      "A corner must be at most half as large as its rectangle (was \(width) × \(height) in \(rect.size))")
    return CGSize(width: width, height: height)
  }

  // MARK: - Copying

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(elements) }

  /// Returns a transformed, immutable copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

  /// Returns a transformed, mutable copy.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements.applying(transform?.pointee ?? .identity))
  }

  /// Returns the outline of the path's stroke: filling the outline is equivalent to stroking the path.
  ///
  /// - Note: The outline consists of overlapping shapes with the same direction, in which straight lines approximate
  ///   curves.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var stroker = PathStroker(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for line in PathPolylines(elements).lines { stroker.add(line) }
    return CGPath(stroker.outline.applying(transform))
  }

  /// Returns the dashes of the path as subpaths.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard let dasher = PathDasher(phase: phase, lengths: lengths) else { return CGPath(elements.applying(transform)) }
    var result = PathElements()
    for line in PathPolylines(elements).lines { result.append(dasher.dashes(of: line).list) }
    return CGPath(result.applying(transform))
  }

  // MARK: - Examining a Path

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The current point; zero for an empty path.
  public var currentPoint: CGPoint { elements.current ?? .zero }

  /// The smallest rectangle that encloses all points, including control points; null for an empty path.
  public var boundingBox: CGRect { elements.boundsOfPoints }

  /// The smallest rectangle that encloses the path, without its control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { elements.bounds }

  /// Returns whether a point is inside the path, according to a fill rule.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let place = transform.isIdentity ? point : point.applying(transform)
    return rule.includes(PathPolylines(elements).windingNumber(around: place))
  }

  /// Returns whether the path is a rectangle, and writes the rectangle to a pointer.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var points = elements.list.flatMap(\.points)
    guard elements.list.allSatisfy({ if case .quad = $0 { false } else if case .curve = $0 { false } else { true } })
    else { return false }
    if points.count == 5, points.first == points.last { points.removeLast() }
    let bounds = CGRect(enclosing: points)
    guard points.count == 4, elements.list.dropFirst().dropLast().count >= 3 else { return false }
    let isUpright = zip(points, points.dropFirst() + points.prefix(1)).allSatisfy { ($0.x == $1.x) != ($0.y == $1.y) }
    guard isUpright else { return false }
    rect?.pointee = bounds
    return true
  }

  /// Calls a function with a pointer and each element of the path.
  ///
  /// - Parameters:
  ///   - info: A pointer that the function receives.
  ///   - function: The function. The element is valid during the call.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls a closure with each element of the path.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements.list {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // An element that closes a subpath has no points, but the pointer must be valid.
        var none = CGPoint.zero
        withUnsafeMutablePointer(to: &none) { placeholder in
          var value = CGPathElement(type: element.type, points: buffer.baseAddress ?? placeholder)
          withUnsafePointer(to: &value) { block($0) }
        }
      }
    }
  }
}

extension CGPath: Hashable {
  /// Returns whether two paths have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }

  /// Feeds the elements to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A mutable path.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public convenience init() { self.init(PathElements()) }

  // MARK: - Constructing a Path

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append([.move(point)], transform)
  }

  /// Adds a straight line to a point.
  ///
  /// Without a current point, nothing is added, and the console shows a message.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasCurrentPoint(for: "CGPathAddLineToPoint") else { return }
    elements.append([.line(point)], transform)
  }

  /// Adds a subpath of straight lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    elements.append(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }, transform)
  }

  /// Adds a quadratic curve to a point.
  ///
  /// Without a current point, nothing is added, and the console shows a message.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasCurrentPoint(for: "CGPathAddQuadCurveToPoint") else { return }
    elements.append([.quad(control: control, end: end)], transform)
  }

  /// Adds a cubic curve to a point.
  ///
  /// Without a current point, nothing is added, and the console shows a message.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint(for: "CGPathAddCurveToPoint") else { return }
    elements.append([.curve(control1: control1, control2: control2, end: end)], transform)
  }

  /// Closes the current subpath by a line to its start.
  public func closeSubpath() { elements.append(.close) }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.append(PathShapes.rect(rect), transform)
  }

  /// Adds rectangles, each as a subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.append(PathShapes.ellipse(in: rect), transform)
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = Self.corner(width: cornerWidth, height: cornerHeight, in: rect)
    elements.append(PathShapes.roundedRect(rect, corners: Array(repeating: corner, count: 4)), transform)
  }

  /// Adds an arc of a circle, and a line to its start if there is a current point.
  ///
  /// If `clockwise` is `true`, angles decrease along the arc. In UIKit's coordinates, whose y axis points down, the arc
  /// then appears counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: PathShapes.delta(from: startAngle, to: endAngle, decreasing: clockwise), transform: transform)
  }

  /// Adds an arc of a circle that covers an angle, and a line to its start if there is a current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    elements.appendConnected(
      PathShapes.arc(center: center, radius: radius, startAngle: startAngle, delta: delta), transform)
  }

  /// Adds an arc that is tangent to two lines: from the current point to a corner, and from there to an end.
  ///
  /// Without a current point, nothing is added, and the console shows a message.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint(for: "CGPathAddArcToPoint") else { return }
    let start = currentPoint.applying(transform.inverted())
    elements.appendConnected(
      PathShapes.arc(from: start, corner: tangent1End, end: tangent2End, radius: radius), transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements.append(path.elements.list, transform)
  }

  private func hasCurrentPoint(for function: String) -> Bool {
    if elements.current != nil { return true }
    MissingCurrentPoint.report(function)
    return false
  }
}

extension PathElements {
  /// Adds elements that begin with a move, which is replaced with a line if there is a current point.
  package mutating func appendConnected(_ elements: [PathElement], _ transform: CGAffineTransform = .identity) {
    guard case .move(let start)? = elements.first else { return }
    connect(to: start.applying(transform))
    append(Array(elements.dropFirst()), transform)
  }
}
