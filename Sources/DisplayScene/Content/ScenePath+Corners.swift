public import Foundation

extension ScenePath {
  /// The distance of a control point that makes a curve a quarter of a circle, for a radius of 1.
  private static let quarter = 0.552_284_75

  /// Creates the outline of a rectangle of which some corners are round.
  public init(rect: CGRect, cornerRadius: Double, corners: SceneCorners) {
    self.init()
    func add(_ corner: CGPoint, _ mask: SceneCorners, from: CGVector, to: CGVector) {
      let radius = corners.contains(mask) ? cornerRadius : 0
      func place(_ direction: CGVector, _ length: Double) -> CGPoint {
        CGPoint(x: corner.x + direction.dx * length, y: corner.y + direction.dy * length)
      }
      let start = place(from, radius)
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      guard radius > 0 else { return }
      let control = radius * (1 - Self.quarter)
      elements.append(.curve(control1: place(from, control), control2: place(to, control), end: place(to, radius)))
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
