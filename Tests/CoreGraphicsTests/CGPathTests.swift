import CoreGraphics
import Testing

struct CGPathTests {
  private func square(_ side: CGFloat) -> CGMutablePath {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: side, height: side))
    return path
  }

  private func near(_ left: CGRect, _ right: CGRect, within tolerance: CGFloat = 0.01) -> Bool {
    abs(left.minX - right.minX) < tolerance && abs(left.minY - right.minY) < tolerance
      && abs(left.maxX - right.maxX) < tolerance && abs(left.maxY - right.maxY) < tolerance
  }

  @Test func `An empty path has a null bounding box and no current point`() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(path.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero)
  }

  @Test func `The bounding box includes control points, that of the path does not`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(near(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
  }

  @Test(arguments: [(CGPathFillRule.winding, true), (.evenOdd, false)])
  func `A hole that winds in the same direction depends on the rule`(rule: CGPathFillRule, isInside: Bool) {
    let path = square(30)
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15), using: rule) == isInside)
    #expect(path.contains(CGPoint(x: 5, y: 5), using: rule))
    #expect(!path.contains(CGPoint(x: 35, y: 5), using: rule))
  }

  @Test func `A point is transformed before it is examined`() {
    let transform = CGAffineTransform(translationX: 100, y: 0)
    #expect(!square(10).contains(CGPoint(x: 5, y: 5), transform: transform))
    #expect(square(10).contains(CGPoint(x: -95, y: 5), transform: transform))
  }

  @Test func `A circle contains the points within its radius`() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    for step in 0..<36 {
      let angle = CGFloat(step) / 18 * .pi
      #expect(path.contains(CGPoint(x: 10 + 9.9 * cos(angle), y: 10 + 9.9 * sin(angle))))
      #expect(!path.contains(CGPoint(x: 10 + 10.1 * cos(angle), y: 10 + 10.1 * sin(angle))))
    }
    #expect(near(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 20)))
  }

  @Test func `An arc ends where it should in both directions`() {
    for clockwise in [false, true] {
      let path = CGMutablePath()
      path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
      #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
      // The larger arc passes the left end of the circle.
      #expect((path.boundingBoxOfPath.minX < -9.9) == clockwise)
    }
  }

  @Test func `An arc continues from the current point with a line`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -5, y: 0))
    path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    #expect(types.prefix(2) == [.moveToPoint, .addLineToPoint])
    #expect(types.dropFirst(2).allSatisfy { $0 == .addCurveToPoint })
  }

  @Test func `An arc between tangents touches both lines`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    #expect(near(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 4)))
  }

  @Test func `A closed subpath returns to its start`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    path.closeSubpath()
    #expect(path.currentPoint == .zero)
  }

  @Test func `A rectangle is recognized`() {
    var rect = CGRect.zero
    #expect(square(10).isRect(&rect))
    #expect(rect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func `Paths with the same elements are equal`() {
    #expect(square(10) as CGPath == square(10).copy())
    #expect(square(10) as CGPath != square(11))
  }

  @Test func `A copy does not follow changes`() throws {
    let path = square(10)
    let copy = try #require(path.copy())
    path.addRect(CGRect(x: 50, y: 50, width: 1, height: 1))
    #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `A copy is transformed`() throws {
    var transform = CGAffineTransform(scaleX: 2, y: 3)
    let copy = try #require(square(10).copy(using: &transform))
    #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  @Test(arguments: [
    (CGLineCap.butt, CGRect(x: 0, y: -2, width: 10, height: 4)), (.round, CGRect(x: -2, y: -2, width: 14, height: 4)),
    (.square, CGRect(x: -2, y: -2, width: 14, height: 4)),
  ])
  func `The outline of a line includes its ends`(cap: CGLineCap, bounds: CGRect) {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let outline = path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    #expect(near(outline.boundingBoxOfPath, bounds))
    #expect(outline.contains(CGPoint(x: -1.9, y: 1.9)) == (cap == .square))
  }

  @Test(arguments: [CGLineJoin.miter, .round, .bevel])
  func `The outline of a corner depends on its style`(join: CGLineJoin) {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 10), .zero, CGPoint(x: 10, y: 0)])
    let outline = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: 10)
    #expect(outline.contains(CGPoint(x: -1.9, y: -1.9)) == (join == .miter))
    #expect(outline.contains(CGPoint(x: -1.3, y: -1.3)) == (join != .bevel))
    #expect(outline.contains(CGPoint(x: -0.9, y: -0.9)))
    #expect(!outline.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `A pointed corner beyond the miter limit is cut off`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 20, y: 1), .zero, CGPoint(x: 20, y: -1)])
    let long = path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 100)
    let short = path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(long.boundingBoxOfPath.minX < -15)
    #expect(short.boundingBoxOfPath.minX > -2)
  }

  @Test func `The outline of a closed line is a frame`() {
    let outline = square(20).copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(near(outline.boundingBoxOfPath, CGRect(x: -1, y: -1, width: 22, height: 22)))
    #expect(!outline.contains(CGPoint(x: 10, y: 10)))
    #expect(outline.contains(CGPoint(x: 20.9, y: 20.9)))
  }

  @Test func `Dashes are subpaths of the given lengths`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    var points: [CGFloat] = []
    path.copy(dashingWithPhase: 1, lengths: [2, 3]).applyWithBlock { points.append($0.pointee.points[0].x) }
    #expect(points == [0, 1, 4, 6, 9, 10])
  }
}
