public import Foundation

/// Text that has been broken into lines and placed.
public struct SceneText: Codable, Equatable, Sendable {
  /// One line, or a part of one.
  public struct Line: Codable, Equatable, Sendable {
    /// What is written, truncation included.
    public var string: String
    /// The left end of the line, on its baseline.
    public var origin: CGPoint
    /// How wide the line is by the font's metrics.
    public var width: Double

    /// Creates a line.
    public init(string: String, origin: CGPoint, width: Double) {
      self.string = string
      self.origin = origin
      self.width = width
    }
  }

  /// The font of all lines.
  public var font: SceneFont
  /// The color of all lines.
  public var color: SceneColor
  /// The lines from top to bottom.
  public var lines: [Line]
  /// How much further than usual every following character is.
  public var letterSpacing: Double
  /// What the letters cast.
  public var shadow: SceneShadow?
  /// A Boolean value that indicates whether reading starts at the right end of the lines.
  public var isRightToLeft: Bool

  /// Creates text.
  public init(
    font: SceneFont, color: SceneColor, lines: [Line], letterSpacing: Double = 0, shadow: SceneShadow? = nil,
    isRightToLeft: Bool = false
  ) {
    self.font = font
    self.color = color
    self.lines = lines
    self.letterSpacing = letterSpacing
    self.shadow = shadow
    self.isRightToLeft = isRightToLeft
  }
}
