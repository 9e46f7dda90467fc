import BrowserDisplay
import DisplayScene

/// The lines of the log that the display does not have yet.
///
/// Layout callbacks are left out: they come with every frame of some animations and would hide everything else.
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
    // While no viewer is connected, more lines than a display keeps are not needed.
    let capacity = ViewerLedger.logCapacity
    if entries.count > 2 * capacity { entries.removeFirst(entries.count - capacity) }
  }
}
