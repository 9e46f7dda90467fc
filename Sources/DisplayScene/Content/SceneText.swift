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
  ///
  /// Half of its width is outside of the letters.
  public var outline: SceneShape.Stroke?
  /// A Boolean value that indicates whether the text is laid out from right to left.
  public var isRightToLeft: Bool
  /// The distance that the letters are inclined to the right at a height of 1.
  public var obliqueness = 0.0
  /// A Boolean value that indicates whether the letters are stretched to the widths of the lines, instead of being
  /// spaced.
  public var stretchesLetters = false

  /// Creates text.
  public init(
    font: SceneFont, color: SceneColor, lines: [Line], letterSpacing: Double = 0, shadow: SceneShadow? = nil,
    outline: SceneShape.Stroke? = nil, isRightToLeft: Bool = false
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
