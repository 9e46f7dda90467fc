/// A path of straight and curved segments that an app can draw, with its line style.
///
/// ```swift
/// let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 120, height: 40), cornerRadius: 8)
/// UIColor.systemBlue.setFill()
/// path.fill()
/// ```
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  var elements = PathElements()
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  // MARK: - Creating a Path

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    elements = PathElements(PathShapes.rect(rect))
  }

  /// Creates a path of the ellipse that fits into a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    elements = PathElements(PathShapes.ellipse(in: rect))
  }

  /// Creates a path of a rectangle with rounded corners.
  ///
  /// A radius beyond half of a side is reduced.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path of a rectangle in which some corners are rounded.
  ///
  /// Radii beyond half of a side are reduced.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let size = CGSize(
      width: max(0, min(cornerRadii.width, rect.width / 2)), height: max(0, min(cornerRadii.height, rect.height / 2)))
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    elements = PathElements(
      PathShapes.roundedRect(rect, corners: order.map { corners.contains($0) ? size : .zero }))
  }

  /// Creates a path of an arc, clockwise or counterclockwise in coordinates whose y axis points down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    elements = cgPath.elements
  }

  // MARK: - Archiving a Path

  /// The archived form of a path.
  private struct Archived: Codable {
    let elements: [PathElement]
    let lineWidth: CGFloat
    let lineCap: CGLineCap.RawValue
    let lineJoin: CGLineJoin.RawValue
    let miterLimit: CGFloat
    let flatness: CGFloat
    let usesEvenOddFillRule: Bool
    let dashes: [CGFloat]
    let dashPhase: CGFloat
  }

  open class var supportsSecureCoding: Bool { true }

  /// Creates a path from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    guard let path = coder.decodeState(Archived.self, of: UIBezierPath.self) else { return nil }
    elements = PathElements(path.elements)
    lineWidth = path.lineWidth
    lineCapStyle = CGLineCap(rawValue: path.lineCap) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: path.lineJoin) ?? .miter
    miterLimit = path.miterLimit
    flatness = path.flatness
    usesEvenOddFillRule = path.usesEvenOddFillRule
    (dashes, dashPhase) = (path.dashes, path.dashPhase)
  }

  /// Archives the elements and the line style of the path.
  open func encode(with coder: NSCoder) {
    let path = Archived(
      elements: elements.list, lineWidth: lineWidth, lineCap: lineCapStyle.rawValue, lineJoin: lineJoinStyle.rawValue,
      miterLimit: miterLimit, flatness: flatness, usesEvenOddFillRule: usesEvenOddFillRule, dashes: dashes,
      dashPhase: dashPhase)
    coder.encodeState(path, of: self)
  }

  // MARK: - Comparing and Copying

  /// Returns whether an object is a path with the same elements and the same line style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return other === self
      || (elements == other.elements && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
        && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && flatness == other.flatness
        && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes && dashPhase == other.dashPhase)
  }

  open override var hash: Int { elements.hashValue }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PathConstruction.make(type(of: self))
    copy.elements = elements
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    (copy.dashes, copy.dashPhase) = (dashes, dashPhase)
    return copy
  }

  /// A copy of the path as a Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(elements) }
    set { elements = newValue.elements }
  }

  // MARK: - Constructing a Path

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Adds a straight line to a point.
  ///
  /// Without a current point, nothing is added, and the console shows a message.
  open func addLine(to point: CGPoint) { append(.line(point), "CGPathAddLineToPoint") }

  /// Adds a cubic curve to a point.
  ///
  /// Without a current point, nothing is added, and the console shows a message.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    append(.curve(control1: controlPoint1, control2: controlPoint2, end: endPoint), "CGPathAddCurveToPoint")
  }

  /// Adds a quadratic curve to a point.
  ///
  /// Without a current point, nothing is added, and the console shows a message.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    append(.quad(control: controlPoint, end: endPoint), "CGPathAddQuadCurveToPoint")
  }

  /// Adds an arc, and a line to its start if there is a current point.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    elements.appendConnected(
      PathShapes.arc(
        center: center, radius: radius, startAngle: startAngle,
        delta: PathShapes.delta(from: startAngle, to: endAngle, decreasing: !clockwise)))
  }

  /// Closes the current subpath by a line to its start.
  open func close() { elements.append(.close) }

  /// Removes all elements.
  open func removeAllPoints() { elements = PathElements() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { elements.append(bezierPath.elements.list) }

  /// Returns a path with the same elements in the opposite direction.
  open func reversing() -> UIBezierPath {
    let copy = copy() as? UIBezierPath ?? UIBezierPath(cgPath: cgPath)
    copy.elements = elements.reversed
    return copy
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { elements = elements.applying(transform) }

  private func append(_ element: PathElement, _ function: String) {
    guard elements.current != nil else { return MissingCurrentPoint.report(function) }
    elements.append(element)
  }

  // MARK: - Examining a Path

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle that encloses all points, including control points.
  ///
  /// The value is the null rectangle for an empty path.
  open var bounds: CGRect { elements.boundsOfPoints }

  /// The current point, or zero for an empty path.
  open var currentPoint: CGPoint { elements.current ?? .zero }

  /// Returns whether a point is in the area that the path encloses, by its fill rule.
  open func contains(_ point: CGPoint) -> Bool { cgPath.contains(point, using: fillRule) }

  // MARK: - Configuring the Line

  /// The width of the line.
  ///
  /// The default is 1.
  open var lineWidth: CGFloat = 1
  /// The shape of the line's ends.
  ///
  /// The default is `butt`.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the line's corners.
  ///
  /// The default is `miter`.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of mitered corners, as a multiple of the line width.
  ///
  /// Longer corners are cut off. The default is 10.
  open var miterLimit: CGFloat = 10
  /// The accuracy of curves.
  ///
  /// It has no effect, because displays draw curves exactly.
  open var flatness: CGFloat = 0.6
  /// A Boolean value that indicates whether the even-odd rule determines the inside.
  ///
  /// The default is `false`.
  open var usesEvenOddFillRule = false

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Sets the lengths of dashes and gaps, and the offset at which lines begin.
  ///
  /// If the pattern is `nil`, the line is solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Writes the lengths of dashes and gaps, their number, and the offset to the pointers.
  ///
  /// A `nil` pointer omits a value.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern {
      for (index, length) in dashes.enumerated() { pattern[index] = length }
    }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: - Drawing

  /// Fills the path with the current fill color.
  open func fill() { draw { $0.fillPath(using: self.fillRule) } }

  /// Draws a line along the path with the current stroke color.
  open func stroke() { draw { $0.strokePath() } }

  /// Fills the path with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: self.fillRule) }
  }

  /// Draws a line along the path with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { $0.strokePath() } }

  /// Clips drawing in the current context to the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: fillRule)
  }

  /// Runs a closure with the path as the current one, and restores the state of the context.
  private func draw(_ blendMode: CGBlendMode? = nil, _ alpha: CGFloat? = nil, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if let blendMode { context.setBlendMode(blendMode) }
    if let alpha { context.setAlpha(alpha) }
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.beginPath()
    context.addPath(cgPath)
    body(context)
    context.restoreGState()
  }
}
