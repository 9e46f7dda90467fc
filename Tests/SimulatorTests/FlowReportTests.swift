import DisplayScene
import Simulator
import Testing
import UIKit

/// The page of a report: its chart and its posters.
@MainActor
struct FlowReportTests {
  @Test func `Layout in every frame is one line of the chart, not a block of ticks`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    let recorder = FlowRecorder(simulator)
    let controller = UIViewController()
    simulator.show(controller)
    for _ in 0..<60 {
      controller.view.setNeedsLayout()
      await simulator.advance(by: .nanoseconds(16_666_667))
    }
    recorder.stop()
    let page = FlowReport(title: "Layout", recorder: recorder).html()
    #expect(page.matches(of: /<rect class="repeated"/).count == 1)
    let title = try #require(page.firstMatch(of: /<title>(UIViewController#\d+ in (\d+) frames from [^<]*)<\/title>/))
    #expect((58...60).contains(Int(title.2) ?? 0))
    #expect(title.1.hasSuffix("\nviewWillLayoutSubviews\nviewDidLayoutSubviews"))
    #expect(page.matches(of: /<g class="tick">/).count < 5)
  }

  @Test func `The first image of a flip shows a side of it, not its edge`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    let recorder = FlowRecorder(simulator)
    let root = UIViewController()
    simulator.show(root)
    let (front, back) = (UIView(frame: root.view.bounds), UIView(frame: root.view.bounds))
    (front.backgroundColor, back.backgroundColor) = (.systemTeal, .systemIndigo)
    root.view.addSubview(front)
    let id = recorder.transitionWasRequested(in: "Root", from: "front", to: "back")
    recorder.transitionWillBegin(id, using: "flip")
    UIView.transition(from: front, to: back, duration: 1, options: .transitionFlipFromLeft)
    await simulator.advance(by: .seconds(1))
    recorder.transitionDidEnd(id, outcome: "completed")
    await simulator.advance(by: .seconds(1))
    recorder.stop()
    let page = FlowReport(title: "Flip", recorder: recorder).html()
    let poster = try #require(page.firstMatch(of: /max="(\d+)" value="(\d+)" aria-label="Frame"/))
    let (last, shown) = (try #require(Int(poster.1)), try #require(Int(poster.2)))
    #expect(last >= 55)
    // Early enough to be turned by less than the half of a right angle, and turned already.
    #expect(shown > last / 5 && shown < last * 9 / 20)
  }

  @Test func `The first image of a spring shows the movement, not the end`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    let recorder = FlowRecorder(simulator)
    let root = UIViewController()
    simulator.show(root)
    let view = UIView(frame: root.view.bounds)
    view.backgroundColor = .systemTeal
    view.frame.origin.x = 400
    root.view.addSubview(view)
    await simulator.settle()
    let id = recorder.transitionWasRequested(in: "Root", from: "empty", to: "full")
    recorder.transitionWillBegin(id, using: "slide")
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
      view.frame.origin.x = 0
    }
    await simulator.advance(by: .seconds(1))
    recorder.transitionDidEnd(id, outcome: "completed")
    recorder.stop()
    let page = FlowReport(title: "Slide", recorder: recorder).html()
    let poster = try #require(page.firstMatch(of: /max="(\d+)" value="(\d+)" aria-label="Frame"/))
    let shown = try #require(Int(poster.2))
    // Every other layer is at rest.
    func find(_ layers: [SceneLayer]) -> Double? {
      layers.lazy.compactMap { layer in
        layer.geometry.frame.minX > 0 && layer.geometry.bounds.size == view.bounds.size
          ? layer.geometry.frame.minX : find(layer.sublayers)
      }.first
    }
    let x = try #require(find(recorder.transitions[0].frames[shown].scene.layers))
    #expect(x > 100 && x < 300)
  }
}
