/// A rectangle of a frame: its geometry, appearance, contents, and sublayers.
public struct SceneLayer: Codable, Equatable, Sendable, Identifiable {
  /// The identifier of the layer, which is unique and the same in all frames.
  public var id: Int
  /// The class of the object that created the layer, for diagnostics.
  public var name: String
  /// The geometry of the layer in its parent.
  public var geometry: SceneGeometry
  /// The opacity of the layer and its sublayers, from 0 to 1.
  public var opacity: Double
  /// A Boolean value that indicates whether the layer and its sublayers are hidden.
  public var isHidden: Bool
  /// The appearance of the rectangle itself.
  public var style: SceneStyle
  /// The contents of the rectangle, from back to front, below the sublayers.
  public var contents: [SceneContent]
  /// The accessibility properties of the layer.
  public var accessibility: SceneAccessibility
  /// The sublayers, from back to front.
  public var sublayers: [SceneLayer]
  /// The layer whose opacity masks this layer and its sublayers, in the coordinates of this layer.
  ///
  /// The value is empty without one.
  public var mask: [SceneLayer] = []

  /// Creates a layer.
  public init(
    id: Int, name: String, geometry: SceneGeometry, opacity: Double = 1, isHidden: Bool = false,
    style: SceneStyle = SceneStyle(), contents: [SceneContent] = [],
    accessibility: SceneAccessibility = SceneAccessibility(), sublayers: [SceneLayer] = []
  ) {
    self.id = id
    self.name = name
    self.geometry = geometry
    self.opacity = opacity
    self.isHidden = isHidden
    self.style = style
    self.contents = contents
    self.accessibility = accessibility
    self.sublayers = sublayers
  }
}
