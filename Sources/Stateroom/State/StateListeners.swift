/// The observers of what a container shows.
@MainActor
final class StateListeners<Value> {
  private var listeners: [Int: (changed: (Value) -> Void, ended: () -> Void)] = [:]
  private var lastID = 0

  private func add(changed: @escaping (Value) -> Void, ended: @escaping () -> Void) -> Int {
    lastID += 1
    listeners[lastID] = (changed, ended)
    return lastID
  }

  private func remove(_ id: Int) { exchange(&listeners[id], with: nil) }

  func notify(_ value: Value) {
    for listener in listeners.values { listener.changed(value) }
  }

  isolated deinit {
    for listener in listeners.values { listener.ended() }
  }
}

extension StateListeners where Value: Sendable {
  /// Returns a sequence of the values that are reported from now on.
  ///
  /// The sequence ends when the container is deallocated, and does not retain it.
  ///
  /// - Parameters:
  ///   - first: The current value.
  ///   - isSame: A closure that returns whether a value repeats the previous one and is left out. With the default
  ///     closure, the current value can occur twice if it has not been reported yet.
  func stream(
    beginningWith first: Value, isSame: @escaping (Value, Value) -> Bool = { _, _ in false }
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream<Value>.makeStream()
    continuation.yield(first)
    var last = first
    let id = add(
      changed: { value in
        guard !isSame(last, value) else { return }
        exchange(&last, with: value)
        continuation.yield(value)
      }, ended: { continuation.finish() })
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.remove(id) }
    }
    return stream
  }
}
