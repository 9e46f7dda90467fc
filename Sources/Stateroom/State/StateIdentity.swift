/// An identity by which a machine refers to a state.
///
/// A machine is a value that is changed in place. Comparing, hashing and releasing states runs code of the app, which
/// can access the container and, through it, the machine. The machine therefore compares identities. Equal states have
/// the same identity, and ``StateIdentities`` retains every identity that the machine refers to.
///
/// The type of the state is erased, so that machines and their followers are not generic.
final class StateIdentity: Hashable {
  /// The state.
  let value: Any

  init<State: Hashable>(_ state: State) { value = state }

  /// Returns the state, whose type is that of the container's states.
  func state<State>(as type: State.Type) -> State {
    // A container creates all of its identities from its own states.
    value as! State
  }

  static func == (one: StateIdentity, other: StateIdentity) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identities of the states to which a machine refers.
///
/// A state has one identity for as long as anything refers to the identity: the machine, or a request that waits.
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
    let new = StateIdentity(state)
    identities[hash, default: []].append(new)
    count += 1
    return new
  }

  /// Releases the identities to which nothing else refers, together with their states.
  func releaseUnused() {
    var unused: [StateIdentity] = []
    for hash in Array(identities.keys) {
      var known = identities.removeValue(forKey: hash) ?? []
      for index in known.indices.reversed() where isKnownUniquelyReferenced(&known[index]) {
        unused.append(known.remove(at: index))
      }
      if !known.isEmpty { identities[hash] = known }
    }
    count -= unused.count
    // Deallocation runs code of the app, which must find a consistent state.
    withExtendedLifetime(unused) {}
  }
}
