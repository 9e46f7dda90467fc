extension TransitionOutcome {
  /// Makes a request, suspends until it ends, and returns its outcome.
  ///
  /// - Parameter request: A closure that makes the request with the given completion handler.
  @MainActor
  static func awaiting(_ request: (@escaping (TransitionOutcome) -> Void) -> Void) async -> TransitionOutcome {
    await withCheckedContinuation { continuation in request { continuation.resume(returning: $0) } }
  }
}
