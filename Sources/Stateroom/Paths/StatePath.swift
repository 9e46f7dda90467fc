/// Where to go through nested containers: a state for each, the outermost first.
///
/// ```swift
/// let path = StatePath(Phase.home)
///   .then(Section.library)
///   .then(stack: [Page.shelf, .book(7), .chapter(2)])
/// root.open(path, animated: true)
/// ```
///
/// A path is a value: it can be made from a link, compared, kept, and sent about. It does not say which containers are meant.
/// Each step goes to the nearest container of states of its type, so that a path survives what lies between them.
public struct StatePath: Hashable, Sendable {
  /// The steps, the outermost first.
  public private(set) var steps: [Step]

  /// Creates a path that begins with a state.
  public init(_ state: some Hashable & Sendable) { steps = [Step([state], isStack: false)] }

  /// Creates a path that begins with the whole stack of a ``StateNavigationController``.
  public init(stack states: [some Hashable & Sendable]) { steps = [Step(states, isStack: true)] }

  /// The path with one more step: a state of a container further in.
  ///
  /// In a ``StateNavigationController`` it is gone to as by
  /// ``StateNavigationController/transition(to:animated:completion:)``.
  public func then(_ state: some Hashable & Sendable) -> StatePath { with(Step([state], isStack: false)) }

  /// The path with one more step: the whole stack of a ``StateNavigationController`` further in, the lowest state first.
  public func then(stack states: [some Hashable & Sendable]) -> StatePath { with(Step(states, isStack: true)) }

  private func with(_ step: Step) -> StatePath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// What one container on the way is to show.
  public struct Step: Hashable, Sendable {
    private let states: [any Hashable & Sendable]
    private let type: ObjectIdentifier
    private let typeName: String
    /// Whether the step says what a whole stack is.
    public let isStack: Bool

    init<State: Hashable & Sendable>(_ states: [State], isStack: Bool) {
      self.states = states
      self.isStack = isStack
      type = ObjectIdentifier(State.self)
      typeName = String(describing: State.self)
    }

    /// Whether two steps are of the same type and have equal states.
    public static func == (one: Step, other: Step) -> Bool {
      one.isStack == other.isStack && one.type == other.type && one.erased == other.erased
    }

    /// Feeds the type and the states to a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(isStack)
      hasher.combine(type)
      hasher.combine(erased)
    }

    private var erased: [AnyHashable] { states.map { AnyHashable($0) } }
  }
}

extension StatePath: CustomStringConvertible {
  /// The steps with their types, such as `Phase.home / Section.library / Page[shelf, book(7)]`.
  public var description: String { steps.map(\.description).joined(separator: " / ") }
}

extension StatePath.Step: CustomStringConvertible {
  /// The step with the type of its states.
  public var description: String {
    let names = states.map { String(describing: $0) }.joined(separator: ", ")
    return isStack ? "\(typeName)[\(names)]" : "\(typeName).\(names)"
  }
}

extension StatePath.Step: PathStep {
  func resolve<State>(_ type: State.Type, asStack: Bool, accepting isAccepted: (State) -> Bool) -> PathResolution<State>
  {
    // A path says what the app wants now; whether a state may be restored is another question.
    guard asStack == isStack, self.type == ObjectIdentifier(type) else { return .notMine }
    return .states(states.compactMap { $0 as? State })
  }

  func branches<State>(of type: State.Type, accepting isAccepted: (State) -> Bool) -> [(State, [StateArchive.Node])] {
    []
  }

  /// Nothing of a path is left out.
  var leadsOn: Bool { true }
  var isOptional: Bool { false }
  func wasDropped(because reason: String) {}
  func wasTaken() {}
}
