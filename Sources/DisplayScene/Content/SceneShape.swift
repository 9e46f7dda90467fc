/// A path with its fill and stroke.
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

  /// The path of the shape.
  public var path: ScenePath
  /// The color of the fill; `nil` for no fill.
  ///
  /// The even-odd rule determines the holes.
  public var fill: SceneColor?
  /// The line along the path; `nil` for no line.
  public var stroke: Stroke?

  /// Creates a shape.
  public init(path: ScenePath, fill: SceneColor? = nil, stroke: Stroke? = nil) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
  }
}
