import UIKit

/// The content of a container, as the container describes it in its events.
///
/// A part of the content is a state, or a view controller without a state. Its name is for people and leaves out the
/// payload of a state, so that different states can have one name. Two parts are compared by what they represent: a
/// state by the comparison of its container, an entry of a stack and a child by the view controller, and a tab by its
/// identity.
@MainActor
struct ReportedContent {
  /// A part of the content.
  @MainActor
  struct Part {
    let name: String
    private let value: Any
    private let isSameValue: (Any) -> Bool

    /// Creates a part that is the same as each part with an equal identity.
    init(named name: String, identity: some Hashable) {
      self.name = name
      value = identity
      isSameValue = { other in Self.equals(identity, other) }
    }

    /// Creates a part that represents a state.
    init<State>(_ state: State, named name: String, isSameState: @escaping (State, State) -> Bool) {
      self.name = name
      value = state
      isSameValue = { other in (other as? State).map { isSameState(state, $0) } ?? false }
    }

    private static func equals<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { (other as? Value) == value }

    func isSame(as other: Part) -> Bool { isSameValue(other.value) }
  }

  /// The parts, the lowest first.
  let parts: [Part]

  /// The content of a container that shows nothing.
  static let nothing = ReportedContent([])

  init(_ parts: [Part]) { self.parts = parts }

  /// Creates the content of view controllers without a state.
  init(of controllers: [UIViewController]) {
    parts = controllers.map { Part(named: EventName.of($0), identity: ObjectIdentifier($0)) }
  }

  /// The names of the parts.
  var names: [String] { parts.map { $0.name } }

  /// Returns whether two contents have the same parts.
  func isSame(as other: ReportedContent) -> Bool {
    parts.count == other.parts.count && zip(parts, other.parts).allSatisfy { $0.isSame(as: $1) }
  }

  /// Returns whether another content has the same current state, which is the last part.
  func hasSameState(as other: ReportedContent) -> Bool {
    guard let state = parts.last, let other = other.parts.last else { return parts.isEmpty && other.parts.isEmpty }
    return state.isSame(as: other)
  }
}

/// A change from one content to another, as the container describes it in its events.
@MainActor
struct ReportedChange {
  let from: ReportedContent
  let to: ReportedContent
  let isAnimated: Bool
  var transition: ContainerTransition?

  /// The change that observers receive.
  var event: ContainerEvent.Change {
    .init(from: from.names, to: to.names, isAnimated: isAnimated, using: transition)
  }

  /// The change back to the origin.
  var reversed: ReportedChange { .init(from: to, to: from, isAnimated: isAnimated, transition: transition) }
}
