/// What one container on the way is to show, whatever it comes from: a ``StatePath`` or a ``StateArchive``.
@MainActor
protocol PathStep {
  nonisolated var description: String { get }

  /// The states, for a container of this type of states.
  ///
  /// - Parameters:
  ///   - asStack: Whether the container would take a whole stack.
  ///   - isAccepted: Whether a state may be restored. Only steps that restore something ask.
  func resolve<State>(_ type: State.Type, asStack: Bool, accepting isAccepted: (State) -> Bool) -> PathResolution<State>

  /// What is kept for states of a container that it does not show, each with what is inside.
  func branches<State>(of type: State.Type, accepting isAccepted: (State) -> Bool) -> [(State, [StateArchive.Node])]

  /// Whether the steps that follow still have the place that they are meant for.
  var leadsOn: Bool { get }
  /// Whether everything else is done even if this step, and what follows it, cannot be.
  var isOptional: Bool { get }
  /// The step, and what follows it, was left out.
  func wasDropped(because reason: String)
  /// The step will be done.
  func wasTaken()
}

/// What a step says to a container.
enum PathResolution<State> {
  /// It is meant for another one.
  case notMine
  /// It is meant for this one, but nothing of it can be shown, for a reason.
  case nothing(String)
  /// What is to be shown: one state, or a stack.
  case states([State])
}

extension PathResolution {
  /// What a container says that shows one state at a time.
  @MainActor
  func decision(on state: (State) -> PathDecision) -> PathDecision {
    switch self {
    case .notMine: .notMine
    case .nothing(let reason): .nothing(reason)
    case .states(let states): states.first.map(state) ?? .nothing("There is no state in it.")
    }
  }
}

/// A step with those that follow it inside of what it leads to.
struct PathNode {
  let step: any PathStep
  let next: [PathNode]

  /// The steps of a path, each of which is followed by the next one.
  static func nodes(_ steps: [any PathStep]) -> [PathNode] {
    steps.reversed().reduce([]) { next, step in [PathNode(step: step, next: next)] }
  }
}
