/// Everybody who listens to a container's states.
@MainActor
final class StateListeners<State> {
  private var listeners: [Int: (changed: (State) -> Void, ended: () -> Void)] = [:]
  private var lastID = 0

  func add(changed: @escaping (State) -> Void, ended: @escaping () -> Void) -> Int {
    lastID += 1
    listeners[lastID] = (changed, ended)
    return lastID
  }

  func remove(_ id: Int) { listeners[id] = nil }

  func tell(_ state: State) {
    for listener in listeners.values { listener.changed(state) }
  }

  isolated deinit {
    for listener in listeners.values { listener.ended() }
  }
}
