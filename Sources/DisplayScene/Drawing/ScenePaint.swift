public import Foundation

/// The paint of a path or a line.
public enum ScenePaint: Codable, Equatable, Sendable {
  /// One color.
  case color(SceneColor)
  /// Colors that blend into each other.
  case gradient(SceneGradient)
  /// A tile that is repeated in both directions.
  case pattern(ScenePattern)
}

/// Colors that blend into each other along a line or between two circles.
///
/// Positions are in the coordinates of the mark.
public struct SceneGradient: Codable, Equatable, Sendable {
  /// The places of the colors.
  public enum Geometry: Codable, Equatable, Sendable {
    /// The colors change along a line.
    case linear(start: CGPoint, end: CGPoint)
    /// The colors change between two circles.
    case radial(startCenter: CGPoint, startRadius: Double, endCenter: CGPoint, endRadius: Double)
  }

  /// A color at a place.
  public struct Stop: Codable, Equatable, Sendable {
    /// The place, from 0 at the start to 1 at the end.
    public var offset: Double
    /// The color.
    public var color: SceneColor

    /// Creates a stop.
    public init(offset: Double, color: SceneColor) {
      self.offset = offset
      self.color = color
    }
  }

  /// The line or the circles.
  public var geometry: Geometry
  /// The colors, in the order of their places.
  ///
  /// The first and the last extend beyond the ends.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops
  }
}

/// A drawing that is repeated in both directions.
public struct ScenePattern: Codable, Equatable, Sendable {
  /// The drawing, whose rectangle is one tile.
  public var tile: SceneDrawing
  /// The map from the coordinates of the tiles to those of the mark.
  public var map: AffineMap

  /// Creates a pattern.
  public init(tile: SceneDrawing, map: AffineMap = AffineMap()) {
    self.tile = tile
    self.map = map
  }
}
