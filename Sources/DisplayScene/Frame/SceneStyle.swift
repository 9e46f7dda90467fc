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
  /// The corners that are rounded.
  public var roundedCorners: SceneCorners
  /// The shape of the rounded corners.
  public var cornerCurve: SceneCornerCurve
  /// The color that replaces those of the layer and its sublayers; `nil` for none.
  public var vibrancy: SceneVibrancy?
  /// The combination of the layer's colors with those behind it in its superlayer; `nil` if it covers them.
  public var blendMode: SceneBlendMode?

  /// Creates a style.
  ///
  /// The default draws nothing.
  public init(
    backgroundColor: SceneColor? = nil, cornerRadius: Double = 0, border: SceneBorder? = nil,
    shadow: SceneShadow? = nil, clipsToBounds: Bool = false, roundedCorners: SceneCorners = .all,
    cornerCurve: SceneCornerCurve = .circular, vibrancy: SceneVibrancy? = nil, blendMode: SceneBlendMode? = nil
  ) {
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
    self.border = border
    self.shadow = shadow
    self.clipsToBounds = clipsToBounds
    self.roundedCorners = roundedCorners
    self.cornerCurve = cornerCurve
    self.vibrancy = vibrancy
    self.blendMode = blendMode
  }
}

/// The shape of rounded corners.
public enum SceneCornerCurve: String, Codable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature begins and ends gradually, and which therefore begins farther from the corner.
  case continuous
}

/// A set of the corners of a rectangle.
public struct SceneCorners: OptionSet, Codable, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: Int

  /// Creates a set of corners from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let topLeft = SceneCorners(rawValue: 1)
  /// The corner at the top right.
  public static let topRight = SceneCorners(rawValue: 2)
  /// The corner at the bottom left.
  public static let bottomLeft = SceneCorners(rawValue: 4)
  /// The corner at the bottom right.
  public static let bottomRight = SceneCorners(rawValue: 8)
  /// All corners.
  public static let all: SceneCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
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
  /// The shape that casts the shadow, in the coordinates of what it is the shadow of.
  ///
  /// The value is `nil` for what is visible.
  public var path: ScenePath?

  /// Creates a shadow.
  public init(color: SceneColor, offset: CGSize, radius: Double, path: ScenePath? = nil) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}
