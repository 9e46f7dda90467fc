// Only the simulator has touches.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The content offset that an app sets while the content moves.
  @MainActor
  struct OffsetInMotionTests {
    private final class Follower: NSObject, UIScrollViewDelegate {
      var log: [String] = []
      var didScroll: (UIScrollView) -> Void = { _ in }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll(scrollView) }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("didEndDragging \(decelerate)")
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndAnimation") }
    }

    private let follower = Follower()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    private func show(
      content: CGSize = CGSize(width: 393, height: 5000), _ others: UIScrollView...
    ) async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      let controller = UIViewController()
      for view in [scrollView] + others {
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = content
        view.delegate = follower
        controller.view.addSubview(view)
      }
      simulator.show(controller)
      await simulator.settle()
      return simulator
    }

    private func flickUp(_ simulator: Simulator) async throws {
      try await simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 180, y: 400), over: .milliseconds(150))
    }

    @Test(.rule("R1550"))
    func `Content decelerates while its delegate holds one of its axes`() async throws {
      let simulator = await show(content: CGSize(width: 2000, height: 5000))
      follower.didScroll = { $0.contentOffset.x = 0 }
      try await flickUp(simulator)
      #expect(scrollView.isDecelerating)
      await simulator.settle()
      #expect(scrollView.contentOffset.x == 0 && scrollView.contentOffset.y > 600)
      #expect(follower.log == ["didEndDragging true", "didEndDecelerating"])
    }

    @Test(.rule("R1550"))
    func `Content that is moved back while it is dragged and decelerates travels as far as other content`()
      async throws
    {
      func distance(_ wraps: Bool) async throws -> CGFloat {
        let simulator = await show()
        var moved: CGFloat = 0
        scrollView.contentOffset.y = 1900
        follower.didScroll = { view in
          guard wraps, view.contentOffset.y > 2000 else { return }
          moved += 500
          view.contentOffset.y -= 500
        }
        try await flickUp(simulator)
        await simulator.settle()
        follower.didScroll = { _ in }
        #expect(follower.log.last == "didEndDecelerating" && (moved > 500) == wraps)
        return scrollView.contentOffset.y + moved - 1900
      }
      let straight = try await distance(false)
      let wrapped = try await distance(true)
      #expect(straight > 600 && abs(straight - wrapped) < 2)
    }

    @Test(.rule("R1550"))
    func `Two scroll views that follow each other decelerate`() async throws {
      let other = UIScrollView(frame: CGRect(x: 393, y: 0, width: 393, height: 852))
      let simulator = await show(other)
      follower.didScroll = { [scrollView] view in
        let follower = view === scrollView ? other : scrollView
        follower.contentOffset = view.contentOffset
      }
      try await flickUp(simulator)
      await simulator.settle()
      #expect(scrollView.contentOffset.y > 600 && other.contentOffset == scrollView.contentOffset)
      #expect(follower.log == ["didEndDragging true", "didEndDecelerating"])
    }

    @Test(.rule("R1550"), arguments: [0, -20] as [CGFloat])
    func `A bounce that the delegate limits ends at the end of the content`(limit: CGFloat) async throws {
      let simulator = await show()
      scrollView.contentOffset.y = 100
      var lowest: CGFloat = 0
      follower.didScroll = {
        if $0.contentOffset.y < limit { $0.contentOffset.y = limit }
        lowest = min(lowest, $0.contentOffset.y)
      }
      try await simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), over: .milliseconds(150))
      await simulator.advance(by: .seconds(5))
      #expect(!scrollView.isDecelerating && scrollView.contentOffset.y == 0 && lowest == limit)
      #expect(follower.log.last == "didEndDecelerating")
    }

    @Test(.rule("R1550"))
    func `A bounce ends even if the delegate does not let the content return`() async throws {
      let simulator = await show()
      follower.didScroll = { if $0.contentOffset.y < 0, $0.contentOffset.y != -30 { $0.contentOffset.y = -30 } }
      try await simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), over: .milliseconds(150))
      await simulator.advance(by: .seconds(5))
      #expect(!scrollView.isDecelerating && follower.log.last == "didEndDecelerating")
    }

    @Test(.rule("R1550"))
    func `A page is reached although its scroll view was moved back by another page`() async throws {
      let simulator = await show(content: CGSize(width: 393 * 5, height: 852))
      scrollView.isPagingEnabled = true
      scrollView.contentOffset.x = 393 * 3
      follower.didScroll = { if $0.contentOffset.x > 393 * 3.5 { $0.contentOffset.x -= 393 * 2 } }
      try await simulator.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 200, y: 400), over: .milliseconds(100))
      await simulator.settle()
      #expect(scrollView.contentOffset == CGPoint(x: 393 * 2, y: 0))
    }

    @Test(.rule("R1550"))
    func `An animation that the app requested continues to its end`() async {
      let simulator = await show()
      scrollView.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
      await simulator.advance(by: .milliseconds(100))
      scrollView.contentOffset.y = 3000
      #expect(scrollView.contentOffset.y == 3000)
      await simulator.settle()
      #expect(scrollView.contentOffset.y == 800 && follower.log == ["didEndAnimation"])
    }

    @Test(.rule("R1551"))
    func `A drag continues from the offset that was set`() async throws {
      let simulator = await show()
      let finger = try simulator.touchDown(at: CGPoint(x: 200, y: 700))
      for y in [690, 680, 650] as [CGFloat] {
        await simulator.advance(by: .milliseconds(16))
        simulator.move(finger, to: CGPoint(x: 200, y: y))
      }
      #expect(scrollView.isDragging)
      scrollView.contentOffset.y = 2000
      #expect(scrollView.isDragging && scrollView.contentOffset.y == 2000)
      await simulator.advance(by: .milliseconds(16))
      simulator.move(finger, to: CGPoint(x: 200, y: 600))
      #expect(abs(scrollView.contentOffset.y - 2050) < 0.5)
      simulator.touchUp(finger, at: CGPoint(x: 200, y: 600))
      await simulator.settle()
      #expect(scrollView.contentOffset.y > 2040)
    }

    @Test(.rule("R1551"))
    func `Content that the delegate holds at its beginning moves as soon as the touch is reversed`() async throws {
      let simulator = await show()
      follower.didScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
      let finger = try simulator.touchDown(at: CGPoint(x: 200, y: 300))
      for y in stride(from: CGFloat(310), through: 500, by: 10) {
        await simulator.advance(by: .milliseconds(16))
        simulator.move(finger, to: CGPoint(x: 200, y: y))
      }
      #expect(scrollView.contentOffset.y == 0)
      await simulator.advance(by: .milliseconds(16))
      simulator.move(finger, to: CGPoint(x: 200, y: 480))
      #expect(abs(scrollView.contentOffset.y - 20) < 0.5)
      simulator.touchUp(finger, at: CGPoint(x: 200, y: 480))
    }

    @Test(.rule("R1552"))
    func `The method without animation ends a deceleration`() async throws {
      let simulator = await show()
      try await flickUp(simulator)
      await simulator.advance(by: .milliseconds(100))
      #expect(scrollView.isDecelerating)
      scrollView.setContentOffset(CGPoint(x: 0, y: 1234), animated: false)
      #expect(!scrollView.isDecelerating)
      await simulator.settle()
      #expect(scrollView.contentOffset.y == 1234)
    }
  }
#endif
