// Only the simulator has touches.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// A touch that begins while the content of a scroll view decelerates.
  @MainActor
  struct StoppingTouchTests {
    private final class Log: NSObject, UIScrollViewDelegate {
      var entries: [String] = []

      private func add(_ name: String, _ view: UIScrollView) {
        var state: [String] = []
        if view.isTracking { state.append("tracking") }
        if view.isDragging { state.append("dragging") }
        if view.isDecelerating { state.append("decelerating") }
        entries.append("\(name): \(state.joined(separator: " "))")
      }

      func take() -> [String] {
        defer { entries = [] }
        return entries
      }

      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("begin", scrollView) }
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        entries.append("willEnd \(velocity.y == 0 ? "at rest" : "moving")")
      }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        add("end \(decelerate)", scrollView)
      }
      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { entries.append("decelerate") }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("rest", scrollView) }
    }

    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let log = Log()
    private let low = CGPoint(x: 200, y: 700)

    private func show(content: CGSize = CGSize(width: 393, height: 9000)) async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      let controller = UIViewController()
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = content
      controller.view.addSubview(scrollView)
      simulator.show(controller)
      await simulator.settle()
      scrollView.delegate = log
      return simulator
    }

    private func flick(_ simulator: Simulator) async throws {
      try await simulator.drag(from: low, to: CGPoint(x: 200, y: 400), over: .milliseconds(150))
    }

    @Test(.rule("R2230"))
    func `The end of a deceleration that a touch stops is reported when the touch ends`() async throws {
      let simulator = await show()
      try await flick(simulator)
      await simulator.advance(by: .milliseconds(50))
      _ = log.take()
      let finger = try simulator.touchDown(at: low)
      let stopped = scrollView.contentOffset
      await simulator.advance(by: .milliseconds(300))
      #expect(scrollView.contentOffset == stopped)
      #expect(scrollView.isTracking && scrollView.isDragging && scrollView.isDecelerating)
      #expect(!log.take().contains { $0.hasPrefix("end") || $0.hasPrefix("rest") })
      simulator.touchUp(finger, at: low)
      #expect(log.take() == ["willEnd at rest", "end false: tracking decelerating", "rest: "])
      await simulator.settle()
      #expect(log.take() == [] && scrollView.contentOffset == stopped)
    }

    @Test(.rule("R2230"))
    func `Flicks in succession report one end of the deceleration`() async throws {
      let simulator = await show()
      for _ in 1...3 {
        try await flick(simulator)
        await simulator.advance(by: .milliseconds(50))
      }
      await simulator.settle()
      let names = log.take().map { $0.prefix { $0 != ":" } }
      let flick = ["begin", "willEnd moving", "end true", "decelerate"]
      #expect(names.map(String.init) == flick + flick + flick + ["rest"])
    }

    @Test(.rule("R2230"))
    func `Content that a touch stops between two pages continues to a page`() async throws {
      let simulator = await show(content: CGSize(width: 393 * 5, height: 852))
      scrollView.isPagingEnabled = true
      try await simulator.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 200, y: 400), over: .milliseconds(100))
      await simulator.advance(by: .milliseconds(30))
      let finger = try simulator.touchDown(at: low)
      _ = log.take()
      #expect(scrollView.contentOffset.x.truncatingRemainder(dividingBy: 393) != 0)
      simulator.touchUp(finger, at: low)
      await simulator.settle()
      #expect(scrollView.contentOffset.x.truncatingRemainder(dividingBy: 393) == 0)
      #expect(log.take().last == "rest: ")
    }

    @Test(.rule("R2230"))
    func `A touch that stops content and moves drags the content in the direction of the movement`() async throws {
      let simulator = await show(content: CGSize(width: 3000, height: 9000))
      scrollView.isDirectionalLockEnabled = true
      try await flick(simulator)
      await simulator.advance(by: .milliseconds(50))
      let finger = try simulator.touchDown(at: low)
      let stopped = scrollView.contentOffset
      for step in 1...20 {
        await simulator.advance(by: .milliseconds(16))
        simulator.move(finger, to: CGPoint(x: 200 - CGFloat(step) * 5, y: 700))
      }
      #expect(scrollView.contentOffset == CGPoint(x: stopped.x + 100, y: stopped.y))
      simulator.touchUp(finger, at: CGPoint(x: 100, y: 700))
      await simulator.settle()
    }

    @Test(.rule("R2231"))
    func `The touch is still tracked when the delegate is notified of the end of a drag`() async throws {
      let simulator = await show()
      let finger = try simulator.touchDown(at: low)
      for step in 1...20 {
        await simulator.advance(by: .milliseconds(16))
        simulator.move(finger, to: CGPoint(x: 200, y: 700 - CGFloat(step) * 10))
      }
      await simulator.advance(by: .milliseconds(600))
      _ = log.take()
      simulator.touchUp(finger, at: CGPoint(x: 200, y: 500))
      #expect(log.take() == ["willEnd at rest", "end false: tracking"])
      #expect(!scrollView.isTracking)
    }
  }
#endif
