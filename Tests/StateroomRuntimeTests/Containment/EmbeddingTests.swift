import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

@MainActor
struct EmbeddingTests {
  let simulator: Simulator
  let recorder = CallbackLog()
  let host = UIViewController()

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    simulator.show(host)
  }

  @Test func `Embedding without animation is Apple's recipe`() {
    let a = RecordingViewController("a", log: recorder)
    host.embed(a, completion: nil)
    #expect(
      recorder.take() == [
        "a.willMove(UIViewController)", "a.viewDidLoad()", "a.viewWillAppear(false)", "a.didMove(UIViewController)",
      ])
    simulator.commit()
    #expect(recorder.take() == ["a.viewIsAppearing(false)", "a.viewDidAppear(false)"])
    #expect(a.view.frame == host.view.bounds)
  }

  @Test func `R17: an animated child appears when its animation is over`() {
    let (a, b) = (RecordingViewController("a", log: recorder), RecordingViewController("b", log: recorder))
    host.embed(a, completion: nil)
    simulator.commit()
    _ = recorder.take()
    var outcome: TransitionOutcome?
    host.replace(a, with: b, using: .dissolve) { outcome = $0 }
    simulator.advance(by: .milliseconds(300))
    #expect(!recorder.entries.contains { $0.contains("viewDid") && $0.contains("ppear") })
    simulator.advance(by: .milliseconds(60))
    #expect(outcome == .completed)
    #expect(
      recorder.take() == [
        "b.willMove(UIViewController)", "a.willMove(nil)", "a.viewWillDisappear(true)", "b.viewDidLoad()",
        "b.viewWillAppear(true)",
        "b.viewIsAppearing(true)", "b.viewDidAppear(true)", "a.viewDidDisappear(true)", "b.didMove(UIViewController)",
        "a.didMove(nil)",
      ])
    #expect(host.view.subviews == [b.view])
    #expect(b.view.alpha == 1)
  }

  @Test func `A second operation completes the first one immediately`() {
    let a = RecordingViewController("a", log: recorder)
    var outcomes: [TransitionOutcome] = []
    host.embed(a, using: .slide(from: .right)) { outcomes.append($0) }
    simulator.advance(by: .milliseconds(100))
    host.unembed(a, using: .dissolve) { outcomes.append($0) }
    #expect(outcomes == [.completed])
    simulator.advance(by: .seconds(1))
    #expect(outcomes == [.completed, .completed])
    #expect(host.children.isEmpty)
    #expect(host.view.subviews.isEmpty)
    #expect(
      recorder.entries.filter { $0.contains("ppear") } == [
        "a.viewWillAppear(true)", "a.viewIsAppearing(true)", "a.viewDidAppear(true)", "a.viewWillDisappear(true)",
        "a.viewDidDisappear(true)",
      ])
  }

  @Test func `In a container it is a request like any other`() {
    let container = ContainerViewController()
    simulator.show(container)
    let (a, b) = (RecordingViewController("a", log: recorder), RecordingViewController("b", log: recorder))
    container.embed(a, completion: nil)
    container.embed(b, using: .dissolve, completion: nil)
    #expect(container.viewControllers == [a, b])
    container.unembed(a, completion: nil)
    #expect(container.viewControllers == [b])
  }

  @Test func `Removing another parent's child is refused`() {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    var outcome: TransitionOutcome?
    host.unembed(RecordingViewController("stranger", log: recorder)) { outcome = $0 }
    guard case .refused(let refusal) = outcome else {
      Issue.record("expected a refusal, got \(String(describing: outcome))")
      return
    }
    #expect(refusal.reason == .notAChild)
  }
}
