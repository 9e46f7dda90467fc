import Testing
import UIKit

/// Lines and curves without a point at which they begin.
@MainActor
struct CurrentPointTests {
  private let point = CGPoint(x: 10, y: 10)

  @Test(.rule("R1561"))
  func `A line or a curve without a current point adds nothing to a path of UIKit`() {
    let path = UIBezierPath()
    path.addLine(to: point)
    path.addCurve(to: point, controlPoint1: .zero, controlPoint2: .zero)
    path.addQuadCurve(to: point, controlPoint: .zero)
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addLine(to: point)
    #expect(path.currentPoint == point)
  }

  @Test(.rule("R1562"))
  func `A line or a curve without a current point adds nothing to a path of Core Graphics`() {
    let path = CGMutablePath()
    path.addLine(to: point)
    path.addCurve(to: point, control1: .zero, control2: .zero)
    path.addQuadCurve(to: point, control: .zero)
    path.addArc(tangent1End: .zero, tangent2End: point, radius: 1)
    #expect(path.isEmpty)
  }

  @Test(.rule("R1562"))
  func `A line or a curve without a current point adds nothing to the path of a context`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      let context = $0.cgContext
      context.addLine(to: point)
      context.addCurve(to: point, control1: .zero, control2: .zero)
      context.addQuadCurve(to: point, control: .zero)
      context.addArc(tangent1End: .zero, tangent2End: point, radius: 1)
      #expect(context.isPathEmpty)
      context.strokePath()
    }
    #expect(image.size == CGSize(width: 4, height: 4))
  }
}
