/// A state as a machine knows it: by an identity, like a controller.
///
/// A machine is a value that is changed in place. Comparing, hashing and releasing states runs code of the app, which may
/// look at the container, and with it at the machine. So the machine compares identities, equal states have the same one, and
/// the ``StateIdentities`` keep them for as long as the machine may speak of them.
final class StateIdentity<State: Hashable>: Hashable {
  let state: State
  fileprivate let stateHash: Int

  init(_ state: State) {
    self.state = state
    stateHash = state.hashValue
  }

  static func == (one: StateIdentity, other: StateIdentity) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identities of the states that a machine knows.
@MainActor
final class StateIdentities<State: Hashable> {
  typealias Identity = StateIdentity<State>

  /// By the hashes of the states.
  private var identities: [Int: [Identity]] = [:]
  private(set) var count = 0

  /// The identity of a state, which is new unless an equal one is known.
  func identity(of state: State) -> Identity {
    let new = Identity(state)
    var compared = 0
    // Comparing is code of the app, which may lead to new identities.
    while let known = identities[new.stateHash], compared < known.count {
      let candidate = known[compared]
      if candidate.state == state { return candidate }
      compared += 1
    }
    keep(new)
    return new
  }

  /// Keeps an identity that a machine is going to know.
  func keep(_ identity: Identity) {
    let known = identities[identity.stateHash] ?? []
    guard !known.contains(identity) else { return }
    identities[identity.stateHash] = known + [identity]
    count += 1
  }

  /// Releases the identities that are not needed any more, and their states with them.
  func release(keeping needed: some Sequence<Identity>) {
    let kept = Dictionary(grouping: Set(needed), by: \.stateHash)
    count = kept.values.reduce(0) { $0 + $1.count }
    exchange(&identities, with: kept)
  }
}
