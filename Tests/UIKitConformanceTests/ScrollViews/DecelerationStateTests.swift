// Only the simulator has touches.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The state of a scroll view whose content decelerates.
  @MainActor
  struct DecelerationStateTests {
    private final class Log: NSObject, UIScrollViewDelegate {
      var entries: [String] = []

      private func add(_ name: String, _ view: UIScrollView) {
        let entry = "\(name) \(view.isDragging ? "dragging" : "-") \(view.isDecelerating ? "decelerating" : "-")"
        if entries.last != entry { entries.append(entry) }
      }

      func scrollViewDidScroll(_ scrollView: UIScrollView) { add("scroll", scrollView) }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        add("end \(decelerate)", scrollView)
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("rest", scrollView) }
    }

    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let log = Log()

    private func show() async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      let controller = UIViewController()
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 393, height: 5000)
      controller.view.addSubview(scrollView)
      simulator.show(controller)
      await simulator.settle()
      scrollView.delegate = log
      return simulator
    }

    @Test(.rule("R2068"))
    func `Content is dragged until its deceleration ends, and decelerates when the drag has ended`() async throws {
      let simulator = await show()
      try await simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), over: .milliseconds(100))
      #expect(scrollView.isDragging && scrollView.isDecelerating && !scrollView.isTracking)
      await simulator.settle()
      #expect(
        log.entries == [
          "scroll dragging -", "end true dragging -", "scroll dragging decelerating", "rest - -",
        ])
      #expect(!scrollView.isDragging && !scrollView.isDecelerating)
    }

    @Test(.rule("R2068"))
    func `Content that rests when the drag ends is no longer dragged`() async throws {
      let simulator = await show()
      let finger = try simulator.touchDown(at: CGPoint(x: 200, y: 700))
      for step in 1...20 {
        await simulator.advance(by: .milliseconds(16))
        simulator.move(finger, to: CGPoint(x: 200, y: 700 - CGFloat(step) * 10))
      }
      await simulator.advance(by: .milliseconds(600))
      simulator.touchUp(finger, at: CGPoint(x: 200, y: 500))
      #expect(log.entries == ["scroll dragging -", "end false - -"])
    }

    @Test(.rule("R2068"))
    func `Content that moves by the request of the app is not dragged`() async {
      let simulator = await show()
      scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      await simulator.advance(by: .milliseconds(100))
      #expect(!scrollView.isDragging && !scrollView.isDecelerating && scrollView.contentOffset.y > 0)
    }
  }
#endif
