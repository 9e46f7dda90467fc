import Observation
import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

@MainActor
struct LeaveGuardTests {
  let simulator: Simulator
  private let editor = Editor()
  private let root: StateViewController<String>

  private final class Editor: UIViewController, LeaveGuarding {
    var decision = LeaveDecision.allow
    var asked = 0
    var leaveDecision: LeaveDecision {
      asked += 1
      return decision
    }
  }

  /// A leave guard that the test answers at any time.
  @MainActor
  private final class Question {
    private var continuation: CheckedContinuation<Bool, Never>?
    private(set) var isAsked = false
    var decision: LeaveDecision {
      .ask { [weak self] in
        await withCheckedContinuation {
          self?.isAsked = true
          self?.continuation = $0
        }
      }
    }
    func answer(_ answer: Bool) {
      continuation?.resume(returning: answer)
      continuation = nil
    }
  }

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    let editor = editor
    root = StateViewController(initialState: "editor") { $0 == "editor" ? editor : UIViewController() }
    simulator.show(root)
  }

  private func isGuardRefusal(_ outcome: TransitionOutcome?) -> Bool {
    if case .refused(let refusal) = outcome { refusal.reason == .leaveGuard } else { false }
  }

  @Test func `A child that refuses is not left, and the request reports it`() {
    editor.decision = .refuse
    var outcome: TransitionOutcome?
    root.transition(to: "list", animated: true) { outcome = $0 }
    #expect(isGuardRefusal(outcome))
    #expect(root.state == "editor")
    #expect(!root.isTransitioning)
  }

  @Test func `Guards of remaining children are not asked`() {
    root.transition(to: "editor", animated: true)
    #expect(editor.asked == 0)
  }

  @Test(arguments: [true, false])
  func `A leave guard's answer is awaited`(answer: Bool) async {
    let question = Question()
    editor.decision = question.decision
    var outcome: TransitionOutcome?
    root.transition(to: "list", animated: false) { outcome = $0 }
    #expect(root.isAskingToLeave)
    #expect(root.state == "editor")
    await simulator.advance(by: .seconds(1))
    #expect(question.isAsked)
    #expect(outcome == nil)
    question.answer(answer)
    await simulator.advance(by: .seconds(1))
    #expect(!root.isAskingToLeave)
    #expect(root.state == (answer ? "list" : "editor"))
    #expect(answer ? outcome == .completed : isGuardRefusal(outcome))
  }

  @Observable
  final class Model {
    var page = "editor"
  }

  @Test func `A refused change that follows a model is reported`() async {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    let model = Model()
    root.observe(model, \.page)
    editor.decision = .refuse
    model.page = "list"
    await simulator.advance(by: .seconds(1))
    #expect(root.state == "editor")
    #expect(diagnostics.refusals.map(\.reason) == [.leaveGuard])
  }

  @Test func `A closure without a result can make requests that ignore leave guards`() {
    editor.decision = .refuse
    let leave: () -> Void = { [weak root] in LeaveGuards.ignored { root?.transition(to: "list", animated: false) } }
    leave()
    #expect(root.state == "list")
  }

  @Test func `A newer request dismisses the question`() async {
    let question = Question()
    editor.decision = question.decision
    var outcomes: [String] = []
    root.transition(to: "list", animated: true) { outcomes.append("list \($0)") }
    await simulator.advance(by: .milliseconds(100))
    editor.decision = .allow
    root.transition(to: "help", animated: true) { outcomes.append("help \($0)") }
    #expect(outcomes == ["list superseded"])
    question.answer(true)
    await simulator.advance(by: .seconds(2))
    #expect(outcomes == ["list superseded", "help completed"])
    #expect(root.state == "help")
  }

  @Test func `A request from the completion of a superseded request is newer still`() async {
    let question = Question()
    editor.decision = question.decision
    var outcomes: [String: TransitionOutcome] = [:]
    root.transition(to: "first", animated: false) { [root] outcome in
      outcomes["first"] = outcome
      root.transition(to: "third", animated: false) { outcomes["third"] = $0 }
    }
    root.transition(to: "second", animated: false) { outcomes["second"] = $0 }
    #expect(outcomes == ["first": .superseded, "second": .superseded])
    await simulator.advance(by: .milliseconds(20))
    question.answer(true)
    await simulator.advance(by: .milliseconds(20))
    #expect(outcomes["third"] == .completed)
    #expect(root.state == "third")
  }

  @Test func `A gesture does not begin, but an approval completes what it requested`() async {
    let question = Question()
    editor.decision = question.decision
    var outcome: TransitionOutcome?
    #expect(root.beginInteractiveTransition(to: "list") { outcome = $0 } == nil)
    #expect(!root.isTransitioning)
    await simulator.advance(by: .milliseconds(100))
    question.answer(true)
    await simulator.advance(by: .seconds(2))
    #expect(outcome == .completed)
    #expect(root.state == "list")
  }

  @Test func `A request from the completion of a superseded request is the newest, and all are reported`() async {
    let question = Question()
    editor.decision = question.decision
    var outcomes: [String] = []
    root.transition(to: "list", animated: false) { [root] in
      outcomes.append("list \($0)")
      root.transition(to: "again", animated: false) { outcomes.append("again \($0)") }
    }
    root.transition(to: "help", animated: false) { outcomes.append("help \($0)") }
    #expect(outcomes == ["list superseded", "help superseded"])
    await simulator.advance(by: .milliseconds(100))
    question.answer(true)
    await simulator.advance(by: .seconds(1))
    #expect(outcomes == ["list superseded", "help superseded", "again completed"])
    #expect(root.state == "again")
  }

  @Test func `A guard inside the leaving children is asked as well`() {
    let inner = ContainerViewController(viewControllers: [Editor()])
    (inner.viewControllers.first as? Editor)?.decision = .refuse
    let outer = ContainerViewController(viewControllers: [inner])
    simulator.show(outer)
    var outcome: TransitionOutcome?
    outer.setViewControllers([], using: .none) { outcome = $0 }
    #expect(isGuardRefusal(outcome))
    #expect(outer.children == [inner])
  }

  @Test func `Forced changes do not ask`() {
    editor.decision = .refuse
    LeaveGuards.ignored { root.transition(to: "list", animated: false) }
    #expect(root.state == "list")
    #expect(editor.asked == 0)
  }

  @Test func `A container that is deallocated during a leave guard's question cancels the request`() async {
    let question = Question()
    let guardian = Editor()
    guardian.decision = question.decision
    var container: ContainerViewController? = ContainerViewController(viewControllers: [guardian])
    weak let weakContainer = container
    var outcome: TransitionOutcome?
    container?.setViewControllers([], using: .none) { outcome = $0 }
    await simulator.advance(by: .milliseconds(100))
    container = nil
    #expect(weakContainer == nil)
    #expect(outcome == .cancelled)
    question.answer(true)
    await simulator.advance(by: .seconds(1))
  }

  @Test func `A superseded request's completion may supersede in turn`() async {
    let question = Question()
    editor.decision = question.decision
    var outcomes: [String] = []
    let root = root
    let editor = editor
    root.transition(to: "list", animated: false) {
      outcomes.append("list \($0)")
      editor.decision = .allow
      root.transition(to: "third", animated: false) { outcomes.append("third \($0)") }
    }
    editor.decision = question.decision
    root.transition(to: "help", animated: false) { outcomes.append("help \($0)") }
    await simulator.settle()
    #expect(outcomes == ["list superseded", "third completed", "help superseded"])
    #expect(root.state == "third")
    question.answer(true)
    await simulator.settle()
    #expect(root.state == "third")
  }

  // MARK: - The Extent of Ignoring Leave Guards

  /// A container that shows the state of its source, and makes requests in a hook.
  private final class Feed: StateViewController<Int> {
    var source = 1
    var onChange: () -> Void = {}
    override func loadAppearanceState() -> Int { source }
    override func viewController(for state: Int) -> UIViewController {
      if state == 3 { onChange() }
      return UIViewController()
    }
    override func didChangeState(from old: Int?, to new: Int, animated: Bool) { if new != 1 { onChange() } }
  }

  private func staysGuarded(against requests: @MainActor (Feed, @escaping () -> Void) async -> Void) async -> Bool {
    let guardian = Editor()
    guardian.decision = .refuse
    let other = ContainerViewController(viewControllers: [guardian])
    let feed = Feed(initialState: 1)
    let stack = UINavigationController(rootViewController: feed)
    simulator.show(stack)
    await simulator.settle()
    var outcomes: [TransitionOutcome] = []
    await requests(feed) { other.setViewController(UIViewController(), using: .none) { outcomes.append($0) } }
    await simulator.settle()
    return !outcomes.isEmpty && outcomes.allSatisfy(isGuardRefusal)
  }

  @Test func `A new state at the appearance leaves the leave guards of other containers in effect`() async {
    let isGuarded = await staysGuarded { feed, request in
      feed.navigationController?.pushViewController(UIViewController(), animated: false)
      await simulator.settle()
      feed.source = 2
      feed.onChange = request
      feed.navigationController?.popViewController(animated: false)
    }
    #expect(isGuarded)
  }

  @Test(arguments: [2, 3])
  func `Hooks that are called while leave guards are ignored make ordinary requests`(state: Int) async {
    let isGuarded = await staysGuarded { feed, request in
      feed.onChange = request
      LeaveGuards.ignored { feed.transition(to: state, animated: false) }
      #expect(feed.state == state)
    }
    #expect(isGuarded)
  }

  @Test func `A completion handler that is called while leave guards are ignored makes ordinary requests`() async {
    let isGuarded = await staysGuarded { feed, request in
      LeaveGuards.ignored { feed.transition(to: 1, animated: false) { _ in request() } }
    }
    #expect(isGuarded)
  }

  @Test func `A request that ignores leave guards does so after its delay`() async {
    final class Paced: StateViewController<Int> {
      var content: [UIViewController] = []
      override func viewController(for state: Int) -> UIViewController { content[state] }
      override func pacing(of state: Int) -> StatePacing { StatePacing(showsAfter: state == 1 ? 0.2 : 0) }
    }
    let paced = Paced(initialState: 0)
    let guardian = Editor()
    guardian.decision = .refuse
    paced.content = [guardian, UIViewController()]
    simulator.show(paced)
    await simulator.settle()
    LeaveGuards.ignored { paced.transition(to: 1) }
    await simulator.settle()
    #expect(paced.state == 1)
  }

  /// A view controller that makes requests when its view is loaded.
  private final class Loading: UIViewController {
    var onLoad: () -> Void = {}
    override func viewDidLoad() {
      super.viewDidLoad()
      onLoad()
    }
  }

  @Test func `A view that is loaded by embedding makes ordinary requests`() async {
    let isGuarded = await staysGuarded { feed, request in
      let child = Loading()
      child.onLoad = request
      LeaveGuards.ignored { feed.embed(child) }
    }
    #expect(isGuarded)
  }

  /// A root controller that makes requests in one of its hooks.
  private final class HookedRoots: RootController<Int> {
    enum Hook: CaseIterable { case sameState, sameInterface, configuration, root }
    var hook: Hook?
    var onHook: () -> Void = {}
    private func call(_ hook: Hook) {
      guard hook == self.hook else { return }
      self.hook = nil
      onHook()
    }
    override func isSameState(_ one: Int, _ other: Int) -> Bool {
      call(.sameState)
      return super.isSameState(one, other)
    }
    override func hasSameInterface(_ one: Int, _ other: Int) -> Bool {
      call(.sameInterface)
      return super.hasSameInterface(one, other)
    }
    override func configuration(for state: Int, traitCollection: UITraitCollection) -> RootConfiguration {
      call(.configuration)
      return super.configuration(for: state, traitCollection: traitCollection)
    }
    override func makeRootViewController() -> RootContainerViewController {
      call(.root)
      return super.makeRootViewController()
    }
  }

  @Test(arguments: HookedRoots.Hook.allCases)
  private func `The hooks of a root controller make ordinary requests`(hook: HookedRoots.Hook) async {
    var windows: [UIWindow] = []
    let isGuarded = await staysGuarded { _, request in
      let roots = HookedRoots(initialState: 0) { _ in UIViewController() }
      windows.append(roots.install(in: simulator.scene))
      await simulator.settle()
      roots.hook = hook
      roots.onHook = request
      LeaveGuards.ignored {
        if hook == .root { windows.append(roots.install(in: simulator.scene)) }
        roots.transition(to: 1, animated: false)
      }
      #expect(roots.state == 1)
    }
    #expect(isGuarded)
  }

  /// A state whose description makes requests, which observers of events read.
  private struct Described: Hashable, CustomStringConvertible {
    let number: Int
    static func == (one: Self, other: Self) -> Bool { one.number == other.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
    @MainActor static var onDescription: () -> Void = {}
    var description: String {
      MainActor.assumeIsolated {
        let onDescription = Self.onDescription
        Self.onDescription = {}
        onDescription()
      }
      return "\(number)"
    }
  }

  @Test(arguments: ["states", "stack", "tabs", "pages", "roots"])
  func `A description that is read while leave guards are ignored makes ordinary requests`(kind: String) async {
    let (first, second) = (Described(number: 0), Described(number: 1))
    let observation = Diagnostics.observe { _ in }
    let isGuarded = await staysGuarded { _, request in
      let make: (Described) -> UIViewController = { _ in UIViewController() }
      let box = StateViewController(initialState: first, content: make)
      let stack = StateNavigationController(states: [first], content: make)
      let tabs = StateTabBarController(states: [first, second], content: make)
      let pages = StatePageController(pages: [first, second], content: make)
      let roots = RootController(initialState: first, content: make)
      let all = [box, stack, tabs, pages]
      for (name, container) in zip(["states", "stack", "tabs", "pages"], all) where name == kind {
        simulator.show(container)
      }
      Described.onDescription = request
      LeaveGuards.ignored {
        switch kind {
        case "states": box.transition(to: second, animated: false)
        case "stack": stack.push(second, animated: false)
        case "tabs": tabs.transition(to: second, animated: false)
        case "pages": pages.goForward(animated: false)
        default: roots.transition(to: second, animated: false)
        }
      }
    }
    Described.onDescription = {}
    #expect(isGuarded)
    withExtendedLifetime(observation) {}
  }

  // MARK: - Removing One View Controller

  @Test func `The removal of one view controller by the app does not ask, in a container and elsewhere`() async {
    for host in [ContainerViewController(), UIViewController()] {
      simulator.show(host)
      let children = (0..<2).map { _ in Editor() }
      for child in children { child.decision = .refuse }
      host.embed(children[0])
      #expect(host.replace(children[0], with: children[1]).outcomeIfEnded == .completed)
      #expect(host.unembed(children[1]).outcomeIfEnded == .completed)
      #expect(host.children.isEmpty && children.allSatisfy { $0.asked == 0 })
    }
  }
}
