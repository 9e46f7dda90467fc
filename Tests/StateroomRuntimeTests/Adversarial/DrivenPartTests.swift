import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// Children that drive their own part, in every rhythm.
@MainActor
struct DrivenPartTests {
  let rig: Rig
  let container = ContainerViewController()

  init() async { rig = await Rig() }

  private func show(_ children: [UIViewController]) {
    container.transitionPolicy = .reverse
    container.viewControllers = children
    if container.viewIfLoaded?.window == nil { rig.simulator.show(container) }
  }

  private func expectEnds(_ probe: DrivenProbe, appearing: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(probe.calls.last == "end \(appearing)", sourceLocation: sourceLocation)
    #expect(probe.calls.count { $0.hasPrefix("end") } == 1, sourceLocation: sourceLocation)
    #expect(probe.label.alpha == (appearing ? 1 : 0), sourceLocation: sourceLocation)
  }

  @Test(arguments: [0.0, 0.1, 0.35, 2], [0.0, 0.1, 2])
  func `Parts of any length with any delay end`(_ duration: Double, _ delay: Double) {
    let (a, b) = (rig.drivenProbe("a"), rig.drivenProbe("b"))
    show([a])
    (b.duration, b.delay) = (duration, delay)
    container.setViewControllers([b], using: .dissolve, completion: rig.recording("b"))
    rig.advance(5000)
    #expect(rig.outcomes == ["b": [.completed]])
    expectEnds(a, appearing: false)
    expectEnds(b, appearing: true)
    rig.expectRest(container, shows: [b])
  }

  @Test(arguments: [-1.0, .nan])
  func `Parts of invalid length end`(_ time: Double) {
    let (a, b) = (rig.drivenProbe("a"), rig.drivenProbe("b"))
    show([a])
    (b.duration, b.delay) = (time, time)
    container.setViewControllers([b], using: .dissolve, completion: rig.recording("b"))
    rig.advance(5000)
    #expect(rig.outcomes == ["b": [.completed]])
    rig.expectRest(container, shows: [b])
  }

  @Test(arguments: [0.0, 0.1, 0.35, 2], [0.0, 0.1, 2])
  func `Reversed, the parts return`(_ duration: Double, _ delay: Double) {
    for at in [0, 50, 200, 340] {
      rig.forgetProbes()
      let (a, b) = (rig.drivenProbe("a"), rig.drivenProbe("b"))
      show([a])
      (b.duration, b.delay) = (duration, delay)
      container.setViewControllers([b], using: .dissolve)
      rig.advance(at)
      let turnsRound = container.isTransitioning
      container.setViewControllers([a], using: .dissolve, completion: rig.recording("a at \(at)"))
      rig.advance(5000)
      #expect(rig.outcomes["a at \(at)"] == [.completed])
      if turnsRound {
        expectEnds(a, appearing: true)
        expectEnds(b, appearing: false)
      }
      rig.expectRest(container, shows: [a])
    }
  }

  @Test(arguments: [0.0, 0.1, 0.35, 2], [0.0, 0.1, 2])
  func `Reversed twice, the parts arrive`(_ duration: Double, _ delay: Double) {
    for (first, second) in [(0, 0), (50, 10), (200, 20), (200, 90), (340, 300)] {
      rig.forgetProbes()
      let (a, b) = (rig.drivenProbe("a"), rig.drivenProbe("b"))
      show([a])
      (b.duration, b.delay) = (duration, delay)
      container.setViewControllers([b], using: .dissolve)
      rig.advance(first)
      container.setViewControllers([a], using: .dissolve)
      rig.advance(second)
      container.setViewControllers([b], using: .dissolve, completion: rig.recording("b \(first) \(second)"))
      rig.advance(5000)
      #expect(rig.outcomes["b \(first) \(second)"] == [.completed])
      #expect(b.label.alpha == 1, "\(first) \(second)")
      #expect(b.calls.last == "end true")
      rig.expectRest(container, shows: [b])
    }
  }

  @Test func `A short part that has ended returns when the others are reversed`() {
    let (a, b) = (rig.drivenProbe("a"), rig.probe("b"))
    show([a])
    a.duration = 0.05
    container.setViewControllers([b], using: .dissolve(duration: 1))
    rig.advance(500)
    container.setViewControllers([a], using: .dissolve, completion: rig.recording("a"))
    rig.advance(2000)
    #expect(rig.outcomes["a"] == [.completed])
    #expect(a.label.alpha == 1)
    expectEnds(a, appearing: true)
    rig.expectRest(container, shows: [a])
  }

  @Test func `A part that is reversed twice during its delay is played`() {
    let (a, b) = (rig.probe("a"), rig.drivenProbe("b"))
    show([a])
    (b.duration, b.delay) = (0.1, 0.8)
    container.setViewControllers([b], using: .dissolve(duration: 1))
    rig.advance(500)
    container.setViewControllers([a], using: .dissolve)
    rig.advance(100)
    container.setViewControllers([b], using: .dissolve, completion: rig.recording("b"))
    rig.advance(3000)
    #expect(rig.outcomes["b"] == [.completed])
    #expect(b.label.alpha == 1)
    rig.expectRest(container, shows: [b])
  }

  @Test(arguments: ["duration", "delay", "begin true", "alongside true", "end true"], TransitionPolicy.allThatServe)
  func `A request from a child's own part is newer`(_ call: String, _ policy: TransitionPolicy) {
    for animated in [true, false] { ask(from: call, policy, animated) }
  }

  private func ask(from call: String, _ policy: TransitionPolicy, _ animated: Bool) {
    rig.forgetProbes()
    let rig = rig
    let container = ContainerViewController()
    let (a, b, c) = (rig.probe("a"), rig.drivenProbe("b"), rig.probe("c"))
    container.transitionPolicy = policy
    container.viewControllers = [a]
    rig.simulator.show(container)
    b.onCall[call] = { [container, rig] in
      container.setViewControllers([c], using: animated ? .dissolve : .none, completion: rig.recording("c \(animated)"))
    }
    container.setViewControllers([b], using: .dissolve, completion: rig.recording("b \(animated)"))
    rig.advance(3000)
    #expect(rig.outcomes["b \(animated)"] == [.completed])
    #expect(rig.outcomes["c \(animated)"] == [.completed])
    rig.expectRest(container, shows: [c])
  }

  @Test(arguments: ["duration", "delay", "begin true", "alongside true", "end true"])
  func `A child requests the previous state from its own part`(_ call: String) {
    let (a, b) = (rig.probe("a"), rig.drivenProbe("b"))
    show([a])
    b.onCall[call] = { [container, rig] in
      container.setViewControllers([a], using: .dissolve, completion: rig.recording("a"))
    }
    container.setViewControllers([b], using: .dissolve, completion: rig.recording("b"))
    rig.advance(3000)
    #expect(rig.outcomes["b"]?.count == 1)
    #expect(rig.outcomes["a"] == [.completed])
    #expect(b.calls.count { $0.hasPrefix("end") } == (call == "end true" ? 2 : 1))
    rig.expectRest(container, shows: [a])
  }
}
