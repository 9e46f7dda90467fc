/// What an inspector shows of one view, beyond its layer.
public struct SceneViewDetails: Codable, Equatable, Sendable {
  /// The layer of the view.
  public var layer: Int
  /// The active constraints of the view, one equation each.
  public var constraints: [String]
  /// The accessibility properties of the view itself, also if it is a part of an element.
  public var accessibility: SceneAccessibility
  /// The accessibility hint of the view.
  public var hint: String?

  /// Creates details.
  public init(layer: Int, constraints: [String], accessibility: SceneAccessibility, hint: String?) {
    self.layer = layer
    self.constraints = constraints
    self.accessibility = accessibility
    self.hint = hint
  }
}
