public import Foundation

/// Text that has been laid out in lines.
public struct SceneText: Codable, Equatable, Sendable {
  /// A line, or a part of one.
  public struct Line: Codable, Equatable, Sendable {
    /// The visible text, including the ellipsis of truncated text.
    public var string: String
    /// The left end of the line, on its baseline.
    public var origin: CGPoint
    /// The width of the line, from the metrics of the font.
    ///
    /// A display adjusts the distances between characters if its own font results in another width.
    public var width: Double

    /// Creates a line.
    public init(string: String, origin: CGPoint, width: Double) {
      self.string = string
      self.origin = origin
      self.width = width
    }
  }

  /// The outline of letters.
  public struct Outline: Codable, Equatable, Sendable {
    /// The color of the outline.
    public var color: SceneColor
    /// The width of the outline, half of which is outside of the letters.
    public var width: Double

    /// Creates an outline.
    public init(color: SceneColor, width: Double) {
      self.color = color
      self.width = width
    }
  }

  /// The font of all lines.
  public var font: SceneFont
  /// The color of all lines.
  public var color: SceneColor
  /// The lines from top to bottom.
  public var lines: [Line]
  /// The additional distance between characters, in points.
  public var letterSpacing: Double
  /// The shadow of the text; `nil` for no shadow.
  public var shadow: SceneShadow?
  /// The outline of the letters, in front of their color; `nil` for none.
  public var outline: Outline?
  /// A Boolean value that indicates whether the text is laid out from right to left.
  public var isRightToLeft: Bool

  /// Creates text.
  public init(
    font: SceneFont, color: SceneColor, lines: [Line], letterSpacing: Double = 0, shadow: SceneShadow? = nil,
    outline: Outline? = nil, isRightToLeft: Bool = false
  ) {
    self.font = font
    self.color = color
    self.lines = lines
    self.letterSpacing = letterSpacing
    self.shadow = shadow
    self.outline = outline
    self.isRightToLeft = isRightToLeft
  }
}
