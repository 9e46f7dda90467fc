// Only the simulator has touches.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The touches that a scroll view leaves to its content.
  @MainActor
  struct ContentTouchTests {
    private final class Content: UIView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if log.last != "moved" { log.append("moved") }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }

    private final class Scroller: UIScrollView {
      var begins = true
      var cancels = true
      var asked: [UIView] = []
      var askedToCancel: [UIView] = []
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        asked.append(view)
        #expect(touches.count == 1 && touches.first?.phase == .began && event != nil)
        return begins
      }
      override func touchesShouldCancel(in view: UIView) -> Bool {
        askedToCancel.append(view)
        return cancels
      }
    }

    private let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    private let content = Content(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))

    private func show() async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      let controller = UIViewController()
      scroller.contentInsetAdjustmentBehavior = .never
      scroller.contentSize = content.frame.size
      scroller.addSubview(content)
      controller.view.addSubview(scroller)
      simulator.show(controller)
      await simulator.settle()
      return simulator
    }

    /// Rests a touch on the content until it is no longer delayed, and then drags it.
    private func dragAfterRest(_ simulator: Simulator) async throws {
      let finger = try simulator.touchDown(at: CGPoint(x: 200, y: 600))
      await simulator.advance(by: .milliseconds(300))
      for step in 1...10 {
        simulator.move(finger, to: CGPoint(x: 200, y: 600 - 20 * CGFloat(step)))
        await simulator.advance(by: .milliseconds(16))
      }
      simulator.touchUp(finger, at: CGPoint(x: 200, y: 400))
      await simulator.settle()
    }

    @Test(.rule("R1352"))
    func `A view of the content receives a touch if the scroll view permits it`() async throws {
      let simulator = await show()
      try await simulator.tap(at: CGPoint(x: 200, y: 300))
      #expect(scroller.asked == [content])
      #expect(content.log == ["began", "ended"])
    }

    @Test(.rule("R1352"))
    func `A view of the content receives nothing of a touch that the scroll view withholds, which can scroll`()
      async throws
    {
      let simulator = await show()
      scroller.begins = false
      scroller.canCancelContentTouches = false
      try await dragAfterRest(simulator)
      #expect(scroller.asked == [content])
      #expect(content.log == [])
      #expect(scroller.contentOffset.y > 100)
    }

    @Test(.rule("R1352"))
    func `Only controls whose touches begin send actions`() async throws {
      let simulator = await show()
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 100, width: 150, height: 50)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      content.addSubview(button)
      try await simulator.tap(at: CGPoint(x: 150, y: 120))
      #expect(taps == 1)
      scroller.begins = false
      try await simulator.tap(at: CGPoint(x: 150, y: 120))
      #expect(taps == 1)
      #expect(scroller.asked == [button, button])
    }

    @Test(.rule("R1353"))
    func `Dragging cancels the touch of the content, if the scroll view permits it`() async throws {
      let simulator = await show()
      try await dragAfterRest(simulator)
      #expect(scroller.askedToCancel.first === content)
      #expect(content.log.last == "cancelled")
      #expect(scroller.contentOffset.y > 100)
    }

    @Test(.rule("R1353"))
    func `A touch that is not cancelled stays with the content and scrolls nothing`() async throws {
      let simulator = await show()
      scroller.cancels = false
      try await dragAfterRest(simulator)
      #expect(content.log == ["began", "moved", "ended"])
      #expect(scroller.contentOffset.y == 0)
    }

    @Test(.rule("R1353"))
    func `A scroll view that must not cancel touches is not asked`() async throws {
      let simulator = await show()
      scroller.canCancelContentTouches = false
      try await dragAfterRest(simulator)
      #expect(scroller.askedToCancel == [])
      #expect(content.log == ["began", "moved", "ended"])
      #expect(scroller.contentOffset.y == 0)
    }

    @Test(.rule("R1354"))
    func `Touches reach the content immediately if they are not delayed`() async throws {
      let simulator = await show()
      let first = try simulator.touchDown(at: CGPoint(x: 200, y: 300))
      #expect(content.log == [] && scroller.asked == [])
      simulator.touchUp(first, at: CGPoint(x: 200, y: 300))
      content.log = []
      scroller.delaysContentTouches = false
      let second = try simulator.touchDown(at: CGPoint(x: 200, y: 300))
      #expect(content.log == ["began"])
      simulator.touchUp(second, at: CGPoint(x: 200, y: 300))
    }
  }
#endif
