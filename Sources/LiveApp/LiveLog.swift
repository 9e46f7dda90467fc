import BrowserDisplay
import DisplayScene
import Foundation
import UIKit

/// The lines of the log that have not been sent to the display.
///
/// Layout callbacks are omitted: some animations cause them in every frame, and they would hide all other lines.
struct LiveLog {
  private var entries: [SceneLogEntry] = []
  private let start = ProcessInfo.processInfo.systemUptime

  @MainActor
  mutating func append(_ event: LifecycleEvent) {
    guard event.callback != .viewWillLayoutSubviews, event.callback != .viewDidLayoutSubviews else { return }
    append(.callback, event.name, event.callback.text)
  }

  @MainActor
  mutating func append(problem: String) { append(.problem, "UIKit", problem) }

  /// Adds a line about a request to a container.
  mutating func append(request text: String, to container: String) { append(.request, container, text) }

  mutating func takeNewEntries() -> [SceneLogEntry] {
    defer { entries = [] }
    return entries
  }

  private mutating func append(_ kind: SceneLogEntry.Kind, _ subject: String, _ text: String) {
    entries.append(
      SceneLogEntry(kind: kind, time: ProcessInfo.processInfo.systemUptime - start, subject: subject, text: text))
    // If no viewer is connected, only the number of lines that a display stores is required.
    let capacity = ViewerLedger.logCapacity
    if entries.count > 2 * capacity { entries.removeFirst(entries.count - capacity) }
  }
}
