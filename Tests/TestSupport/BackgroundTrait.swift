package import Testing

/// Runs long computations that are independent of the main actor where they block no other test.
///
/// Without it they would occupy the few threads that all tasks share, and the tests of what is on a screen, most of the
/// suite, could not go on whenever one of their tasks leaves the main actor for a moment.
package struct BackgroundTrait: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func scopeProvider(for test: Test, testCase: Test.Case?) -> BackgroundTrait? {
    testCase == nil ? nil : self
  }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard #available(iOS 18, tvOS 18, macOS 15, macCatalyst 18, visionOS 2, *) else { return try await function() }
    try await withTaskExecutorPreference(BackgroundExecutor.shared) { try await function() }
  }
}

extension Trait where Self == BackgroundTrait {
  /// Runs long computations where they block no other test.
  package static var background: BackgroundTrait { BackgroundTrait() }
}
