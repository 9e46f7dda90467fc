import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// A request that is made while another one is still being judged is the newer of the two.
@MainActor
struct NewestRequestTests {
  let rig: Rig

  init() async { rig = await Rig() }

  /// The app's code that is run while a request is judged.
  enum Hook: CaseIterable { case leaveDecision, pacing, isSameState, name, allows, policy }

  private final class Guarding: UIViewController, LeaveGuarding {
    var onAsk: () -> LeaveDecision = { .allow }
    var leaveDecision: LeaveDecision { onAsk() }
  }

  private final class Root: StateViewController<Int> {
    var hook: (hook: Hook, run: () -> Void)?
    private var isRunning = false

    func run(_ hook: Hook) {
      guard hook == self.hook?.hook, !isRunning, let body = self.hook?.run else { return }
      isRunning = true
      self.hook = nil
      body()
      isRunning = false
    }
    override func viewController(for state: Int) -> UIViewController {
      let child = Guarding()
      child.title = "\(state)"
      child.onAsk = { [weak self] in
        self?.run(.leaveDecision)
        return .allow
      }
      return child
    }
    override func pacing(of state: Int) -> StatePacing {
      run(.pacing)
      return state == 8 ? StatePacing(showsAfter: 0.5) : .immediate
    }
    override func isSameState(_ one: Int, _ other: Int) -> Bool {
      run(.isSameState)
      return one == other
    }
    override func name(of state: Int) -> String {
      run(.name)
      return "\(state)"
    }
    override func shouldChangeState(from old: Int, to new: Int) -> Bool {
      run(.allows)
      return true
    }
    override func transitionPolicy(from old: Int, to new: Int) -> TransitionPolicy {
      run(.policy)
      return .finishThenLatest
    }
  }

  /// How the newer request is made, and where it leads.
  enum Newer: CaseIterable { case animated, plain, paced }

  @Test(arguments: Hook.allCases, Newer.allCases)
  func `In a state container`(_ hook: Hook, _ newer: Newer) {
    // The description of a state is requested while there is an observer.
    let observation = Diagnostics.observe { _ in }
    for animated in [false, true] {
      for state in [1, 8] {
        let root = Root(initialState: 0)
        rig.simulator.show(root)
        let wanted = newer == .paced ? 8 : 2
        // What asks for the same joins it.
        if state == wanted { continue }
        var outcomes: [String: [TransitionOutcome]] = [:]
        root.hook = (
          hook,
          { [weak root] in
            root?.transition(to: wanted, animated: newer != .plain) { outcomes["newer", default: []].append($0) }
          }
        )
        root.transition(to: state, animated: animated) { outcomes["older", default: []].append($0) }
        rig.advance(4000)
        let what = "\(hook), to \(state), animated \(animated)"
        #expect(root.hook == nil, "\(what): never asked")
        #expect(root.state == wanted, "\(what)")
        #expect(outcomes == ["newer": [.completed], "older": [.superseded]], "\(what)")
        #expect(root.children.map(\.title) == ["\(wanted)"], "\(what)")
      }
    }
    observation.cancel()
  }

  @Test(arguments: [false, true])
  func `In a plain container`(animated: Bool) {
    let container = ContainerViewController()
    let (first, older, newer) = (Guarding(), UIViewController(), UIViewController())
    container.viewControllers = [first]
    rig.simulator.show(container)
    first.onAsk = { [weak container, weak first, rig] in
      first?.onAsk = { .allow }
      container?.setViewController(newer, using: animated ? .dissolve : .none, completion: rig.recording("newer"))
      return .allow
    }
    container.setViewController(older, using: .dissolve, completion: rig.recording("older"))
    rig.advance(3000)
    #expect(rig.outcomes == ["newer": [.completed], "older": [.superseded]])
    #expect(container.children == [newer])
  }

  @Test func `One that waits for an answer is newer as well`() async {
    let container = ContainerViewController()
    let (first, older, newer) = (Guarding(), UIViewController(), UIViewController())
    container.viewControllers = [first]
    rig.simulator.show(container)
    first.onAsk = { [weak container, weak first, rig] in
      first?.onAsk = { .ask { true } }
      container?.setViewController(newer, using: .none, completion: rig.recording("newer"))
      return .allow
    }
    container.setViewController(older, using: .dissolve, completion: rig.recording("older"))
    await rig.simulator.advance(by: .seconds(3))
    #expect(rig.outcomes == ["newer": [.completed], "older": [.superseded]])
    #expect(container.children == [newer])
  }

  @Test func `One that is refused is no newer request`() {
    let container = ContainerViewController()
    let (first, older) = (Guarding(), UIViewController())
    container.viewControllers = [first]
    rig.simulator.show(container)
    first.onAsk = { [weak container, weak first, rig] in
      first?.onAsk = { .allow }
      container?.setViewControllers([older, older], using: .none, completion: rig.recording("wrong"))
      return .allow
    }
    container.setViewController(older, using: .dissolve, completion: rig.recording("older"))
    rig.advance(3000)
    #expect(rig.refusals == [.childIsListedTwice])
    #expect(rig.outcomes["older"] == [.completed])
    #expect(container.children == [older])
  }

  @Test(arguments: [false, true])
  func `In a root`(animated: Bool) {
    let root = RootContainerViewController()
    let (first, older, newer) = (Guarding(), UIViewController(), UIViewController())
    root.setInterface(first, animated: false)
    rig.simulator.show(root)
    first.onAsk = { [weak root, weak first, rig] in
      first?.onAsk = { .allow }
      root?.setInterface(newer, animated: animated, completion: rig.recording("newer"))
      return .allow
    }
    root.setInterface(older, animated: true, completion: rig.recording("older"))
    rig.advance(3000)
    #expect(rig.outcomes == ["newer": [.completed], "older": [.superseded]])
    #expect(root.children == [newer])
  }

  private final class Roots: RootController<Int> {
    var run: [String: () -> Void] = [:]
    private func run(_ hook: String) { run.removeValue(forKey: hook)?() }

    override func isSameState(_ one: Int, _ other: Int) -> Bool {
      run("isSameState")
      return one == other
    }
    override func configuration(for state: Int, traitCollection: UITraitCollection) -> RootConfiguration {
      run("configuration")
      return RootConfiguration(transitionDuration: 0.3)
    }
    override func viewController(for state: Int) -> UIViewController {
      let interface = Guarding()
      interface.title = "\(state)"
      interface.onAsk = { [weak self] in
        self?.run("leaveDecision")
        return .allow
      }
      return interface
    }
  }

  @Test(arguments: ["leaveDecision", "isSameState", "configuration"])
  func `In several windows`(_ hook: String) {
    // Which of several calls of the hook it is.
    for skipped in 0..<4 {
      let roots = Roots(initialState: 0)
      let windows = [roots.install(in: rig.simulator.scene), roots.install(in: rig.simulator.scene)]
      rig.advance(16)
      var (outcomes, left) = ([String: [TransitionOutcome]](), skipped)
      func wait() {
        roots.run[hook] = { [weak roots] in
          guard left == 0 else {
            left -= 1
            return wait()
          }
          roots?.transition(to: 2) { outcomes["newer", default: []].append($0) }
        }
      }
      wait()
      roots.transition(to: 1) { outcomes["older", default: []].append($0) }
      let isAsked = roots.run.isEmpty
      roots.run = [:]
      rig.advance(3000)
      if isAsked {
        #expect(outcomes == ["newer": [.completed], "older": [.superseded]], "\(hook) after \(skipped)")
      }
      #expect(roots.state == (isAsked ? 2 : 1))
      let titles = roots.rootViewControllers.map { $0.children.map(\.title) }
      #expect(titles == [["\(roots.state)"], ["\(roots.state)"]], "\(hook) after \(skipped)")
      for window in windows { window.isHidden = true }
    }
  }

  @Test(arguments: [false, true])
  func `In a stack`(animated: Bool) {
    let stack = StateNavigationController(states: [0, 1]) { _ in Guarding() }
    rig.simulator.show(stack)
    let top = stack.topViewController as? Guarding
    top?.onAsk = { [weak stack, weak top, rig] in
      top?.onAsk = { .allow }
      stack?.setStack([0, 3], animated: animated, completion: rig.recording("newer"))
      return .allow
    }
    stack.setStack([0], animated: true, completion: rig.recording("older"))
    rig.advance(3000)
    #expect(rig.outcomes == ["newer": [.completed], "older": [.superseded]])
    #expect(stack.states == [0, 3])
    #expect(stack.viewControllers.count == 2)
  }

  @Test(arguments: [false, true])
  func `In tabs`(animated: Bool) {
    let tabs = StateTabBarController(states: [0, 1, 2]) { _ in Guarding() }
    rig.simulator.show(tabs)
    let first = tabs.loadedViewController(for: 0) as? Guarding
    first?.onAsk = { [weak tabs, weak first, rig] in
      first?.onAsk = { .allow }
      tabs?.transition(to: 2, animated: animated, completion: rig.recording("newer"))
      return .allow
    }
    tabs.transition(to: 1, animated: true, completion: rig.recording("older"))
    rig.advance(1000)
    #expect(rig.outcomes == ["newer": [.completed], "older": [.superseded]])
    #expect(tabs.state == 2)
  }

  @Test func `On a path`() {
    let root = Root(initialState: 0)
    rig.simulator.show(root)
    root.hook = (
      .leaveDecision,
      { [weak root, rig] in
        root?.transition(to: 8, animated: false, completion: rig.recording("newer"))
      }
    )
    root.open(StatePath(1), animated: true, completion: rig.recording("older"))
    rig.advance(3000)
    #expect(rig.outcomes == ["newer": [.completed], "older": [.superseded]])
    #expect(root.state == 8)
  }

  @Test func `In the first state's hooks`() {
    for hook in [Hook.isSameState, .pacing] {
      let root = Root(initialState: 0)
      root.hook = (
        hook,
        { [weak root, rig] in
          root?.transition(to: 2, animated: false, completion: rig.recording("newer \(hook)"))
        }
      )
      root.transition(to: 1, animated: false, completion: rig.recording("older \(hook)"))
      rig.simulator.show(root)
      rig.advance(1000)
      #expect(root.state == (root.hook == nil ? 2 : 1), "\(hook)")
      #expect(rig.outcomes["older \(hook)"]?.count == 1)
    }
  }
}
