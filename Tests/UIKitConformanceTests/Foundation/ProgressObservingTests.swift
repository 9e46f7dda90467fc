import Testing
import UIKit

/// Key-value observing of a progress.
@MainActor
struct ProgressObservingTests {
  @MainActor
  private final class Log {
    var entries: [String] = []
  }

  private let log = Log()
  private let progress = Progress(totalUnitCount: 4)

  @Test(.rule("R1691"))
  func `An observer of a progress receives its changes until the observation ends`() async throws {
    let stage = try await Stage.open()
    await stage.show(UIViewController())
    let observation = progress.observe(\.fractionCompleted, options: [.old, .new]) { [log] _, change in
      let text = "\(change.oldValue ?? -1) to \(change.newValue ?? -1)"
      MainActor.assumeIsolated { log.entries.append(text) }
    }
    progress.completedUnitCount = 1
    await stage.advance(by: 0.1)
    progress.completedUnitCount = 3
    await stage.advance(by: 0.1)
    observation.invalidate()
    progress.completedUnitCount = 4
    await stage.advance(by: 0.1)
    #expect(log.entries == ["0.0 to 0.25", "0.25 to 0.75"])
  }

  @Test(.rule("R1691"))
  func `Cancelling a progress is reported, and the present value on request`() async throws {
    let stage = try await Stage.open()
    await stage.show(UIViewController())
    let observation = progress.observe(\.isCancelled, options: [.initial, .new]) { [log] _, change in
      let text = "\(change.newValue.map { "\($0)" } ?? "nil")"
      MainActor.assumeIsolated { log.entries.append(text) }
    }
    #expect(log.entries == ["false"])
    progress.cancel()
    await stage.advance(by: 0.1)
    #expect(log.entries == ["false", "true"])
    observation.invalidate()
  }
}
