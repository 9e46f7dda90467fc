/// A step of a drawing: its content, and its combination with the marks behind it.
public struct SceneMark: Codable, Equatable, Sendable {
  /// The content of a mark.
  public indirect enum Kind: Codable, Equatable, Sendable {
    /// The inside of a path.
    case fill(ScenePath, ScenePaint, isEvenOdd: Bool)
    /// A line along a path.
    case stroke(ScenePath, ScenePaint, SceneLineStyle)
    /// Lines of text.
    case text(SceneText)
    /// An image made of pixels.
    case image(SceneImage)
    /// Another drawing.
    case drawing(SceneDrawing)
    /// Parts of a drawing, each stretched to a rectangle of its own.
    case slices(SceneSlices)
    /// Marks that are combined with each other first.
    case group([SceneMark])
  }

  /// The content of the mark, in its own coordinates.
  public var kind: Kind
  /// The map from the coordinates of the mark to those of the drawing.
  public var map: AffineMap
  /// The areas outside of which the mark is not visible, in the coordinates of the drawing.
  public var clips: [SceneClip]
  /// The opacity of the mark as a whole, from 0 to 1.
  public var opacity: Double
  /// The combination of the mark's colors with those behind it.
  public var blendMode: SceneBlendMode
  /// The shadow of the mark, with its offset in the coordinates of the drawing.
  public var shadow: SceneShadow?
  /// A Boolean value that indicates whether the edges of paths are antialiased.
  public var isAntialiased: Bool

  /// Creates a mark.
  public init(
    _ kind: Kind, map: AffineMap = AffineMap(), clips: [SceneClip] = [], opacity: Double = 1,
    blendMode: SceneBlendMode = .normal, shadow: SceneShadow? = nil, isAntialiased: Bool = true
  ) {
    self.kind = kind
    self.map = map
    self.clips = clips
    self.opacity = opacity
    self.blendMode = blendMode
    self.shadow = shadow
    self.isAntialiased = isAntialiased
  }
}

/// The ways in which the colors of a mark are combined with those behind it, by their names on the web.
public enum SceneBlendMode: String, Codable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, hue, saturation, color, luminosity
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case softLight = "soft-light"
  case hardLight = "hard-light"
  case plusLighter = "plus-lighter"
  case plusDarker = "plus-darker"
}
