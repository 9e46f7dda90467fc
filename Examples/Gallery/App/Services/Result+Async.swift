extension Result where Failure == any Error {
  /// What came of some work.
  @MainActor
  init(of work: @MainActor () async throws -> Success) async {
    do { self = .success(try await work()) } catch { self = .failure(error) }
  }
}
