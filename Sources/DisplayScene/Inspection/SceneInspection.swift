/// The information that an inspector shows: the view controllers, and the states of containers.
public struct SceneInspection: Codable, Equatable, Sendable {
  /// A view controller in the hierarchy.
  public struct Controller: Codable, Equatable, Sendable {
    /// The number of ancestors.
    public var depth: Int
    /// The class of the view controller.
    public var name: String
    /// The title of the view controller.
    public var title: String?
    /// The appearance phase of the view controller, such as `appeared`; `nil` while the view is not loaded.
    public var appearance: String?
    /// The role of the view controller in the hierarchy, such as `root`, `child`, or `presented`.
    public var role: String
    /// The identifier of the layer of the view controller's view.
    public var layer: Int?

    /// Creates the description of a view controller.
    public init(depth: Int, name: String, title: String?, appearance: String?, role: String, layer: Int?) {
      self.depth = depth
      self.name = name
      self.title = title
      self.appearance = appearance
      self.role = role
      self.layer = layer
    }
  }

  /// The view controllers of all windows, each followed by its descendants.
  public var controllers: [Controller]
  /// The states that containers have shown.
  public var graphs: [SceneStateGraph]

  /// Creates an inspection.
  public init(controllers: [Controller] = [], graphs: [SceneStateGraph] = []) {
    self.controllers = controllers
    self.graphs = graphs
  }
}
