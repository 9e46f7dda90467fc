/// The states that a container has shown, and the transitions between them, for an inspector.
public struct SceneStateGraph: Codable, Equatable, Sendable {
  /// A transition from one state to another.
  public struct Edge: Codable, Equatable, Sendable {
    /// The name of the previous state; `nil` for the first transition.
    public var from: String?
    /// The name of the new state.
    public var to: String
    /// The number of times the transition was performed.
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
  /// The name of the current state; `nil` if there is none.
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
