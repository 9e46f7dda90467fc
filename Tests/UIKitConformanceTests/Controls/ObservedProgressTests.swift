import Testing
import UIKit

/// Progress views that follow the progress of a task.
@MainActor
struct ObservedProgressTests {
  @Test(.rule("R1578"))
  func `A progress view follows a progress until it observes none`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    let view = UIProgressView(progressViewStyle: .default)
    root.view.addSubview(view)
    await stage.show(root)
    #expect(view.observedProgress == nil)
    let progress = Progress(totalUnitCount: 8)
    view.observedProgress = progress
    #expect(view.observedProgress === progress)
    progress.completedUnitCount = 2
    await stage.advance(by: 0.5)
    #expect(view.progress == 0.25)
    progress.completedUnitCount = 6
    await stage.advance(by: 0.5)
    #expect(view.progress == 0.75)
    view.observedProgress = nil
    progress.completedUnitCount = 7
    await stage.advance(by: 0.5)
    #expect(view.progress == 0.75)
    view.progress = 0.5
    #expect(view.progress == 0.5)
  }
}
