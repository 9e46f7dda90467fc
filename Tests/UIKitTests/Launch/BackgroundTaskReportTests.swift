import Simulator
import Testing
import UIKit

@MainActor
@Suite(.ownDevice)
struct BackgroundTaskReportTests {
  @Test func `A task that its handler does not end is reported by its name`() {
    var reports: [String] = []
    RuntimeDiagnostics.observer = { _, text in reports.append(text) }
    defer { RuntimeDiagnostics.observer = nil }
    _ = UIApplication.shared.beginBackgroundTask(withName: "Upload")
    BackgroundTasks.expire()
    #expect(reports.count == 1 && reports[0].hasPrefix("The background task \"Upload\" was not ended"))
    #expect(BackgroundTasks.names.isEmpty)
  }
}
