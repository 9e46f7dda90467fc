public import Foundation

/// A sequence of straight and curved segments.
public struct ScenePath: Codable, Equatable, Sendable {
  /// An element of a path.
  public enum Element: Codable, Equatable, Sendable {
    /// Begins a subpath.
    case move(CGPoint)
    /// Adds a straight line to a point.
    case line(CGPoint)
    /// Adds a curve to a point, with two control points.
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    /// Closes the subpath with a straight line.
    case close
  }

  /// The elements of the path.
  public var elements: [Element]

  /// Creates a path from elements.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// Returns the path scaled and then translated.
  public func mapped(scale: Double, offset: CGPoint) -> ScenePath {
    func map(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * scale + offset.x, y: point.y * scale + offset.y)
    }
    return mapped(map)
  }

  /// Returns the path with every point, including control points, replaced.
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
