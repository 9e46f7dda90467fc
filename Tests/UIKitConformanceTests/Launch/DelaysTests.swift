import Testing
import UIKit

/// Delays that an app requests of the system.
@MainActor
struct DelaysTests {
  @Test(.rule("R277"))
  func `A block that is delayed on the main queue runs after the delay`() async throws {
    let stage = try await Stage.open()
    var hasRun = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { hasRun = true }
    await stage.advance(by: 0.1)
    #expect(!hasRun)
    await stage.advance(by: 0.4)
    #expect(hasRun)
  }

  @Test(.rule("R277"))
  func `A task that sleeps continues after the delay`() async throws {
    let stage = try await Stage.open()
    var hasRun = false
    Task {
      try await Task.sleep(for: .seconds(0.3))
      hasRun = true
    }
    await stage.advance(by: 0.1)
    #expect(!hasRun)
    await stage.advance(by: 0.4)
    #expect(hasRun)
  }
}
