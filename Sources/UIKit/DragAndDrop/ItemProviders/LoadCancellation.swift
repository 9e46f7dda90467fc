import Synchronization

/// The cancellation of a load, which is forwarded to the progress of the app's handler as soon as there is one.
final class LoadCancellation: Sendable {
  private struct State {
    var isRequested = false
    var progress: Progress?
  }

  private let state = Mutex(State())

  /// A Boolean value that indicates whether the load was cancelled.
  var isRequested: Bool { state.withLock { $0.isRequested } }

  /// Cancels the load.
  ///
  /// The progress is cancelled outside of the lock, because it calls the app.
  func cancel() {
    let progress = state.withLock { state -> Progress? in
      state.isRequested = true
      return state.progress
    }
    progress?.cancel()
  }

  /// Cancels a progress when the load is cancelled, or now if it was.
  func forward(to progress: Progress) {
    let isRequested = state.withLock { state -> Bool in
      state.progress = progress
      return state.isRequested
    }
    if isRequested { progress.cancel() }
  }
}
