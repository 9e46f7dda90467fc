/// An observation of a model by a container.
///
/// The observation ends when it is cancelled, or when the container or the model is deallocated.
@preconcurrency @MainActor
public final class StateObservation {
  private var stop: (() -> Void)?

  init(stop: @escaping () -> Void) { self.stop = stop }

  /// Stops observing the model.
  ///
  /// The container's state does not change.
  public func cancel() {
    exchange(&stop, with: nil)?()
  }
}
