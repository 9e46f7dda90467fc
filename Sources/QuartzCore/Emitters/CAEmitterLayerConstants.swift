/// The shape from which a layer emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The emitter position.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line with the width of the emitter size.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle with the emitter size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle whose radius is the width of the emitter size.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// The part of its shape from which a layer emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The points of the shape: the ends of a line, the corners of a rectangle, or the center of a circle.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The area of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The inside of the shape, which is the same as its area for flat shapes.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The way in which particles are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No particular order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest particles are behind the others.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest particles are in front of the others.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The colors of particles are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
