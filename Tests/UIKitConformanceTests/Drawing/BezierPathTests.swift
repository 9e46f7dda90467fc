import Testing
import UIKit

@MainActor
struct BezierPathTests {
  private func isNear(_ left: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(left.x - x) < 0.001 && abs(left.y - y) < 0.001
  }

  @Test(.rule("R320"))
  func `A path has its documented defaults`() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    #expect(path.lineWidth == 1)
    #expect(path.lineCapStyle == .butt)
    #expect(path.lineJoinStyle == .miter)
    #expect(path.miterLimit == 10)
    #expect(path.flatness == 0.6)
    #expect(!path.usesEvenOddFillRule)
  }

  @Test(.rule("R321"))
  func `An arc that is clockwise goes down from the right`() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isNear(path.currentPoint, 0, 10))
    #expect(path.bounds.minX > -0.01)
    let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(other.currentPoint, 0, 10))
    #expect(other.bounds.minX < -9.99)
  }

  @Test(.rule("R1222"), arguments: [true, false])
  func `An arc of a full turn is a circle in both directions`(_ isClockwise: Bool) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 20, y: 30), radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: isClockwise)
    #expect(abs(path.bounds.minX - 10) < 0.01 && abs(path.bounds.maxX - 30) < 0.01)
    #expect(abs(path.bounds.minY - 20) < 0.01 && abs(path.bounds.maxY - 40) < 0.01)
    let top = UIBezierPath(
      arcCenter: CGPoint(x: 20, y: 30), radius: 10, startAngle: -.pi / 2, endAngle: 3 * .pi / 2, clockwise: isClockwise)
    #expect(abs(top.bounds.width - 20) < 0.01 && abs(top.bounds.height - 20) < 0.01)
    let none = UIBezierPath(
      arcCenter: CGPoint(x: 20, y: 30), radius: 10, startAngle: 1, endAngle: 1, clockwise: isClockwise)
    #expect(none.bounds.width < 0.01 && none.bounds.height < 0.01)
  }

  @Test(.rule("R322"))
  func `Only the given corners are rounded`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 1)))
    #expect(!path.contains(CGPoint(x: 39, y: 19)))
    #expect(path.contains(CGPoint(x: 1, y: 19)))
  }

  @Test(.rule("R323"))
  func `The fill rule determines the inside`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
  }

  @Test(.rule("R323"))
  func `A hole that winds in the opposite direction is outside`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 15)))
  }

  @Test(.rule("R324"))
  func `A reversed path begins where the path ends`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    let reversed = path.reversing()
    #expect(reversed.currentPoint == .zero)
    #expect(reversed.bounds == path.bounds)
  }

  @Test(.rule("R325"))
  func `A transform moves all points`() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.bounds == CGRect(x: 2, y: 4, width: 6, height: 8))
  }

  @Test(.rule("R325"))
  func `Removing all points leaves an empty path`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test(.rule("R326"))
  func `A dash pattern is read as it was set`() {
    let path = UIBezierPath()
    path.setLineDash([4, 2], count: 2, phase: 1)
    var pattern: [CGFloat] = [0, 0]
    var count = 0
    var phase: CGFloat = 0
    path.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [4, 2])
    #expect(count == 2)
    #expect(phase == 1)
  }

  @Test(.rule("R327"))
  func `A copy has the properties of the path`() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    path.lineWidth = 3
    path.usesEvenOddFillRule = true
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(copy.lineWidth == 3)
    #expect(copy.usesEvenOddFillRule)
  }

  @Test(.rule("R328"))
  func `A clip limits the context`() {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { context in
      UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).addClip()
      #expect(context.cgContext.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 20, height: 20))
    }
  }

  private final class Outline: UIBezierPath {
    override init() {
      super.init()
      lineWidth = 3
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
  }

  @Test(.rule("R1866"))
  func `A subclass overrides the initializer, and its copies are of the subclass`() {
    let path = Outline()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    let copy = path.copy() as? Outline
    #expect(copy !== path)
    #expect(copy?.lineWidth == 3 && copy?.currentPoint == CGPoint(x: 3, y: 4))
  }
}
