/// A path and how it is painted.
public struct SceneShape: Codable, Equatable, Sendable {
  /// A line along a path, with round ends and corners.
  public struct Stroke: Codable, Equatable, Sendable {
    /// The color of the line.
    public var color: SceneColor
    /// The width of the line.
    public var width: Double

    /// Creates a stroke.
    public init(color: SceneColor, width: Double) {
      self.color = color
      self.width = width
    }
  }

  /// The path.
  public var path: ScenePath
  /// The fill color; the even-odd rule determines the holes.
  public var fill: SceneColor?
  /// The line along the path.
  public var stroke: Stroke?

  /// Creates a shape.
  public init(path: ScenePath, fill: SceneColor? = nil, stroke: Stroke? = nil) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
  }
}
