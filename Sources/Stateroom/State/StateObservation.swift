/// An observation of a model that is cancelled by hand, or ends with the container or the model.
@preconcurrency @MainActor
public final class StateObservation {
  private var stop: (() -> Void)?

  init(stop: @escaping () -> Void) { self.stop = stop }

  /// Stops following the model; the state stays as it is.
  public func cancel() {
    exchange(&stop, with: nil)?()
  }
}
