/// The states that one container must show, from a ``StatePath`` or a ``StateArchive``.
@MainActor
protocol PathStep {
  nonisolated var description: String { get }

  /// Returns the states for a container with states of a type.
  ///
  /// - Parameters:
  ///   - type: The type of the container's states.
  ///   - asStack: A Boolean value that indicates whether the container would show a whole stack.
  ///   - isAccepted: A closure that returns whether a state may be restored. Only steps that restore states call it.
  func resolve<State>(_ type: State.Type, asStack: Bool, accepting isAccepted: (State) -> Bool) -> PathResolution<State>

  /// Returns the saved content of states that the container does not show.
  func branches<State>(of type: State.Type, accepting isAccepted: (State) -> Bool) -> [(State, [StateArchive.Node])]

  /// A Boolean value that indicates whether the place of the following steps still exists.
  var isForward: Bool { get }
  /// Makes the step accept more containers, if none of those that were searched has taken it.
  ///
  /// - Returns: A Boolean value that indicates whether the search must be repeated.
  func widen() -> Bool
  /// A Boolean value that indicates whether the path can continue without this step.
  ///
  /// If so, a step that cannot be performed is left out together with the steps that follow it.
  var isOptional: Bool { get }
  /// Called when the step, and the steps that follow it, are left out.
  func wasDropped(because reason: String)
  /// Called when the step is going to be taken.
  func willPerform()
}

/// The response of a step to a container.
enum PathResolution<State> {
  /// The step is meant for another container.
  case notMine
  /// The step is meant for this container, but nothing of it can be shown, for the given reason.
  case nothing(String)
  /// The states to show: one state, or a stack.
  case states([State])
}

extension PathResolution {
  /// Returns the decision of a container that shows one state at a time.
  @MainActor
  func decision(on state: (State) -> PathDecision) -> PathDecision {
    switch self {
    case .notMine: .notMine
    case .nothing(let reason): .nothing(reason)
    case .states(let states): states.first.map(state) ?? .nothing("There is no state in it.")
    }
  }
}

/// A step with the steps that follow it inside the content that it leads to.
struct PathNode {
  let step: any PathStep
  let next: [PathNode]

  /// Returns the nodes of a path in which each step is followed by the next one.
  static func nodes(_ steps: [any PathStep]) -> [PathNode] {
    steps.reversed().reduce([]) { next, step in [PathNode(step: step, next: next)] }
  }
}
