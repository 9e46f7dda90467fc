public import Foundation

extension ScenePath {
  /// Creates the outline of a rectangle of which some corners are round.
  public init(
    rect: CGRect, cornerRadius: Double, corners: SceneCorners, curve: SceneCornerCurve = .circular
  ) {
    self.init()
    let shape = RoundedCorner(curve, radius: cornerRadius, in: rect.size)
    func add(_ corner: CGPoint, _ mask: SceneCorners, from: CGVector, to: CGVector) {
      let radius = corners.contains(mask) ? cornerRadius : 0
      func place(_ point: CGPoint) -> CGPoint {
        CGPoint(
          x: corner.x + radius * (from.dx * point.x + to.dx * point.y),
          y: corner.y + radius * (from.dy * point.x + to.dy * point.y))
      }
      let start = place(shape.start)
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      guard radius > 0 else { return }
      for part in shape.parts {
        elements.append(
          .curve(control1: place(part.control1), control2: place(part.control2), end: place(part.end)))
      }
    }
    let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    add(CGPoint(x: rect.minX, y: rect.minY), .topLeft, from: down, to: right)
    add(CGPoint(x: rect.maxX, y: rect.minY), .topRight, from: left, to: down)
    add(CGPoint(x: rect.maxX, y: rect.maxY), .bottomRight, from: up, to: left)
    add(CGPoint(x: rect.minX, y: rect.maxY), .bottomLeft, from: right, to: up)
    elements.append(.close)
  }

  private struct CGVector {
    var dx: Double
    var dy: Double
  }
}
