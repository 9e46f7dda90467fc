/// The information that an inspector shows for a view in addition to its layer.
public struct SceneViewDetails: Codable, Equatable, Sendable {
  /// The identifier of the view's layer.
  public var layer: Int
  /// The active constraints of the view, each as an equation.
  public var constraints: [String]
  /// The accessibility properties of the view itself, even if it is a part of an element.
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
