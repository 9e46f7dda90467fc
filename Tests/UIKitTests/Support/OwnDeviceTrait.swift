import Simulator
import Testing

/// Provides the runtime exclusively to each test, in its initial state, from the suite's initializer to the test's end.
///
/// A suite's initializer and its test are two steps, between which other tests may run; without this trait one test
/// would find another test's clock, or its own window removed.
struct OwnDeviceTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func scopeProvider(for test: Test, testCase: Test.Case?) -> OwnDeviceTrait? { testCase == nil ? nil : self }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let simulator = await Simulator.boot(.iPhone15)
    defer { withExtendedLifetime(simulator) {} }
    do {
      try await function()
    } catch {
      await ShownWindows.release()
      throw error
    }
    await ShownWindows.release()
  }
}

extension Trait where Self == OwnDeviceTrait {
  /// Gives each test the runtime for itself, as new.
  static var ownDevice: OwnDeviceTrait { OwnDeviceTrait() }
}
