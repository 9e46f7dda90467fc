import Foundation
import Simulator
import Testing
@testable import UIKit

/// What the progress of a page control looks like.
@MainActor
struct PageProgressPictureTests {
  private let control = UIPageControl(frame: CGRect(x: 40, y: 300, width: 300, height: 26))
  private let progress = UIPageControlProgress()
  private let root = UIViewController()

  private var bar: PageProgressBar? { control.subviews.lazy.compactMap { $0 as? PageProgressBar }.first }

  private func show() async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    root.view.backgroundColor = .systemIndigo
    control.numberOfPages = 5
    root.view.addSubview(control)
    simulator.show(root)
    await simulator.settle()
    return simulator
  }

  /// Writes the screen to a folder for a look at it, if one is named.
  private func keep(_ simulator: Simulator, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["STATEROOM_PICTURES"] else { return }
    try simulator.svgSnapshot().write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }

  @Test func `The indicator of the current page is elongated and filled by the share`() async throws {
    let simulator = await show()
    #expect(bar == nil)
    let width = control.size(forNumberOfPages: 5).width
    control.progress = progress
    control.currentPage = 2
    progress.currentProgress = 0.25
    await simulator.settle()
    let shown = try #require(bar)
    #expect(shown.frame.size == CGSize(width: PageProgressBar.length, height: 7))
    #expect(shown.frame.midX == control.bounds.midX)
    #expect(shown.subviews.first?.frame == CGRect(x: 0, y: 0, width: PageProgressBar.length / 4, height: 7))
    #expect(control.size(forNumberOfPages: 5).width == width + PageProgressBar.length - 7)
    let dots = control.subviews.filter { $0 !== shown && !$0.isHidden }.map(\.frame)
    #expect(dots.count == 4 && dots.allSatisfy { !$0.insetBy(dx: -8, dy: 0).intersects(shown.frame) })
    try keep(simulator, "page-progress")
  }

  @Test func `It is filled from the bottom if the first page is at the bottom`() async throws {
    let simulator = await show()
    control.frame = CGRect(x: 100, y: 200, width: 26, height: 300)
    control.direction = .bottomToTop
    control.progress = progress
    progress.currentProgress = 0.5
    await simulator.settle()
    let shown = try #require(bar)
    #expect(shown.frame.size == CGSize(width: 7, height: PageProgressBar.length))
    let half = PageProgressBar.length / 2
    #expect(shown.subviews.first?.frame == CGRect(x: 0, y: half, width: 7, height: half))
    try keep(simulator, "page-progress-vertical")
  }

  @Test func `A timer fills it over time`() async throws {
    let simulator = await show()
    let timer = UIPageControlTimerProgress(preferredDuration: 4)
    control.progress = timer
    timer.resumeTimer()
    await simulator.advance(by: .seconds(1))
    #expect(abs(timer.currentProgress - 0.25) < 0.01)
    await simulator.advance(by: .seconds(5))
    #expect(control.currentPage == 1 && abs(timer.currentProgress - 0.5) < 0.02)
    #expect((bar?.subviews.first?.frame.width).map { abs($0 - PageProgressBar.length / 2) < 1 } == true)
  }

  @Test func `Without the progress, the indicator is a dot again`() async throws {
    let simulator = await show()
    control.progress = progress
    await simulator.settle()
    #expect(bar != nil)
    control.progress = nil
    await simulator.settle()
    #expect(bar == nil && control.subviews.filter { !$0.isHidden }.count == 5)
    #expect(!progress.isProgressVisible)
  }

  @Test func `A running timer is released with its control`() async {
    let simulator = await show()
    weak var released: UIPageControlTimerProgress?
    do {
      let timer = UIPageControlTimerProgress(preferredDuration: 1)
      control.progress = timer
      timer.resumeTimer()
      released = timer
    }
    control.progress = nil
    await simulator.advance(by: .seconds(0.1))
    #expect(released == nil)
  }
}
