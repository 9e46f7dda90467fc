/// A queue that delivers the events of all containers to the observers.
///
/// An event is *noted* when it happens and *delivered* at the next point where user code may run: between two steps of
/// a container, or after a request was accepted. An observer may therefore make requests. Their events are delivered to
/// every observer after the present one, so that all observers receive the events in the same order.
///
/// Callers check ``isObserved`` first, so that no event is created while there is no observer.
@MainActor
enum EventCenter {
  private(set) static var isObserved = false
  private static var observers: [(id: Int, body: (ContainerEvent) -> Void)] = []
  private static var queue = EffectQueue<ContainerEvent>()
  private static var lastObserver = 0
  private static var lastRequest = 0

  static func nextRequest() -> Int {
    lastRequest += 1
    return lastRequest
  }

  static func add(_ body: @escaping (ContainerEvent) -> Void) -> Int {
    lastObserver += 1
    observers.append((lastObserver, body))
    isObserved = true
    return lastObserver
  }

  static func remove(_ id: Int) {
    let others = observers.filter { $0.id != id }
    isObserved = !others.isEmpty
    exchange(&observers, with: others)
  }

  static func note(
    _ kind: ContainerEvent.Kind, of request: Int?, in container: ContainerEvent.Container,
    ending: ContainerEvent.Ending? = nil, path: StatePath? = nil
  ) {
    guard isObserved else { return }
    queue.effects.append(
      ContainerEvent(container: container, request: request, kind: kind, ending: ending, path: path))
  }

  static func deliver() {
    guard !queue.isEmpty, queue.begin() else { return }
    LeaveGuards.evaluated {
      while let event = next() {
        for observer in observers where observers.contains(where: { $0.id == observer.id }) { observer.body(event) }
      }
    }
  }

  /// Returns the next event.
  ///
  /// An event may retain objects of the app, such as an animator. They are released after the queue was changed.
  private static func next() -> ContainerEvent? {
    let events = queue.effects
    defer { withExtendedLifetime(events) {} }
    return queue.next()
  }
}
