/// One rectangle of a frame: where it is, how it looks, what it shows and what lies in it.
public struct SceneLayer: Codable, Equatable, Sendable, Identifiable {
  /// What tells this layer from all others, the same from frame to frame.
  public var id: Int
  /// What made the layer, for people: a class name.
  public var name: String
  /// Where the layer is in its parent.
  public var geometry: SceneGeometry
  /// How visible the layer is with everything in it, 0 to 1.
  public var opacity: Double
  /// A Boolean value that indicates whether the layer and everything in it is left out.
  public var isHidden: Bool
  /// How the rectangle itself is painted.
  public var style: SceneStyle
  /// What is shown in the rectangle, from back to front, below the sublayers.
  public var contents: [SceneContent]
  /// What assistive technology meets here.
  public var accessibility: SceneAccessibility
  /// The layers in this one, from back to front.
  public var sublayers: [SceneLayer]

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
