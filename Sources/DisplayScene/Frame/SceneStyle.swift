public import Foundation

/// How a layer's rectangle itself is painted.
public struct SceneStyle: Codable, Equatable, Sendable {
  /// The color behind the content; nil paints nothing.
  public var backgroundColor: SceneColor?
  /// The radius of the corners of background, border and clipping.
  public var cornerRadius: Double
  /// The line inside the edge, above the sublayers.
  public var border: SceneBorder?
  /// The shadow that falls behind the layer.
  public var shadow: SceneShadow?
  /// A Boolean value that indicates whether content and sublayers are confined to the rectangle.
  public var clipsToBounds: Bool

  /// Creates a style; by default nothing is painted.
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
  /// How thick the line is.
  public var width: Double
  /// The line's color.
  public var color: SceneColor

  /// Creates a border.
  public init(width: Double, color: SceneColor) {
    self.width = width
    self.color = color
  }
}

/// A blurred copy of a layer's outline behind it.
public struct SceneShadow: Codable, Equatable, Sendable {
  /// The shadow's color, its opacity included.
  public var color: SceneColor
  /// How far the shadow is moved.
  public var offset: CGSize
  /// How far it is blurred.
  public var radius: Double

  /// Creates a shadow.
  public init(color: SceneColor, offset: CGSize, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
