package import Testing

/// A trait that runs long computations that are independent of the main actor without blocking other tests.
///
/// Otherwise, they would occupy the few threads that all tasks share, and block the many tests of user interfaces
/// whenever one of their tasks leaves the main actor.
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
  /// The trait that runs long computations without blocking other tests.
  package static var background: BackgroundTrait { BackgroundTrait() }
}
