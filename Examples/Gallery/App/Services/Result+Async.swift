extension Result where Failure == any Error {
  /// Creates a result from the outcome of an asynchronous function.
  @MainActor
  init(of work: @MainActor () async throws -> Success) async {
    do { self = .success(try await work()) } catch { self = .failure(error) }
  }
}
