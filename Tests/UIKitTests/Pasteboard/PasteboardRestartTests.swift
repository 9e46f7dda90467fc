import Foundation
import Simulator
import Testing
import UIKit

/// The pasteboards of a device that restarts.
@MainActor
struct PasteboardRestartTests {
  @MainActor
  private final class Counter {
    var count = 0
  }

  @Test func `A change that was not reported before a restart does not prevent later reports`() async throws {
    _ = await Simulator.boot(.iPhone15)
    let pasteboard = try #require(UIPasteboard(name: UIPasteboard.Name("restart"), create: true))
    pasteboard.string = "before"
    let changeCount = pasteboard.changeCount
    let simulator = await Simulator.boot(.iPhone15)
    #expect(pasteboard.string == "before" && pasteboard.changeCount == changeCount + 1)
    let reports = Counter()
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil
    ) { _ in MainActor.assumeIsolated { reports.count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    pasteboard.string = "after"
    await simulator.settle()
    #expect(reports.count == 1 && pasteboard.changeCount == changeCount + 2)
    UIPasteboard.remove(withName: pasteboard.name)
  }
}
