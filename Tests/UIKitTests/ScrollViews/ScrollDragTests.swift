import Simulator
import Testing

@testable import UIKit

@MainActor
struct ScrollDragTests {
  private final class Log: NSObject, UIScrollViewDelegate {
    var entries: [String] = []
    var target: CGPoint?
    func note(_ entry: String) { if entries.last != entry { entries.append(entry) } }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      note("willEndDragging")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note("didEndDragging(\(decelerate))")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  }

  private let log = Log()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let root = UIViewController()

  private func boot(content: CGSize = CGSize(width: 393, height: 5000)) async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = content
    scrollView.delegate = log
    root.view.addSubview(scrollView)
    simulator.show(root)
    return simulator
  }

  @Test func `A flick is reported in Apple's order and ends`() async throws {
    let simulator = await boot()
    try await simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), over: .milliseconds(150))
    #expect(scrollView.isDecelerating && scrollView.isDragging && !scrollView.isTracking)
    await simulator.settle()
    #expect(
      log.entries == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
      ])
    #expect(scrollView.contentOffset.y > 600)
  }

  @Test func `A touch that does not move before it ends has no velocity`() async throws {
    let simulator = await boot()
    let finger = try simulator.touchDown(at: CGPoint(x: 200, y: 700))
    for step in 1...20 {
      await simulator.advance(by: .milliseconds(16))
      simulator.move(finger, to: CGPoint(x: 200, y: 700 - CGFloat(step) * 11))
    }
    #expect(scrollView.isDragging && scrollView.isTracking)
    await simulator.advance(by: .milliseconds(600))
    simulator.touchUp(finger, at: CGPoint(x: 200, y: 480))
    #expect(log.entries.last == "didEndDragging(false)")
    // The points that it took to recognize the drag are not made up for.
    #expect(abs(scrollView.contentOffset.y - 209) < 1)
    #expect(!scrollView.isDecelerating)
  }

  @Test func `Content pulled beyond its end follows by the rubber band and springs back`() async throws {
    let simulator = await boot()
    let finger = try simulator.touchDown(at: CGPoint(x: 200, y: 100))
    simulator.move(finger, to: CGPoint(x: 200, y: 111))
    simulator.move(finger, to: CGPoint(x: 200, y: 311))
    // The offset is rounded to the pixels of the screen.
    #expect(abs(scrollView.contentOffset.y + ScrollPhysics.rubberBand(200, dimension: 852)) < 0.17)
    await simulator.advance(by: .milliseconds(500))
    simulator.touchUp(finger, at: CGPoint(x: 200, y: 311))
    await simulator.settle()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `The delegate chooses the target offset`() async throws {
    let simulator = await boot()
    log.target = CGPoint(x: 0, y: 1000)
    try await simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), over: .milliseconds(150))
    await simulator.settle()
    #expect(scrollView.contentOffset.y == 1000)
  }

  @Test func `Pages are turned one at a time`() async throws {
    let simulator = await boot(content: CGSize(width: 393 * 4, height: 852))
    scrollView.isPagingEnabled = true
    for page in 1...3 {
      try await simulator.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 150, y: 400), over: .milliseconds(100))
      await simulator.settle()
      #expect(scrollView.contentOffset == CGPoint(x: 393 * page, y: 0))
    }
  }

  @Test func `A new touch stops content`() async throws {
    let simulator = await boot()
    try await simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), over: .milliseconds(100))
    await simulator.advance(by: .milliseconds(100))
    let finger = try simulator.touchDown(at: CGPoint(x: 200, y: 400))
    let place = scrollView.contentOffset
    #expect(scrollView.isTracking && scrollView.isDecelerating && !log.entries.contains("didEndDecelerating"))
    await simulator.advance(by: .milliseconds(300))
    simulator.touchUp(finger, at: CGPoint(x: 200, y: 400))
    #expect(log.entries.suffix(3) == ["willEndDragging", "didEndDragging(false)", "didEndDecelerating"])
    await simulator.settle()
    #expect(scrollView.contentOffset == place && !scrollView.isDecelerating)
  }

  @Test func `A touch in a button scrolls with a flick, and remains with the button after a press`() async throws {
    let simulator = await boot()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 393, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scrollView.addSubview(button)
    try await simulator.tap(at: CGPoint(x: 100, y: 350))
    #expect(taps == 1)
    try await simulator.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 250), over: .milliseconds(100))
    #expect(taps == 1 && scrollView.contentOffset.y > 0)
    await simulator.settle()
    scrollView.contentOffset = .zero
    let finger = try simulator.touchDown(at: CGPoint(x: 200, y: 350))
    await simulator.advance(by: .milliseconds(300))
    #expect(button.isHighlighted)
    simulator.move(finger, to: CGPoint(x: 200, y: 320))
    #expect(!scrollView.isDragging)
    simulator.touchUp(finger, at: CGPoint(x: 200, y: 320))
    #expect(taps == 2)
  }

  @Test func `Of nested views the one that scrolls in the direction receives the drag`() async throws {
    let simulator = await boot()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
    inner.contentSize = CGSize(width: 2000, height: 200)
    scrollView.addSubview(inner)
    try await simulator.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 200), over: .milliseconds(100))
    await simulator.settle()
    #expect(inner.contentOffset.x > 100 && scrollView.contentOffset.y == 0)
    let place = inner.contentOffset
    try await simulator.drag(from: CGPoint(x: 300, y: 280), to: CGPoint(x: 300, y: 120), over: .milliseconds(100))
    await simulator.settle()
    #expect(inner.contentOffset == place && scrollView.contentOffset.y > 100)
  }

  @Test func `Scrolling that the app requests takes its time and is reported`() async {
    let simulator = await boot()
    scrollView.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
    await simulator.advance(by: .milliseconds(150))
    #expect(scrollView.contentOffset.y > 100 && scrollView.contentOffset.y < 700)
    await simulator.settle()
    #expect(scrollView.contentOffset.y == 800)
  }

  @Test func `Values that are not numbers move nothing`() async {
    let simulator = await boot()
    scrollView.contentOffset = CGPoint(x: CGFloat.nan, y: 100)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 100))
    scrollView.contentSize = CGSize(width: CGFloat.infinity, height: .nan)
    #expect(scrollView.contentSize == .zero)
    scrollView.contentInset = UIEdgeInsets(top: .nan, left: 0, bottom: .infinity, right: 0)
    scrollView.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
    await simulator.settle()
    #expect(scrollView.contentOffset.y.isFinite)
  }

  @Test func `Distances of a wheel that are smaller than a pixel add up`() async {
    let simulator = await boot()
    for _ in 0..<30 { DeviceInput.scroll(by: CGSize(width: 0, height: 0.1), at: CGPoint(x: 200, y: 400)) }
    await simulator.settle()
    #expect(abs(scrollView.contentOffset.y - 3) < 0.2)
  }

  @Test func `Pulling far enough refreshes until it is ended`() async throws {
    let simulator = await boot()
    let refresh = UIRefreshControl()
    var events = 0
    refresh.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    scrollView.refreshControl = refresh
    try await simulator.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 150), over: .milliseconds(300))
    await simulator.settle()
    #expect(events == 0 && !refresh.isRefreshing)
    try await simulator.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 600), over: .milliseconds(300))
    #expect(events == 1 && refresh.isRefreshing)
    await simulator.settle()
    #expect(scrollView.contentOffset.y == -60)
    refresh.endRefreshing()
    await simulator.settle()
    #expect(scrollView.contentOffset.y == 0 && events == 1)
  }
}
