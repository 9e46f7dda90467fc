import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

private enum Phase: Equatable { case splash, signIn, home(Int) }

@MainActor
private final class Root: StateViewController<Phase> {
  let recorder: CallbackLog
  var made: [String] = []
  var hooks: [String] = []
  var cached: [String: RecordingViewController] = [:]
  var caches = false

  init(_ recorder: CallbackLog, initialState: Phase = .splash) {
    self.recorder = recorder
    super.init(initialState: initialState)
  }

  required init?(coder: NSCoder) {
    recorder = CallbackLog()
    super.init(coder: coder)
  }

  override func viewController(for state: Phase) -> UIViewController {
    let name = "\(state)"
    if caches, let child = cached[name] { return child }
    made.append(name)
    let child = RecordingViewController(name, log: recorder)
    cached[name] = caches ? child : nil
    return child
  }

  override func willChangeState(from oldState: Phase?, to nextState: Phase, animated: Bool) {
    hooks.append("will \(nextState) \(animated)")
  }
  override func didChangeState(from previousState: Phase?, to newState: Phase, animated: Bool) {
    hooks.append("did from \(previousState.map { "\($0)" } ?? "nil") \(animated)")
  }
  override func childWillAppear(_ child: UIViewController, animated: Bool) {
    hooks.append("\(child.title ?? "") will appear")
  }
  override func childDidAppear(_ child: UIViewController, animated: Bool) {
    hooks.append("\(child.title ?? "") did appear")
  }
  override func childWillDisappear(_ child: UIViewController, animated: Bool) {
    hooks.append("\(child.title ?? "") will disappear")
  }
  override func childDidDisappear(_ child: UIViewController, animated: Bool) {
    hooks.append("\(child.title ?? "") did disappear")
  }
}

@MainActor
struct StateViewControllerTests {
  let simulator: Simulator
  let recorder = CallbackLog()
  private let root: Root

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    root = Root(recorder)
  }

  private func titles(_ controllers: [UIViewController]) -> [String] { controllers.map { $0.title ?? "" } }

  @Test func `The state and the controllers agree when the call returns`() {
    simulator.show(root)
    root.transition(to: .signIn, animated: true)
    #expect(root.state == .signIn)
    #expect(titles(root.viewControllers) == ["signIn"])
    simulator.advance(by: .seconds(1))
    #expect(titles(root.children) == ["signIn"])
  }

  @Test func `The hooks receive the true previous state`() {
    simulator.show(root)
    root.hooks = []
    root.transition(to: .signIn, animated: true)
    simulator.advance(by: .seconds(1))
    #expect(
      root.hooks == [
        "will signIn true", "splash will disappear", "signIn will appear", "signIn did appear", "splash did disappear",
        "did from splash true",
      ])
  }

  @Test func `A double tap creates nothing twice`() {
    simulator.show(root)
    var outcomes: [TransitionOutcome] = []
    root.transition(to: .home(1), animated: true) { outcomes.append($0) }
    root.transition(to: .home(1), animated: true) { outcomes.append($0) }
    simulator.advance(by: .seconds(1))
    root.transition(to: .home(1), animated: true) { outcomes.append($0) }
    #expect(root.made == ["splash", "home(1)"])
    #expect(outcomes == [.completed, .completed, .completed])
  }

  @Test func `R1, P1: quick changes back and forth show the last state, and every request reports its outcome`() {
    root.caches = true
    simulator.show(root)
    var outcomes: [String: TransitionOutcome] = [:]
    root.transition(to: .signIn, animated: true) { outcomes["signIn"] = $0 }
    simulator.advance(by: .milliseconds(100))
    root.transition(to: .home(1), animated: true) { outcomes["home"] = $0 }
    simulator.advance(by: .milliseconds(100))
    root.transition(to: .splash, animated: true) { outcomes["splash"] = $0 }
    simulator.advance(by: .seconds(2))
    #expect(outcomes == ["signIn": .completed, "home": .superseded, "splash": .completed])
    #expect(titles(root.children) == ["splash"])
    #expect(root.view.subviews == [root.cached["splash"]?.view])
  }

  @Test func `S3: a cached child returns visible`() {
    root.caches = true
    simulator.show(root)
    root.transition(to: .signIn, animated: true)
    simulator.advance(by: .seconds(1))
    root.transition(to: .splash, animated: false)
    #expect(root.cached["splash"]?.view.alpha == 1)
    #expect(root.view.subviews == [root.cached["splash"]?.view])
  }

  @Test func `S5: no child appears while the container is off the screen`() {
    root.loadViewIfNeeded()
    root.transition(to: .signIn, animated: true)
    #expect(!recorder.take().contains { $0.contains("ppear") })
    simulator.show(root)
    #expect(
      recorder.take().filter { $0.contains("ppear") } == [
        "signIn.viewWillAppear(false)", "signIn.viewIsAppearing(false)", "signIn.viewDidAppear(false)",
      ])
  }

  @Test func `S7: a request made in didTransition is newer than one that waited`() {
    final class Chain: StateViewController<Int> {
      override func viewController(for state: Int) -> UIViewController {
        let child = UIViewController()
        child.title = "\(state)"
        return child
      }
      override func didChangeState(from previousState: Int?, to newState: Int, animated: Bool) {
        if previousState == 0 { transition(to: 3, animated: true) }
      }
    }
    let chain = Chain(initialState: 0)
    simulator.show(chain)
    chain.transition(to: 1, animated: true)
    chain.transition(to: 2, animated: true)
    simulator.advance(by: .seconds(3))
    #expect(chain.state == 3)
    #expect(titles(chain.children) == ["3"])
  }

  @Test func `A request before the view is loaded becomes the first state`() {
    root.transition(to: .home(7), animated: true)
    #expect(root.made == ["home(7)"])
    #expect(!root.isViewLoaded)
    simulator.show(root)
    #expect(titles(root.children) == ["home(7)"])
  }

  @Test func `Row 5: a request before the first appearance is served without animation and completes`() {
    var outcome: TransitionOutcome?
    root.transition(to: .signIn, animated: true) { outcome = $0 }
    #expect(outcome == .completed)
  }

  @Test func `A request for the previous state reverses a running transition`() {
    root.transitionPolicy = .reverse
    simulator.show(root)
    let splash = root.children.first
    _ = recorder.take()
    var outcomes: [TransitionOutcome] = []
    root.transition(to: .signIn, animated: true) { outcomes.append($0) }
    simulator.advance(by: .milliseconds(100))
    root.transition(to: .splash, animated: true) { outcomes.append($0) }
    simulator.advance(by: .milliseconds(99))
    #expect(outcomes == [])
    simulator.advance(by: .milliseconds(40))
    #expect(outcomes == [.cancelled, .completed])
    #expect(root.children.first === splash)
    #expect(root.made == ["splash", "signIn"])
    let appearances = recorder.take().filter { $0.contains("ppear") }
    #expect(
      appearances.filter { $0.hasPrefix("splash") } == [
        "splash.viewWillDisappear(true)", "splash.viewWillAppear(true)", "splash.viewIsAppearing(true)",
        "splash.viewDidAppear(true)",
      ])
    #expect(
      appearances.filter { $0.hasPrefix("signIn") } == [
        "signIn.viewWillAppear(true)", "signIn.viewIsAppearing(true)", "signIn.viewWillDisappear(true)",
        "signIn.viewDidDisappear(true)",
      ])
    #expect(root.state == .splash)
  }

  @Test func `Jumping serves the newest request immediately`() {
    root.transitionPolicy = .interrupt
    simulator.show(root)
    var outcomes: [TransitionOutcome] = []
    root.transition(to: .signIn, animated: true) { outcomes.append($0) }
    simulator.advance(by: .milliseconds(100))
    root.transition(to: .home(1), animated: true) { outcomes.append($0) }
    #expect(outcomes == [.completed])
    simulator.advance(by: .milliseconds(360))
    #expect(outcomes == [.completed, .completed])
  }

  @Test func `The async form returns the outcome`() async {
    simulator.show(root)
    let root = root
    let first = Task { await root.transition(to: .signIn, animated: true).outcome }
    await simulator.advance(by: .milliseconds(100))
    let second = Task { await root.transition(to: .home(1), animated: true).outcome }
    await simulator.advance(by: .milliseconds(50))
    let third = Task { await root.transition(to: .splash, animated: true).outcome }
    await simulator.settle()
    #expect(await first.value == .completed)
    #expect(await second.value == .superseded)
    #expect(await third.value == .completed)
  }

  @Test func `A controller without a subclass`() {
    let controller = StateViewController(initialState: 1) { number in
      let child = UIViewController()
      child.title = "\(number)"
      return child
    }
    simulator.show(controller)
    controller.transition(to: 2, animated: false)
    #expect(titles(controller.children) == ["2"])
  }

  @Test func `Remaining children receive no callbacks`() {
    let recorder = recorder
    let (bar, one, two) = (
      RecordingViewController("bar", log: recorder), RecordingViewController("one", log: recorder),
      RecordingViewController("two", log: recorder)
    )
    final class Layered: StateViewController<Bool> {
      var lists: [Bool: [UIViewController]] = [:]
      override func viewControllers(for state: Bool) -> [UIViewController] { lists[state] ?? [] }
    }
    let layered = Layered(initialState: true)
    layered.lists = [true: [one, bar], false: [two, bar]]
    simulator.show(layered)
    _ = recorder.take()
    layered.transition(to: false, animated: true)
    simulator.advance(by: .seconds(1))
    #expect(!recorder.take().contains { $0.hasPrefix("bar") })
    #expect(layered.children == [two, bar])
    #expect(layered.view.subviews == [two.view, bar.view])
  }

  @Test func `The appearance state is requested each time and shown in the first frame`() {
    final class Session: StateViewController<Bool> {
      var isLoggedIn = false
      var asked = 0
      override func loadAppearanceState() -> Bool {
        asked += 1
        return isLoggedIn
      }
      override func viewController(for state: Bool) -> UIViewController {
        let child = UIViewController()
        child.title = "\(state)"
        return child
      }
    }
    let session = Session(initialState: true)
    let window = simulator.show(session)
    #expect(titles(session.children) == ["false"])
    window.isHidden = true
    simulator.commit()
    session.isLoggedIn = true
    window.isHidden = false
    #expect(titles(session.children) == ["true"])
    #expect(session.state)
  }

  @Test func `A refused request has no effect and reports the reason`() throws {
    let recorder = recorder
    let other = UIViewController()
    let taken = RecordingViewController("taken", log: recorder)
    other.addChild(taken)
    final class Greedy: StateViewController<Int> {
      var lists: [Int: [UIViewController]] = [:]
      override func viewControllers(for state: Int) -> [UIViewController] { lists[state] ?? [] }
    }
    let greedy = Greedy(initialState: 0)
    let first = RecordingViewController("first", log: recorder)
    greedy.lists = [0: [first], 1: [taken], 2: [first, first]]
    simulator.show(greedy)
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    var outcomes: [TransitionOutcome] = []
    greedy.transition(to: 1, animated: true) { outcomes.append($0) }
    greedy.transition(to: 2, animated: true) { outcomes.append($0) }
    #expect(diagnostics.refusals.map(\.reason) == [.childHasAnotherParent, .childIsListedTwice])
    #expect(outcomes == diagnostics.refusals.map(TransitionOutcome.refused))
    #expect(greedy.state == 0)
    #expect(greedy.children == [first])
    #expect(try #require(diagnostics.refusals.first).description.contains("Remove it there first"))
  }

  @Test func `A container that is deallocated during a transition completes its requests as cancelled`() {
    var outcomes: [TransitionOutcome] = []
    weak var weakRoot: UIViewController?
    weak var weakChild: UIViewController?
    do {
      let root = StateViewController(initialState: 0) { _ in UIViewController() }
      weakRoot = root
      simulator.show(root)
      root.transition(to: 1, animated: true) { outcomes.append($0) }
      root.transition(to: 2, animated: true) { outcomes.append($0) }
      weakChild = root.children.first
    }
    simulator.advance(by: .milliseconds(100))
    simulator.removeWindow()
    simulator.advance(by: .seconds(1))
    #expect(weakRoot == nil)
    #expect(weakChild == nil)
    #expect(outcomes.count == 2)
  }

  @Test func `The topmost child determines the container's preferences`() {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
    }
    let container = ContainerViewController(viewControllers: [UIViewController(), Dark()])
    let window = simulator.show(container)
    #expect(container.childForStatusBarStyle is Dark)
    #expect(container.childForHomeIndicatorAutoHidden is Dark)
    #expect(window.windowScene?.statusBarManager?.statusBarStyle == .lightContent)
  }

  @Test func `A request in loadAppearanceState() determines the state`() {
    final class Eager: StateViewController<Int> {
      override func loadAppearanceState() -> Int {
        guard !hasDeterminedState else { return super.loadAppearanceState() }
        transition(to: 2, animated: false)
        return 1
      }
      override func viewController(for state: Int) -> UIViewController { UIViewController() }
    }
    let eager = Eager(nibName: nil, bundle: nil)
    #expect(eager.state == 2)
    #expect(eager.state == 2)
  }
}
