extension TransitionOutcome {
  /// Makes a request that tells its outcome to a closure, and returns when it has.
  @MainActor
  static func awaiting(_ request: (@escaping (TransitionOutcome) -> Void) -> Void) async -> TransitionOutcome {
    await withCheckedContinuation { continuation in request { continuation.resume(returning: $0) } }
  }
}
