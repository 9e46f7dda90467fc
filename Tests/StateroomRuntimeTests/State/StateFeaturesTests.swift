import Observation
import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

private enum Phase: Hashable { case splash, signIn, home(Int) }

@MainActor
private final class Root: StateViewController<Phase> {
  var made: [Phase] = []
  var retentions: [Phase: StateRetention] = [:]
  var policies: [Phase: TransitionPolicy] = [:]
  var closed: Set<Phase> = []
  override func viewController(for state: Phase) -> UIViewController {
    made.append(state)
    return UIViewController()
  }
  override func retention(of state: Phase) -> StateRetention { retentions[state] ?? .drop }
  override func transitionPolicy(from old: Phase, to new: Phase) -> TransitionPolicy {
    policies[new] ?? transitionPolicy
  }
  override func shouldChangeState(from old: Phase, to new: Phase) -> Bool { !closed.contains(new) }
}

@MainActor
struct StateFeaturesTests {
  let simulator: Simulator
  private let root = Root(initialState: .splash)

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(root)
  }

  private func go(_ states: Phase...) {
    for state in states { root.transition(to: state, animated: false) }
  }

  // MARK: - A Policy for a Way

  @Test func `A request for the previous state with a reversing policy restores its controllers`() {
    root.policies = [.splash: .reverse]
    let splash = root.children
    root.transition(to: .signIn, animated: true)
    simulator.advance(by: .milliseconds(100))
    root.transition(to: .splash, animated: true)
    simulator.advance(by: .seconds(1))
    #expect(root.children == splash)
    #expect(root.made == [.splash, .signIn])
  }

  @Test func `A policy for the destination overrides the reversing policy`() {
    root.transitionPolicy = .reverse
    root.policies = [.splash: .interrupt]
    let splash = root.children
    root.transition(to: .signIn, animated: true)
    simulator.advance(by: .milliseconds(100))
    root.transition(to: .splash, animated: true)
    simulator.advance(by: .seconds(1))
    #expect(root.children != splash)
    #expect(root.children.count == 1)
    #expect(root.made == [.splash, .signIn, .splash])
  }

  // MARK: - Retention

  @Test func `A retained state shows its controllers again`() {
    root.retentions = [.splash: .keep]
    let splash = root.children
    go(.signIn, .splash)
    #expect(root.children == splash)
    #expect(root.made == [.splash, .signIn])
  }

  @Test func `A state that is not retained releases its controllers`() {
    weak let child = root.children.first
    go(.signIn)
    #expect(child == nil)
  }

  @Test func `The last states up to the limit are retained`() {
    root.retentions = [.splash: .keep, .signIn: .keep]
    root.maximumRetainedStates = 1
    weak let splash = root.children.first
    go(.signIn)
    #expect(splash != nil)
    go(.home(1))
    #expect(splash == nil)
    go(.signIn)
    #expect(root.made == [.splash, .signIn, .home(1)])
  }

  @Test func `A memory warning releases controllers that are retained until then`() {
    root.retentions = [.splash: .keepUntilMemoryWarning, .signIn: .keep]
    weak let splash = root.children.first
    go(.signIn)
    weak let signIn = root.children.first
    go(.home(1))
    root.didReceiveMemoryWarning()
    #expect(splash == nil)
    #expect(signIn != nil)
    root.dropRetainedViewControllers()
    #expect(signIn == nil)
  }

  // MARK: - Ways

  @Test func `A transition that is not allowed is refused by name, and only reported if the app has no outcome`() {
    root.closed = [.home(1)]
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    var outcome: TransitionOutcome?
    root.transition(to: .home(1), animated: true) { outcome = $0 }
    #expect(diagnostics.refusals == [])
    root.state = .home(1)
    #expect(diagnostics.refusals.map(\.reason) == [.changeIsNotAllowed])
    #expect(diagnostics.refusals.first?.description.contains("from splash to home") == true)
    #expect(outcome == diagnostics.refusals.first.map { .refused($0) })
    #expect(root.made == [.splash])
    #expect(root.state == .splash)
  }

  @Test func `Each transition has its policy`() {
    root.policies = [.home(1): .interrupt, .home(2): .ignoreNew]
    var outcomes: [String] = []
    root.transition(to: .signIn, animated: true) { outcomes.append("signIn \($0)") }
    root.transition(to: .home(1), animated: true) { outcomes.append("home \($0)") }
    #expect(outcomes == ["signIn completed"])
    root.transition(to: .home(2), animated: true) {
      if case .refused(let refusal) = $0 { outcomes.append("\(refusal.reason)") }
    }
    #expect(outcomes == ["signIn completed", "transitionIsRunning"])
    #expect(root.state == .home(1))
    simulator.advance(by: .seconds(1))
    #expect(outcomes == ["signIn completed", "transitionIsRunning", "home completed"])
  }

  @Test func `Queued, every request is carried out in order`() {
    root.transitionPolicy = .queue
    var outcomes: [String] = []
    for (name, state) in [("signIn", Phase.signIn), ("home", .home(1)), ("splash", .splash)] {
      root.transition(to: state, animated: true) { outcomes.append("\(name) \($0)") }
    }
    #expect(root.state == .splash)
    simulator.advance(by: .milliseconds(360))
    #expect(outcomes == ["signIn completed"])
    simulator.advance(by: .milliseconds(360))
    #expect(outcomes == ["signIn completed", "home completed"])
    simulator.advance(by: .milliseconds(360))
    #expect(outcomes == ["signIn completed", "home completed", "splash completed"])
  }

  @Test func `The performed transitions form a diagram`() {
    root.recordsStateGraph = true
    go(.signIn, .home(1), .signIn, .home(2))
    #expect(
      root.stateGraph.mermaid == """
        stateDiagram-v2
          splash --> signIn
          signIn --> home: 2
          home --> signIn
        """)
  }

  @Test func `Names that a diagram cannot have are replaced there`() {
    let controller = StateViewController(initialState: "first \"one\"") { _ in UIViewController() }
    controller.recordsStateGraph = true
    simulator.show(controller)
    controller.transition(to: "end", animated: false)
    #expect(
      controller.stateGraph.mermaid == """
        stateDiagram-v2
          state "first 'one'" as state1
          state "end" as state2
          [*] --> state1
          state1 --> state2
        """)
  }

  // MARK: - State as Data

  @Test func `The states are available as a sequence, which ends with the container`() async {
    var container: StateViewController<Int>? = StateViewController(initialState: 1) { _ in UIViewController() }
    let states = container?.stateUpdates
    container?.transition(to: 2, animated: true, completion: nil)
    container?.transition(to: 2, animated: true, completion: nil)
    container?.transition(to: 3, animated: false, completion: nil)
    container = nil
    var seen: [Int] = []
    if let states { for await state in states { seen.append(state) } }
    #expect(seen == [1, 2, 3])
  }

  @Test func `A cancelled transition restores the old state`() async throws {
    var container: StateViewController<Int>? = StateViewController(initialState: 1) { _ in UIViewController() }
    simulator.show(try #require(container))
    let states = container?.stateUpdates
    var interaction = container?.beginInteractiveTransition(to: 2)
    interaction?.cancel()
    interaction = nil
    await simulator.advance(by: .seconds(1))
    simulator.removeWindow()
    container = nil
    await simulator.advance(by: .seconds(1))
    var seen: [Int] = []
    if let states { for await state in states { seen.append(state) } }
    #expect(seen == [1, 2, 1])
  }

  @MainActor @Observable
  final class Session {
    var phase = 1
    var other = 1
  }

  @Test func `A container follows a model`() async {
    let session = Session()
    var container: StateViewController<Int>? = StateViewController(initialState: 0) { _ in UIViewController() }
    weak let weakContainer = container
    let observation = container?.observe(session, \.phase, animated: false)
    #expect(container?.state == 1)
    session.phase = 2
    session.phase = 3
    await simulator.advance(by: .milliseconds(20))
    #expect(container?.state == 3)
    observation?.cancel()
    session.phase = 4
    await simulator.advance(by: .milliseconds(20))
    #expect(container?.state == 3)
    container?.observe(session, \.phase)
    container = nil
    #expect(weakContainer == nil)
    session.phase = 5
    await simulator.advance(by: .milliseconds(20))
  }

  @Test func `A model that is deallocated is not retained`() {
    var session: Session? = Session()
    weak let weakSession = session
    let container = StateViewController(initialState: 0) { _ in UIViewController() }
    if let session { container.observe(session, \.phase) }
    session = nil
    #expect(weakSession == nil)
    #expect(container.state == 1)
  }

  @Test func `A retained view controller that the app uses elsewhere is replaced by a new one`() async {
    final class Keeping: StateViewController<Int> {
      override func viewController(for state: Int) -> UIViewController { UIViewController() }
      override func retention(of state: Int) -> StateRetention { .keep }
    }
    let keeping = Keeping(initialState: 0)
    simulator.show(keeping)
    let first = keeping.viewControllers
    keeping.transition(to: 1, animated: false)
    let other = ContainerViewController(viewControllers: first)
    #expect(keeping.transition(to: 0, animated: false).outcomeIfEnded == .completed)
    #expect(keeping.viewControllers != first && other.viewControllers == first)
  }

  @Test func `A refused request before the first state creates view controllers once, and is reported once`() {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    let shared = UIViewController()
    let other = ContainerViewController(viewControllers: [shared])
    var made: [Int] = []
    let container = StateViewController(initialState: 0) { state in
      made.append(state)
      return state == 1 ? shared : UIViewController()
    }
    #expect(container.transition(to: 1).refusal?.reason == .childHasAnotherParent)
    #expect(made == [1] && diagnostics.refusals.count == 1)
    simulator.show(container)
    #expect(made == [1, 0] && container.state == 0)
    withExtendedLifetime(other) {}
  }
}
