import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// Requests from every hook of a state controller.
@MainActor
struct ReentrantRequestTests {
  let rig: Rig

  init() async { rig = await Rig() }

  /// Every hook that a subclass has.
  enum Hook: String, CaseIterable {
    case willTransition, didTransition, childWillAppear, childDidAppear, childWillDisappear, childDidDisappear
    case childrenForState, transitionFromTo, completion
  }

  @MainActor
  final class Root: StateViewController<Int> {
    unowned let rig: Rig
    var made: [Int: Probe] = [:]
    var hooks: [Hook: () -> Void] = [:]
    var log: [String] = []

    init(_ rig: Rig) {
      self.rig = rig
      super.init(initialState: 0)
    }
    required init?(coder: NSCoder) { fatalError("can only be created in code") }

    func run(_ hook: Hook) { hooks.removeValue(forKey: hook)?() }

    override func viewController(for state: Int) -> UIViewController {
      if state != 0 { run(.childrenForState) }
      if let child = made[state] { return child }
      let child = rig.probe("\(state)")
      made[state] = child
      return child
    }
    override func preferredTransition(from old: Int, to new: Int) -> ContainerTransition {
      run(.transitionFromTo)
      return .dissolve
    }
    override func willChangeState(from oldState: Int?, to nextState: Int, animated: Bool) {
      log.append("will \(nextState) \(animated)")
      run(.willTransition)
    }
    override func didChangeState(from previousState: Int?, to newState: Int, animated: Bool) {
      log.append("did from \(previousState.map(String.init) ?? "nil") \(animated)")
      run(.didTransition)
    }
    override func childWillAppear(_ child: UIViewController, animated: Bool) { run(.childWillAppear) }
    override func childDidAppear(_ child: UIViewController, animated: Bool) { run(.childDidAppear) }
    override func childWillDisappear(_ child: UIViewController, animated: Bool) { run(.childWillDisappear) }
    override func childDidDisappear(_ child: UIViewController, animated: Bool) { run(.childDidDisappear) }
  }

  @Test(arguments: Hook.allCases, [(false, false), (false, true), (true, false), (true, true)])
  func `A request from a hook is newer than the one that called the hook`(_ hook: Hook, _ animated: (Bool, Bool)) {
    // A request without an animation does not ask for its transition.
    if hook == .transitionFromTo, !animated.0 { return }
    for policy in TransitionPolicy.allThatServe {
      let root = Root(rig)
      root.transitionPolicy = policy
      rig.forgetProbes()
      rig.simulator.show(root)
      let ask: () -> Void = { [weak root, unowned rig] in
        guard let root else { return }
        root.transition(to: 2, animated: animated.1, completion: rig.recording("\(policy) inner"))
        #expect(root.state == 2)
        #expect(root.viewControllers == [root.made[2]])
      }
      if hook != .completion { root.hooks[hook] = ask }
      root.transition(to: 1, animated: animated.0) { [rig] in
        rig.recording("\(policy) outer")($0)
        if hook == .completion { ask() }
      }
      rig.advance(2000)
      #expect(root.state == 2, "\(policy)")
      #expect(rig.outcomes["\(policy) outer"]?.count == 1)
      #expect(rig.outcomes["\(policy) inner"] == [.completed])
      rig.expectRest(root, shows: [root.made[2]].compactMap { $0 })
    }
  }

  @Test(arguments: Hook.allCases)
  func `Asking back from a hook ends where it began`(_ hook: Hook) {
    for policy in TransitionPolicy.allThatServe {
      let root = Root(rig)
      root.transitionPolicy = policy
      rig.forgetProbes()
      rig.simulator.show(root)
      let ask: () -> Void = { [weak root, unowned rig] in
        root?.transition(to: 0, animated: true, completion: rig.recording("\(policy) back"))
      }
      if hook != .completion { root.hooks[hook] = ask }
      root.transition(to: 1, animated: true) { [rig] in
        rig.recording("\(policy) there")($0)
        if hook == .completion { ask() }
      }
      rig.advance(3000)
      #expect(root.state == 0, "\(policy)")
      #expect(rig.outcomes["\(policy) there"]?.count == 1)
      #expect(rig.outcomes["\(policy) back"] == [.completed])
      rig.expectRest(root, shows: [root.made[0]].compactMap { $0 })
    }
  }

  @Test func `The controllers of a state may depend on those that are shown`() {
    @MainActor
    final class Frugal: StateViewController<Int> {
      override func viewControllers(for state: Int) -> [UIViewController] {
        viewControllers.isEmpty ? [UIViewController()] : viewControllers
      }
    }
    let frugal = Frugal(initialState: 0)
    rig.simulator.show(frugal)
    let first = frugal.viewControllers
    #expect(first.count == 1)
    frugal.transition(to: 1, animated: true)
    rig.advance(1000)
    #expect(frugal.viewControllers == first)
    #expect(frugal.state == 1)
  }

  @Test func `The appearance state may depend on what is shown`() {
    @MainActor
    final class Curious: StateViewController<Int> {
      override func loadAppearanceState() -> Int { viewControllers.isEmpty ? 1 : 2 }
      override func viewController(for state: Int) -> UIViewController { UIViewController() }
    }
    let curious = Curious(initialState: 0)
    rig.simulator.show(curious)
    #expect(curious.state == 2)
  }

  @Test func `An appearance state that reads the default one counts`() {
    @MainActor
    final class Session: StateViewController<String> {
      var isExpired = false
      override func loadAppearanceState() -> String {
        let present = super.loadAppearanceState()
        return isExpired ? "sign in" : present
      }
      override func viewController(for state: String) -> UIViewController { UIViewController() }
    }
    let session = Session(initialState: "home")
    let window = rig.simulator.show(session)
    window.isHidden = true
    rig.advance(100)
    session.isExpired = true
    window.isHidden = false
    rig.advance(100)
    #expect(session.state == "sign in")
  }

  @Test func `The flag of the did hook reports what happened`() {
    let root = Root(rig)
    root.loadViewIfNeeded()
    root.log = []
    root.transition(to: 1, animated: true)
    #expect(root.log == ["will 1 false", "did from 0 false"])
  }

  @Test func `A state requested when another one is refused is the state`() {
    let root = Root(rig)
    let elsewhere = UIViewController()
    let taken = rig.probe("taken")
    elsewhere.addChild(taken)
    taken.didMove(toParent: elsewhere)
    root.made[7] = taken
    rig.simulator.show(root)
    root.transition(to: 7, animated: true) { [weak root, unowned rig] outcome in
      rig.recording("7")(outcome)
      #expect(root?.state == 0)
      root?.transition(to: 1, animated: true, completion: rig.recording("1"))
    }
    rig.advance(1000)
    #expect(rig.refusals == [.childHasAnotherParent])
    #expect(rig.outcomes["1"] == [.completed])
    #expect(root.state == 1)
    rig.expectRest(root, shows: [root.made[1]].compactMap { $0 })
  }

  @Test func `A request inside a refusal's completion is served`() {
    let container = ContainerViewController()
    rig.simulator.show(container)
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    container.setViewControllers([a, a]) { [rig] outcome in
      rig.recording("refused")(outcome)
      container.setViewControllers([b], using: .dissolve, completion: rig.recording("b"))
    }
    rig.advance(1000)
    #expect(rig.outcomes["b"] == [.completed])
    #expect(rig.refusals == [.childIsListedTwice])
    rig.expectRest(container, shows: [b])
  }

  @Test(arguments: Hook.allCases.filter { $0 != .completion })
  func `A refusal inside a hook leaves the running transition alone`(_ hook: Hook) {
    let root = Root(rig)
    let elsewhere = UIViewController()
    let taken = rig.probe("taken")
    elsewhere.addChild(taken)
    taken.didMove(toParent: elsewhere)
    root.made[7] = taken
    rig.simulator.show(root)
    root.hooks[hook] = { [weak root, unowned rig] in
      root?.transition(to: 7, animated: true, completion: rig.recording("refused"))
    }
    root.transition(to: 1, animated: true, completion: rig.recording("1"))
    rig.advance(2000)
    #expect(rig.refusals == [.childHasAnotherParent])
    #expect(rig.outcomes["refused"]?.count == 1)
    #expect(rig.outcomes["1"] == [.completed])
    #expect(root.state == 1)
    rig.expectRest(root, shows: [root.made[1]].compactMap { $0 })
  }
}
