import Testing
import UIKit

/// The progress of a page control's current page.
@MainActor
struct PageControlProgressTests {
  private final class Delegate: NSObject, UIPageControlTimerProgressDelegate {
    var initialProgress: Float = 0
    var permits = true
    var askedPages: [Int] = []
    var changes = 0

    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
      initialProgress
    }
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
      askedPages.append(page)
      return permits
    }
  }

  private let control = UIPageControl()
  private let delegate = Delegate()

  private func show(pages: Int, _ progress: UIPageControlProgress) async throws -> Stage {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    control.numberOfPages = pages
    control.frame = CGRect(x: 40, y: 300, width: 300, height: 26)
    root.view.addSubview(control)
    control.progress = progress
    await stage.turn()
    return stage
  }

  // MARK: - Progress

  @Test(.rule("R1612"))
  func `A page control has no progress by default`() {
    #expect(control.progress == nil)
    let progress = UIPageControlProgress()
    #expect(progress.currentProgress == 0)
    #expect(progress.delegate == nil)
  }

  @Test(.rule("R1612"))
  func `A progress is limited to the range from 0 to 1`() {
    let progress = UIPageControlProgress()
    progress.currentProgress = 0.5
    #expect(progress.currentProgress == 0.5)
    progress.currentProgress = 7
    #expect(progress.currentProgress == 1)
    progress.currentProgress = -7
    #expect(progress.currentProgress == 0)
  }

  @Test(.rule("R1612"))
  func `It begins again when the page changes`() async throws {
    let progress = UIPageControlProgress()
    let stage = try await show(pages: 3, progress)
    #expect(control.progress === progress)
    #expect(progress.isProgressVisible)
    progress.currentProgress = 0.5
    control.currentPage = 1
    await stage.turn()
    #expect(progress.currentProgress == 0)
    progress.delegate = delegate
    delegate.initialProgress = 0.25
    control.currentPage = 2
    await stage.turn()
    #expect(progress.currentProgress == 0.25)
  }

  // MARK: - Timer

  @Test(.rule("R1613"))
  func `A page has the preferred duration unless it has its own`() {
    let progress = UIPageControlTimerProgress(preferredDuration: 3)
    #expect(!progress.isRunning && !progress.resetsToInitialPageAfterEnd)
    progress.setDuration(1, forPage: 2)
    #expect((0..<4).map { progress.duration(forPage: $0) } == [3, 3, 1, 3])
    progress.preferredDuration = 5
    #expect((1..<3).map { progress.duration(forPage: $0) } == [5, 1])
    progress.setDuration(0, forPage: 2)
    #expect(progress.duration(forPage: 2) == 5)
  }

  @Test(.rule("R1613"))
  func `The timer turns to the next page at the end of each`() async throws {
    let progress = UIPageControlTimerProgress(preferredDuration: 0.6)
    progress.setDuration(5, forPage: 1)
    progress.delegate = delegate
    let stage = try await show(pages: 3, progress)
    var pages: [Int] = []
    control.addAction(UIAction { [control] _ in pages.append(control.currentPage) }, for: .valueChanged)
    progress.resumeTimer()
    #expect(progress.isRunning)
    await stage.advance(by: 0.3)
    #expect(control.currentPage == 0)
    #expect(progress.currentProgress > 0.2 && progress.currentProgress < 0.9)
    #expect(delegate.changes > 1)
    await stage.advance(by: 0.6)
    #expect(control.currentPage == 1)
    #expect(pages == [1] && delegate.askedPages == [1])
    #expect(progress.isRunning && progress.currentProgress < 0.2)
  }

  @Test(.rule("R1613"))
  func `No time passes while it is paused`() async throws {
    let progress = UIPageControlTimerProgress(preferredDuration: 0.6)
    let stage = try await show(pages: 3, progress)
    progress.resumeTimer()
    await stage.advance(by: 0.2)
    progress.pauseTimer()
    #expect(!progress.isRunning)
    let paused = progress.currentProgress
    await stage.advance(by: 1)
    #expect(control.currentPage == 0 && progress.currentProgress == paused)
    progress.resumeTimer()
    await stage.advance(by: 0.7)
    #expect(control.currentPage == 1)
  }

  @Test(.rule("R1613"), arguments: [false, true])
  func `The first page follows the last one only if the timer resets`(_ resets: Bool) async throws {
    let progress = UIPageControlTimerProgress(preferredDuration: 0.4)
    progress.setDuration(5, forPage: 0)
    progress.resetsToInitialPageAfterEnd = resets
    let stage = try await show(pages: 2, progress)
    control.currentPage = 1
    progress.resumeTimer()
    await stage.advance(by: 0.8)
    #expect(control.currentPage == (resets ? 0 : 1))
  }

  @Test(.rule("R1613"))
  func `The delegate can prevent the next page`() async throws {
    let progress = UIPageControlTimerProgress(preferredDuration: 0.2)
    progress.delegate = delegate
    delegate.permits = false
    let stage = try await show(pages: 2, progress)
    progress.resumeTimer()
    await stage.advance(by: 0.6)
    #expect(control.currentPage == 0)
    #expect(delegate.askedPages.first == 1)
  }
}

// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  extension PageControlProgressTests {
    private final class Observer: NSObject, UIPageControlProgressDelegate {
      var visibility: [Bool] = []
      func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
        visibility.append(progress.isProgressVisible)
      }
    }

    @Test(.rule("R1612"))
    func `It is hidden while the user moves a touch over the indicators`() async throws {
      let (progress, observer) = (UIPageControlProgress(), Observer())
      progress.delegate = observer
      let stage = try await show(pages: 10, progress)
      try await stage.drag(from: CGPoint(x: 120, y: 313), to: CGPoint(x: 330, y: 313))
      await stage.settle()
      #expect(observer.visibility == [false, true])
      #expect(control.currentPage == 9)
    }
  }
#endif
