/// An observer of events, for as long as it is kept; see ``Diagnostics/observe(_:)``.
@preconcurrency @MainActor
public final class EventObservation {
  private let id: Int

  init(_ body: @escaping (ContainerEvent) -> Void) { id = EventCenter.add(body) }

  deinit { Teardown.perform { [id] in EventCenter.remove(id) } }

  /// Ends the observation; nothing is heard any more. What has ended cannot be resumed.
  public func cancel() { EventCenter.remove(id) }
}
