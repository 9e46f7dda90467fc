import DisplayScene

extension CGContext {
  // MARK: - Constructing the Current Path

  /// Begins a new path.
  public func beginPath() { currentPath = PathElements() }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { append([.move(point)]) }

  /// Adds a straight line to a point.
  ///
  /// Without a current point, nothing is added, and the console shows a message.
  public func addLine(to point: CGPoint) {
    guard hasCurrentPoint(for: "CGContextAddLineToPoint") else { return }
    append([.line(point)])
  }

  /// Adds a subpath of straight lines between points.
  public func addLines(between points: [CGPoint]) {
    append(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }

  /// Adds a cubic curve to a point.
  ///
  /// Without a current point, nothing is added, and the console shows a message.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard hasCurrentPoint(for: "CGContextAddCurveToPoint") else { return }
    append([.curve(control1: control1, control2: control2, end: end)])
  }

  /// Adds a quadratic curve to a point.
  ///
  /// Without a current point, nothing is added, and the console shows a message.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard hasCurrentPoint(for: "CGContextAddQuadCurveToPoint") else { return }
    append([.quad(control: control, end: end)])
  }

  /// Closes the current subpath by a line to its start.
  public func closePath() { currentPath.append(.close) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { append(PathShapes.rect(rect)) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect) { append(PathShapes.ellipse(in: rect)) }

  /// Adds an arc of a circle, and a line to its start if there is a current point.
  ///
  /// See ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let delta = PathShapes.delta(from: startAngle, to: endAngle, decreasing: clockwise)
    currentPath.appendConnected(
      PathShapes.arc(center: center, radius: radius, startAngle: startAngle, delta: delta), drawingCTM)
  }

  /// Adds an arc that is tangent to two lines: from the current point to a corner, and from there to an end.
  ///
  /// Without a current point, nothing is added, and the console shows a message.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard hasCurrentPoint(for: "CGContextAddArcToPoint") else { return }
    currentPath.appendConnected(
      PathShapes.arc(from: currentPointOfPath, corner: tangent1End, end: tangent2End, radius: radius), drawingCTM)
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { append(path.elements.list) }

  /// Replaces the current path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let dashed = state.dashes.isEmpty ? path : path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashes)
    currentPath =
      dashed.copy(
        strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
        miterLimit: state.miterLimit, transform: drawingCTM
      ).elements
  }

  // MARK: - Examining the Current Path

  /// The current path, in user space; `nil` if it is empty.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(currentPath.applying(drawingCTM.inverted())) }

  /// A Boolean value that indicates whether the current path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current point, in user space; zero for an empty path.
  public var currentPointOfPath: CGPoint { currentPath.current?.applying(drawingCTM.inverted()) ?? .zero }

  /// The smallest rectangle around all points of the current path, in user space; null for an empty path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Returns whether the current path, drawn with a mode, contains a point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    let isOnLine =
      mode.strokes
      && path.copy(
        strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
        miterLimit: state.miterLimit
      ).contains(point)
    return isOnLine || mode.fillRule.map { path.contains(point, using: $0) } == true
  }

  private func append(_ elements: [PathElement]) { currentPath.append(elements, drawingCTM) }

  private func hasCurrentPoint(for function: String) -> Bool {
    if currentPath.current != nil { return true }
    MissingCurrentPoint.report(function)
    return false
  }
}

extension CGPathDrawingMode {
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
