import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// What happens around a container while it is in the middle of a transition.
@MainActor
struct MidTransitionTests {
  let rig: Rig
  let container = ContainerViewController()

  init() async { rig = await Rig() }

  private func begin(
    _ policy: TransitionPolicy, _ transition: ContainerTransition = .slide(from: .right)
  ) -> (window: UIWindow, a: Probe, b: Probe) {
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    container.transitionPolicy = policy
    container.viewControllers = [a]
    let window = rig.simulator.show(container)
    container.setViewControllers([b], using: transition, completion: rig.recording("b"))
    rig.advance(100)
    return (window, a, b)
  }

  private func expectFrames(_ probes: [Probe], sourceLocation: SourceLocation = #_sourceLocation) {
    for probe in probes {
      #expect(probe.view.frame == container.contentView.bounds, "\(probe.name)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: TransitionPolicy.allThatServe)
  func `A window that is hidden ends the transition, and shows its end later`(_ policy: TransitionPolicy) {
    let (window, _, b) = begin(policy)
    window.isHidden = true
    rig.advance(20)
    #expect(rig.outcomes == ["b": [.completed]])
    rig.expectRest(container, shows: [b], onScreen: false)
    window.isHidden = false
    rig.advance(1000)
    rig.expectRest(container, shows: [b])
  }

  @Test(arguments: TransitionPolicy.allThatServe)
  func `A window hidden and shown within an update cycle keeps all callbacks balanced`(_ policy: TransitionPolicy) {
    let (window, _, b) = begin(policy)
    window.isHidden = true
    window.isHidden = false
    rig.advance(1000)
    #expect(rig.outcomes == ["b": [.completed]])
    rig.expectRest(container, shows: [b])
  }

  @Test(arguments: TransitionPolicy.allThatServe)
  func `A root that is replaced ends its transition`(_ policy: TransitionPolicy) {
    let (window, _, b) = begin(policy)
    window.rootViewController = UIViewController()
    rig.advance(1000)
    #expect(rig.outcomes == ["b": [.completed]])
    rig.expectRest(container, shows: [b], onScreen: false)
  }

  @Test(arguments: TransitionPolicy.allThatServe, [true, false])
  func `A rotation in mid-transition leaves every view filling the container`(
    _ policy: TransitionPolicy, _ goesBack: Bool
  ) {
    let (_, a, b) = begin(policy)
    rig.simulator.rotate(to: .landscapeLeft)
    rig.advance(20)
    if goesBack { container.setViewControllers([a], using: .slide(from: .left), completion: rig.recording("a")) }
    rig.advance(3000)
    expectFrames([goesBack ? a : b])
    rig.expectRest(container, shows: [goesBack ? a : b])
  }

  @Test(arguments: TransitionPolicy.allThatServe)
  func `Memory warnings and new traits leave a transition alone`(_ policy: TransitionPolicy) {
    let (_, _, b) = begin(policy)
    rig.simulator.sendMemoryWarning()
    rig.simulator.userInterfaceStyle = .dark
    rig.simulator.contentSizeCategory = .extraLarge
    #expect(container.isTransitioning)
    rig.advance(1000)
    #expect(rig.outcomes == ["b": [.completed]])
    #expect(b.traitCollection.userInterfaceStyle == .dark)
    rig.expectRest(container, shows: [b])
  }

  @Test(arguments: TransitionPolicy.allThatServe, [true, false])
  func `A new content view is used during a transition`(_ policy: TransitionPolicy, _ goesBack: Bool) {
    let (_, a, b) = begin(policy)
    let content = UIView(frame: container.view.bounds)
    container.view.addSubview(content)
    container.contentView = content
    rig.advance(20)
    if goesBack { container.setViewControllers([a], using: .slide(from: .left), completion: rig.recording("a")) }
    rig.advance(3000)
    expectFrames([goesBack ? a : b])
    #expect(container.view.subviews == [content])
    rig.expectRest(container, shows: [goesBack ? a : b])
  }

  @Test(arguments: [1, 2, 3, 4], [0, 175, 349])
  func `Reversed any number of times at any point it ends at its last destination`(_ times: Int, _ at: Int) {
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    container.transitionPolicy = .reverse
    container.viewControllers = [a]
    rig.simulator.show(container)
    container.setViewControllers([b], using: .slide(from: .right), completion: rig.recording("0"))
    rig.advance(at)
    for time in 1...times {
      container.setViewControllers(
        [time % 2 == 1 ? a : b], using: .slide(from: .right), completion: rig.recording("\(time)"))
      rig.advance(time == 1 ? 0 : 16)
    }
    rig.advance(3000)
    let winner = times % 2 == 1 ? a : b
    for time in 0...times { #expect(rig.outcomes["\(time)"]?.count == 1) }
    #expect(rig.outcomes["\(times)"] == [.completed])
    expectFrames([winner])
    rig.expectRest(container, shows: [winner])
  }

  @Test(arguments: [ContainerTransition.dissolve, .reveal(), .flip, .slide(from: .top)], [true, false])
  func `Children reordered with additions and removals keep their order`(
    _ transition: ContainerTransition, _ goesBack: Bool
  ) {
    let (a, b, c, d, e) = (rig.probe("a"), rig.probe("b"), rig.probe("c"), rig.probe("d"), rig.probe("e"))
    container.transitionPolicy = .reverse
    container.viewControllers = [a, b, c, d]
    rig.simulator.show(container)
    for probe in rig.probes { _ = probe.take() }
    container.setViewControllers([d, e, a], using: transition, completion: rig.recording("there"))
    #expect(container.contentView.subviews.count == 5)
    rig.advance(100)
    if goesBack { container.setViewControllers([a, b, c, d], using: transition, completion: rig.recording("back")) }
    rig.advance(2000)
    #expect(a.take() + d.take() == [])
    rig.expectRest(container, shows: goesBack ? [a, b, c, d] : [d, e, a])
  }

  @Test(arguments: [ContainerTransition.dissolve, .reveal(), .flip, .slide(from: .top)])
  func `Empty and nonempty lists follow each other`(_ transition: ContainerTransition) {
    let a = rig.probe("a")
    rig.simulator.show(container)
    container.setViewControllers([a], using: transition, completion: rig.recording("in"))
    rig.advance(50)
    container.setViewControllers([], using: transition, completion: rig.recording("out"))
    rig.advance(3000)
    container.setViewControllers([], using: transition, completion: rig.recording("again"))
    #expect(rig.outcomes == ["in": [.completed], "out": [.completed], "again": [.completed]])
    rig.expectRest(container, shows: [])
  }

  @Test(arguments: [0, -1, -.infinity, .nan, 1e-9, 0.001])
  func `A transition of hardly any time is over soon`(_ duration: Double) {
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    container.viewControllers = [a]
    rig.simulator.show(container)
    container.setViewControllers([b], using: .dissolve(duration: duration), completion: rig.recording("b"))
    rig.advance(50)
    #expect(rig.outcomes == ["b": [.completed]])
    rig.expectRest(container, shows: [b])
  }

  @Test(arguments: [1e9, .greatestFiniteMagnitude])
  func `A transition that never ends can be skipped`(_ duration: Double) {
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    container.viewControllers = [a]
    rig.simulator.show(container)
    container.setViewControllers([b], using: .slide(from: .left), completion: rig.recording("b"))
    rig.advance(2000)
    container.setViewControllers([a], using: .dissolve(duration: duration), completion: rig.recording("a"))
    rig.advance(2000)
    #expect(rig.outcomes["a"] == nil)
    container.setViewControllers([b], completion: rig.recording("b again"))
    #expect(rig.outcomes == ["b": [.completed], "a": [.completed], "b again": [.completed]])
    rig.expectRest(container, shows: [b])
  }

  @Test func `Animations disabled while a request waits are checked when it is made`() {
    let (_, _, b) = begin(.finishThenLatest)
    let c = rig.probe("c")
    container.setViewControllers([c], using: .dissolve, completion: rig.recording("c"))
    UIView.setAnimationsEnabled(false)
    rig.advance(2000)
    UIView.setAnimationsEnabled(true)
    #expect(rig.outcomes == ["b": [.completed], "c": [.completed]])
    #expect(!b.hasAppeared)
    rig.expectRest(container, shows: [c])
  }

  @Test func `During a transition the topmost entering child determines the preferences`() {
    let (_, a, b) = begin(.reverse)
    #expect(container.childForStatusBarStyle === b)
    #expect(container.childForStatusBarHidden === b)
    container.setViewControllers([a], using: .dissolve)
    #expect(container.childForStatusBarStyle === a)
    #expect(container.childForHomeIndicatorAutoHidden === a)
    rig.advance(1000)
    #expect(container.childForScreenEdgesDeferringSystemGestures === a)
  }

  @Test func `The preferred size follows the topmost child`() {
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    a.preferredContentSize = CGSize(width: 100, height: 100)
    b.preferredContentSize = CGSize(width: 200, height: 200)
    container.viewControllers = [a]
    rig.simulator.show(container)
    #expect(container.preferredContentSize == a.preferredContentSize)
    container.setViewControllers([b], using: .dissolve)
    #expect(container.preferredContentSize == b.preferredContentSize)
    b.preferredContentSize = CGSize(width: 300, height: 300)
    #expect(container.preferredContentSize == CGSize(width: 300, height: 300))
    a.preferredContentSize = CGSize(width: 1, height: 1)
    #expect(container.preferredContentSize == CGSize(width: 300, height: 300))
    rig.advance(1000)
    rig.expectRest(container, shows: [b])
  }

  @Test func `A cancelled task still gets its request's outcome`() async {
    let (_, a, b) = begin(.finishThenLatest)
    let container = container
    let task = Task { await container.setViewControllers([a], using: .dissolve).outcome }
    await rig.simulator.advance(by: .milliseconds(50))
    task.cancel()
    await rig.simulator.settle()
    #expect(await task.value == .completed)
    #expect(!b.hasAppeared)
    rig.expectRest(container, shows: [a])
  }

  @Test func `The preferred size of a child does not remain, and that of the app does`() {
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    a.preferredContentSize = CGSize(width: 100, height: 100)
    container.viewControllers = [a]
    rig.simulator.show(container)
    container.viewControllers = [b]
    #expect(container.preferredContentSize == .zero)
    container.viewControllers = [a]
    container.viewControllers = []
    #expect(container.preferredContentSize == .zero)
    container.preferredContentSize = CGSize(width: 50, height: 50)
    container.viewControllers = [b]
    #expect(container.preferredContentSize == CGSize(width: 50, height: 50))
  }
}
