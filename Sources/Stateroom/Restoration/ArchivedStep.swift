import UIKit

/// A step of a path for one container of an archive.
///
/// A step that cannot be restored is left out of the path.
@MainActor
final class ArchivedStep: PathStep {
  nonisolated let description: String
  private let node: StateArchive.Node
  private let log: RestorationLog
  /// The number of states that are restored, or `nil` until the states have been decoded.
  private var kept: Int?
  private let typeName: StateTypeName
  /// The types of states, in the containers that were searched, whose short name is the archived name.
  private var possibleTypes: Set<StateTypeName> = []
  /// A Boolean value that indicates whether the archived name can be a short one.
  private var acceptsShortName = false

  init(_ node: StateArchive.Node, _ log: RestorationLog) {
    self.node = node
    self.log = log
    typeName = StateTypeName(node.typeName)
    description = Self.describe(node.typeName, node.states, isStack: node.isStack)
  }

  /// Returns the nodes for parts of an archive, with the nodes for the content of each part.
  static func nodes(_ nodes: [StateArchive.Node], _ log: RestorationLog) -> [PathNode] {
    nodes.map { node in
      PathNode(step: ArchivedStep(node, log), next: Self.nodes(node.content, log))
    }
  }

  var isOptional: Bool { true }

  /// A Boolean value that indicates whether all states are restored.
  ///
  /// The archived content of the topmost state of a stack does not belong to another state.
  var isForward: Bool { kept == nil || kept == node.states.count }

  func resolve<State>(_ type: State.Type, asStack: Bool, accepting isAccepted: (State) -> Bool) -> PathResolution<State>
  {
    guard asStack == node.isStack, let decodable = type as? any Decodable.Type, isMeant(type) else { return .notMine }
    var states: [State] = []
    var reason: String?
    for text in node.states {
      switch Self.state(type, decodable, text) {
      case .success(let state) where isAccepted(state): states.append(state)
      case .success(let state): reason = "The app does not restore \(state)."
      case .failure(let problem): reason = problem.description
      }
      if reason != nil { break }
    }
    kept = states.count
    guard let reason else { return .states(states) }
    guard node.isStack, !states.isEmpty else { return .nothing(reason) }
    log.drop(Self.describe(node.typeName, Array(node.states[states.count...]), isStack: true), because: reason)
    dropContent()
    return .states(states)
  }

  /// Returns whether the step is for containers with states of a type.
  private func isMeant(_ type: Any.Type) -> Bool {
    let name = StateTypeName(of: type)
    if name.full == typeName.full { return true }
    guard name.short == typeName.full else { return false }
    possibleTypes.insert(name)
    return acceptsShortName
  }

  /// Accepts the archived name as the short name of a type.
  ///
  /// No container that was searched has states of a type with that full name.
  ///
  /// - Returns: `false` if there are none, or the name is that of several types.
  func widen() -> Bool {
    guard !acceptsShortName, possibleTypes.count == 1 else { return false }
    acceptsShortName = true
    return true
  }

  /// Returns the archived content of states that are not shown.
  func branches<State>(of type: State.Type, accepting isAccepted: (State) -> Bool) -> [(State, [StateArchive.Node])] {
    guard let decodable = type as? any Decodable.Type else { return [] }
    return node.branches.compactMap { branch in
      let name = Self.describe(node.typeName, [branch.state], isStack: false)
      switch Self.state(type, decodable, branch.state) {
      case .success(let state) where isAccepted(state): return (state, branch.content)
      case .success(let state): log.drop(name, because: "The app does not restore \(state).")
      case .failure(let problem): log.drop(name, because: problem.description)
      }
      return nil
    }
  }

  func willPerform() {
    log.restore(Self.describe(node.typeName, Array(node.states.prefix(kept ?? 0)), isStack: node.isStack))
  }

  func wasDropped(because reason: String) {
    log.drop(description, because: reason)
    dropContent()
  }

  private func dropContent() {
    for step in node.content {
      ArchivedStep(step, log).wasDropped(because: "Its container was not restored.")
    }
  }

  private struct Problem: Error { var description: String }

  private static func state<State>(
    _ type: State.Type, _ decodable: any Decodable.Type, _ text: String
  ) -> Result<State, Problem> {
    do {
      guard let state = try StateCoding.value(of: decodable, text) as? State else {
        return .failure(Problem(description: "It could not be decoded as the type \(type)."))
      }
      return .success(state)
    } catch {
      return .failure(Problem(description: StateCoding.description(of: error)))
    }
  }

  private nonisolated static func describe(_ typeName: String, _ states: [String], isStack: Bool) -> String {
    let typeName = StateTypeName(typeName).short
    let list = states.map { $0.count > 200 ? "\($0.prefix(200))…" : $0 }.joined(separator: ", ")
    return isStack ? "\(typeName)[\(list)]" : "\(typeName) \(list)"
  }
}

/// A record of what a restoration has restored and what it has left out.
@MainActor
final class RestorationLog {
  private(set) var restored: [String] = []
  private(set) var dropped: [StateRestorationReport.Loss] = []

  func restore(_ name: String) { restored.append(name) }

  func drop(_ name: String, because reason: String) {
    dropped.append(StateRestorationReport.Loss(name: name, reason: reason))
  }
}
