/// A path with the way it is painted.
public struct SceneShape: Codable, Equatable, Sendable {
  /// A line along a path; its ends and corners are round.
  public struct Stroke: Codable, Equatable, Sendable {
    /// The line's color.
    public var color: SceneColor
    /// How thick the line is.
    public var width: Double

    /// Creates a stroke.
    public init(color: SceneColor, width: Double) {
      self.color = color
      self.width = width
    }
  }

  /// The path.
  public var path: ScenePath
  /// The color of the area; holes are where the path goes round an even number of times.
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
