public import Foundation

/// The appearance of a layer's rectangle.
public struct SceneStyle: Codable, Equatable, Sendable {
  /// The color behind the content; `nil` for no background.
  public var backgroundColor: SceneColor?
  /// The radius of the corners of the background, the border, and the clipping.
  public var cornerRadius: Double
  /// The line inside the edge, above the sublayers; `nil` for no border.
  public var border: SceneBorder?
  /// The shadow behind the layer; `nil` for no shadow.
  public var shadow: SceneShadow?
  /// A Boolean value that indicates whether the content and the sublayers are clipped to the rectangle.
  public var clipsToBounds: Bool

  /// Creates a style. The default draws nothing.
  public init(
    backgroundColor: SceneColor? = nil, cornerRadius: Double = 0, border: SceneBorder? = nil,
    shadow: SceneShadow? = nil, clipsToBounds: Bool = false
  ) {
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
    self.border = border
    self.shadow = shadow
    self.clipsToBounds = clipsToBounds
  }
}

/// A line inside the edge of a layer.
public struct SceneBorder: Codable, Equatable, Sendable {
  /// The width of the line.
  public var width: Double
  /// The color of the line.
  public var color: SceneColor

  /// Creates a border.
  public init(width: Double, color: SceneColor) {
    self.width = width
    self.color = color
  }
}

/// A blurred copy of a layer's outline behind it.
public struct SceneShadow: Codable, Equatable, Sendable {
  /// The color of the shadow, including its opacity.
  public var color: SceneColor
  /// The offset of the shadow.
  public var offset: CGSize
  /// The blur radius of the shadow.
  public var radius: Double

  /// Creates a shadow.
  public init(color: SceneColor, offset: CGSize, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
