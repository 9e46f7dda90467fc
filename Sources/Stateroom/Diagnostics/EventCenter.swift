/// Passes on what containers do to whoever observes them.
///
/// An event is *noted* when it happens and *delivered* at the next point where user code may run: between two steps of a
/// container, or when a request has been taken. So an observer may ask for anything. What it causes is delivered to everybody
/// after the event that it was told of, and all hear the same order.
///
/// Nothing is made as long as nobody observes: ``isObserved`` is to be looked at first.
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

  static func note(_ kind: ContainerEvent.Kind, of request: Int?, in container: ContainerEvent.Container) {
    guard isObserved else { return }
    queue.effects.append(ContainerEvent(container: container, request: request, kind: kind))
  }

  static func deliver() {
    guard !queue.isEmpty, queue.begin() else { return }
    while let event = next() {
      for observer in observers where observers.contains(where: { $0.id == observer.id }) { observer.body(event) }
    }
  }

  /// The next event. What an event holds, such as an animator of the app's, is released after the queue was changed.
  private static func next() -> ContainerEvent? {
    let events = queue.effects
    defer { withExtendedLifetime(events) {} }
    return queue.next()
  }
}
