/// An identity by which a machine refers to a state.
///
/// A machine is a value that is changed in place. Comparing, hashing and releasing states runs code of the app, which can
/// access the container and, through it, the machine. The machine therefore compares identities. Equal states have the same
/// identity, and ``StateIdentities`` retains the identities for as long as the machine may refer to them.
///
/// The type of the state is erased, so that machines and their followers are not generic.
final class StateIdentity: Hashable {
  /// The state.
  let value: Any
  fileprivate let stateHash: Int

  init<State: Hashable>(_ state: State, hash: Int) {
    value = state
    stateHash = hash
  }

  convenience init<State: Hashable>(_ state: State) { self.init(state, hash: state.hashValue) }

  /// Returns the state, whose type is that of the container's states.
  func state<State>(as type: State.Type) -> State {
    // A container creates all of its identities from its own states.
    value as! State
  }

  static func == (one: StateIdentity, other: StateIdentity) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identities of the states to which a machine refers.
@MainActor
final class StateIdentities {
  /// The identities, by the hash values of their states.
  private var identities: [Int: [StateIdentity]] = [:]
  private(set) var count = 0

  /// Returns the identity of a state, which is new if no equal state has one.
  func identity<State: Hashable>(of state: State) -> StateIdentity {
    let hash = state.hashValue
    var compared = 0
    // Comparing states runs code of the app, which can add identities.
    while let known = identities[hash], compared < known.count {
      let candidate = known[compared]
      if candidate.state(as: State.self) == state { return candidate }
      compared += 1
    }
    let new = StateIdentity(state, hash: hash)
    keep(new)
    return new
  }

  /// Stores an identity to which a machine is going to refer.
  func keep(_ identity: StateIdentity) {
    let known = identities[identity.stateHash] ?? []
    guard !known.contains(identity) else { return }
    identities[identity.stateHash] = known + [identity]
    count += 1
  }

  /// Releases the identities that are no longer needed, together with their states.
  func release(keeping needed: some Sequence<StateIdentity>) {
    let needed = Set(needed)
    var kept: [Int: [StateIdentity]] = [:]
    for identity in needed { kept[identity.stateHash, default: []].append(identity) }
    count = needed.count
    exchange(&identities, with: kept)
  }
}
