/// A destination in nested containers: a state for each container, the outermost first.
///
/// ```swift
/// let path = StatePath(Phase.home)
///   .then(Section.library)
///   .then(stack: [Page.shelf, .book(7), .chapter(2)])
/// root.open(path)
/// ```
///
/// A path is a value that can be created from a link, compared, stored and sent. It does not name containers. Each step
/// applies to the nearest container whose states have the type of the step, so that a path remains valid when the view
/// controllers in between change.
public struct StatePath: Hashable, Sendable {
  /// The steps of the path, the outermost first.
  public private(set) var steps: [Step]

  /// Creates a path that begins with a state.
  ///
  /// The step applies to a container whose states have exactly this type. An array or an optional is such a state, too;
  /// use ``init(stack:)`` for the states of a stack, and unwrap an optional first.
  ///
  /// - Parameter state: The state of the outermost container.
  public init(_ state: some Hashable & Sendable) { steps = [Step([state], isStack: false)] }

  /// Creates a path with the steps of another one.
  ///
  /// - Parameter path: The other path.
  public init(_ path: StatePath) { self = path }

  /// Creates a path that begins with the whole stack of a ``StateNavigationController``.
  ///
  /// - Parameter states: The states of the stack, the lowest first.
  public init(stack states: [some Hashable & Sendable]) { steps = [Step(states, isStack: true)] }

  /// Returns the path with one more step: a state of a container further in.
  ///
  /// In a ``StateNavigationController``, the step has the effect of
  /// ``StateNavigationController/transition(to:animated:completion:)``.
  ///
  /// - Parameter state: The state that the container must show.
  /// - Returns: The path with the additional step.
  public func then(_ state: some Hashable & Sendable) -> StatePath {
    var path = self
    path.append(state)
    return path
  }

  /// Returns the path with one more step: the whole stack of a ``StateNavigationController``.
  ///
  /// - Parameter states: The states of the stack, the lowest first.
  /// - Returns: The path with the additional step.
  public func then(stack states: [some Hashable & Sendable]) -> StatePath {
    var path = self
    path.append(stack: states)
    return path
  }

  /// Returns the path with the steps of another one, for containers further in.
  ///
  /// - Parameter path: The steps to add.
  /// - Returns: The path with the additional steps.
  public func then(_ path: StatePath) -> StatePath {
    var result = self
    result.append(path)
    return result
  }

  /// Adds the steps of another path, for containers further in.
  ///
  /// - Parameter path: The steps to add.
  public mutating func append(_ path: StatePath) { steps += path.steps }

  /// Adds a step to the path: a state of a container further in.
  ///
  /// Use this method to create a path from the components of a link.
  ///
  /// - Parameter state: The state that the container must show.
  public mutating func append(_ state: some Hashable & Sendable) { steps.append(Step([state], isStack: false)) }

  /// Adds a step to the path: the whole stack of a ``StateNavigationController``.
  ///
  /// - Parameter states: The states of the stack, the lowest first.
  public mutating func append(stack states: [some Hashable & Sendable]) { steps.append(Step(states, isStack: true)) }

  /// The states that one container of the path must show.
  public struct Step: Hashable, Sendable {
    private let states: [any Hashable & Sendable]
    private let type: ObjectIdentifier
    private let typeName: String
    /// A Boolean value that indicates whether the step describes a whole stack.
    public let isStack: Bool

    init<State: Hashable & Sendable>(_ states: [State], isStack: Bool) {
      self.states = states
      self.isStack = isStack
      type = ObjectIdentifier(State.self)
      typeName = String(describing: State.self)
    }

    /// Returns whether two steps have the same kind, the same type and equal states.
    public static func == (one: Step, other: Step) -> Bool {
      one.isStack == other.isStack && one.type == other.type && one.erased == other.erased
    }

    /// Hashes the kind, the type and the states of the step.
    ///
    /// - Parameter hasher: The hasher to use.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(isStack)
      hasher.combine(type)
      hasher.combine(erased)
    }

    private var erased: [AnyHashable] { states.map { AnyHashable($0) } }
  }
}

extension StatePath: CustomStringConvertible {
  /// The steps with the types of their states.
  ///
  /// An example is `Phase.home / Section.library / Page[shelf, book(7)]`.
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
    // A path states what the app requests now. Whether a state may be restored does not apply to it.
    guard asStack == isStack, self.type == ObjectIdentifier(type) else { return .notMine }
    return .states(states.compactMap { $0 as? State })
  }

  func branches<State>(of type: State.Type, accepting isAccepted: (State) -> Bool) -> [(State, [StateArchive.Node])] {
    []
  }

  /// A Boolean value that is always `true`, because no step of a path is left out.
  var isForward: Bool { true }
  var isOptional: Bool { false }
  func widen() -> Bool { false }
  func wasDropped(because reason: String) {}
  func willPerform() {}
}
