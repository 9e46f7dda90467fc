/// The states that a container has shown, and the transitions between them, for an inspector.
public struct SceneStateGraph: Codable, Equatable, Sendable {
  /// A transition from one state to another.
  public struct Edge: Codable, Equatable, Sendable {
    /// The name of the state that was left; `nil` for the first transition.
    public var from: String?
    /// The name of the state that was shown.
    public var to: String
    /// The number of times that the transition was performed.
    public var count: Int

    /// Creates a transition.
    public init(from: String?, to: String, count: Int) {
      self.from = from
      self.to = to
      self.count = count
    }
  }

  /// The class of the container.
  public var container: String
  /// The name of the present state.
  public var current: String?
  /// The transitions, in the order in which they were first performed.
  public var edges: [Edge]

  /// Creates a graph.
  public init(container: String, current: String?, edges: [Edge]) {
    self.container = container
    self.current = current
    self.edges = edges
  }
}
