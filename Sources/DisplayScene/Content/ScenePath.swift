public import Foundation

/// A sequence of straight and curved segments.
public struct ScenePath: Codable, Equatable, Sendable {
  /// One step along a path.
  public enum Element: Codable, Equatable, Sendable {
    /// Starts a part.
    case move(CGPoint)
    /// Goes straight to a point.
    case line(CGPoint)
    /// Goes to a point, bent by two others.
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    /// Goes straight back to where the part started.
    case close
  }

  /// The steps.
  public var elements: [Element]

  /// Creates a path.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// The path stretched and then moved.
  public func mapped(scale: Double, offset: CGPoint) -> ScenePath {
    func map(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * scale + offset.x, y: point.y * scale + offset.y)
    }
    return mapped(map)
  }

  /// The path with every point, control points included, replaced.
  public func mapped(_ map: (CGPoint) -> CGPoint) -> ScenePath {
    ScenePath(
      elements.map { element in
        switch element {
        case .move(let point): .move(map(point))
        case .line(let point): .line(map(point))
        case .curve(let control1, let control2, let end):
          .curve(control1: map(control1), control2: map(control2), end: map(end))
        case .close: .close
        }
      })
  }
}
