/// An observation of events that lasts until it is cancelled or deallocated.
///
/// You create an observation with ``Diagnostics/observe(_:)``.
@preconcurrency @MainActor
public final class EventObservation {
  private let id: Int

  init(_ body: @escaping (ContainerEvent) -> Void) { id = EventCenter.add(body) }

  deinit { Teardown.perform { [id] in EventCenter.remove(id) } }

  /// Ends the observation.
  ///
  /// A cancelled observation cannot be resumed.
  public func cancel() { EventCenter.remove(id) }
}
