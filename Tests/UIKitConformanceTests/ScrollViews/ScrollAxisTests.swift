// Only the simulator has touches.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The properties of a scroll view for each of its axes, and the end of its motion by the app.
  @MainActor
  struct ScrollAxisTests {
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))

    private func show(content: CGSize = CGSize(width: 393, height: 5000)) async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      let controller = UIViewController()
      for view in [scrollView, inner] { view.contentInsetAdjustmentBehavior = .never }
      scrollView.contentSize = content
      controller.view.addSubview(scrollView)
      simulator.show(controller)
      await simulator.settle()
      return simulator
    }

    private func pull(_ simulator: Simulator, by distance: CGSize) async throws -> Finger {
      let start = CGPoint(x: 100, y: 300)
      let finger = try simulator.touchDown(at: start)
      for step in 1...10 {
        await simulator.advance(by: .milliseconds(16))
        let part = CGFloat(step) / 10
        simulator.move(
          finger, to: CGPoint(x: start.x + distance.width * part, y: start.y + distance.height * part))
      }
      return finger
    }

    @Test(.rule("R1692"))
    func `Bouncing is set for both axes or for each of them`() {
      #expect(scrollView.bounces && scrollView.bouncesHorizontally && scrollView.bouncesVertically)
      scrollView.bounces = false
      #expect(!scrollView.bouncesHorizontally && !scrollView.bouncesVertically)
      scrollView.bounces = true
      #expect(scrollView.bouncesHorizontally && scrollView.bouncesVertically)
    }

    @Test(.rule("R1692"))
    func `Content bounces only along the axes that permit it`() async throws {
      let simulator = await show(content: CGSize(width: 2000, height: 5000))
      scrollView.bouncesVertically = false
      _ = try await pull(simulator, by: CGSize(width: 150, height: 150))
      #expect(scrollView.isDragging)
      #expect(scrollView.contentOffset.x < -10 && scrollView.contentOffset.y == 0)
    }

    @Test(.rule("R1692"))
    func `Content that always bounces does not do so along an axis that does not permit it`() async throws {
      let simulator = await show(content: CGSize(width: 393, height: 852))
      scrollView.alwaysBounceVertical = true
      scrollView.bouncesVertically = false
      _ = try await pull(simulator, by: CGSize(width: 0, height: 150))
      #expect(!scrollView.isDragging && scrollView.contentOffset == .zero)
    }

    @Test(.rule("R1693"), arguments: [true, false])
    func `At its end a scroll view passes a drag on, unless it must not`(transfers: Bool) async throws {
      let simulator = await show()
      inner.contentSize = CGSize(width: 393, height: 1000)
      inner.contentOffset.y = 800
      #expect(inner.transfersVerticalScrollingToParent && inner.transfersHorizontalScrollingToParent)
      inner.transfersVerticalScrollingToParent = transfers
      scrollView.addSubview(inner)
      try await simulator.drag(from: CGPoint(x: 200, y: 290), to: CGPoint(x: 200, y: 110), over: .milliseconds(200))
      #expect((scrollView.contentOffset.y > 50) == transfers)
      await simulator.settle()
      #expect(inner.contentOffset.y == 800)
    }

    @Test(.rule("R1693"), arguments: [true, false])
    func `At its end a scroll view passes the movement of a wheel on, unless it must not`(transfers: Bool) async {
      let simulator = await show()
      inner.contentSize = CGSize(width: 393, height: 300)
      inner.transfersVerticalScrollingToParent = transfers
      scrollView.addSubview(inner)
      simulator.scroll(by: CGSize(width: 0, height: 100), at: CGPoint(x: 200, y: 200))
      #expect(inner.contentOffset.y == 100 && scrollView.contentOffset.y == 0)
      simulator.scroll(by: CGSize(width: 0, height: 40), at: CGPoint(x: 200, y: 200))
      #expect(inner.contentOffset.y == 100 && scrollView.contentOffset.y == (transfers ? 40 : 0))
    }

    @Test(.rule("R1694"))
    func `Content whose motion the app ends stays where it is`() async throws {
      let simulator = await show()
      scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      await simulator.advance(by: .milliseconds(150))
      #expect(scrollView.isScrollAnimating)
      scrollView.stopScrollingAndZooming()
      let offset = scrollView.contentOffset
      #expect(offset.y > 50 && offset.y < 950 && !scrollView.isScrollAnimating)
      await simulator.settle()
      #expect(scrollView.contentOffset == offset)
      try await simulator.drag(
        from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), over: .milliseconds(150))
      #expect(scrollView.isDecelerating)
      scrollView.stopScrollingAndZooming()
      #expect(!scrollView.isDecelerating)
    }

    @Test(.rule("R1694"))
    func `Content beyond its end moves to the end when the app ends its motion`() async throws {
      let simulator = await show()
      let finger = try await pull(simulator, by: CGSize(width: 0, height: 200))
      simulator.touchUp(finger, at: CGPoint(x: 100, y: 500))
      #expect(scrollView.contentOffset.y < 0)
      scrollView.stopScrollingAndZooming()
      #expect(scrollView.contentOffset.y == 0 && !scrollView.isDecelerating)
    }

    @Test(.rule("R1694"))
    func `Content with paging moves to a page when the app ends its motion`() async {
      let simulator = await show()
      scrollView.isPagingEnabled = true
      scrollView.setContentOffset(CGPoint(x: 0, y: 1704), animated: true)
      await simulator.advance(by: .milliseconds(100))
      scrollView.stopScrollingAndZooming()
      #expect([0, 852, 1704].contains(scrollView.contentOffset.y))
      let offset = scrollView.contentOffset
      await simulator.settle()
      #expect(scrollView.contentOffset == offset)
    }
  }
#endif
