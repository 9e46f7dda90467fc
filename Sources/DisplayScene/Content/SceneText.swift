public import Foundation

/// Text that has been broken into lines and placed.
public struct SceneText: Codable, Equatable, Sendable {
  /// One line.
  public struct Line: Codable, Equatable, Sendable {
    /// What is written, truncation included.
    public var string: String
    /// Where the line starts, on its baseline.
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

  /// Creates text.
  public init(font: SceneFont, color: SceneColor, lines: [Line]) {
    self.font = font
    self.color = color
    self.lines = lines
  }
}
