import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

enum Realm: Hashable, Codable { case welcome, home, locked }
enum Pane: Hashable, Codable, CaseIterable { case today, library, settings }
enum Leaf: Hashable, Codable { case shelf, book(Int), chapter(Int) }

/// A device with an app of three containers inside of each other: a state container, tabs in it, a stack in one of
/// them.
@MainActor
final class PathStage {
  let simulator: Simulator
  private(set) var root: Root?
  private(set) var violations: [String] = []
  private(set) var made: [String] = []
  private(set) var outcomes: [String: [TransitionOutcome]] = [:]
  private(set) var refusals: [TransitionRefusal] = []
  /// The appearance callbacks that pages received, with `animated` as `~`.
  var events: [String] = []
  /// What the next pages that are made say when they are asked.
  var decisions: [String: LeaveDecision] = [:]
  private(set) var asked: [String] = []
  var onMake: ((String) -> Void)?
  /// What may not come back.
  var unrestorable: Set<String> = []

  final class Root: StateViewController<Realm> {
    private weak var stage: PathStage?
    init(_ stage: PathStage, _ phase: Realm) {
      self.stage = stage
      super.init(initialState: phase)
    }
    required init?(coder: NSCoder) { nil }
    override func viewController(for phase: Realm) -> UIViewController {
      guard let stage else { return UIViewController() }
      stage.note("\(phase)")
      if phase == .home { return Tabs(stage) }
      return stage.page("\(phase)")
    }
    override func canRestore(_ realm: Realm) -> Bool { stage?.unrestorable.contains("\(realm)") != true }
    override func shouldChangeState(from old: Realm, to new: Realm) -> Bool { (old, new) != (.locked, .home) }
  }

  final class Tabs: StateTabBarController<Pane> {
    private weak var stage: PathStage?
    init(_ stage: PathStage) {
      self.stage = stage
      super.init(states: [.today, .library], initialState: .today)
    }
    required init?(coder: NSCoder) { nil }
    override func canRestore(_ pane: Pane) -> Bool { stage?.unrestorable.contains("\(pane)") != true }
    override func viewController(for section: Pane) -> UIViewController {
      guard let stage else { return UIViewController() }
      stage.note("\(section)")
      if section == .library { return Stack(stage) }
      return stage.page("\(section)")
    }
  }

  final class Stack: StateNavigationController<Leaf> {
    private weak var stage: PathStage?
    init(_ stage: PathStage) {
      self.stage = stage
      super.init(states: [])
      setStack([.shelf], animated: false, completion: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func canRestore(_ leaf: Leaf) -> Bool { stage?.unrestorable.contains("\(leaf)") != true }
    override func viewController(for leaf: Leaf) -> UIViewController {
      guard let stage else { return UIViewController() }
      stage.note("\(leaf)")
      return stage.page("\(leaf)")
    }
  }

  /// A page that takes part in all of the tests' checks.
  final class PathPage: StrictChild, LeaveGuarding {
    private weak var stage: PathStage?
    init(_ name: String, _ stage: PathStage, report: @escaping (String) -> Void) {
      self.stage = stage
      super.init(name, report: report)
    }
    required init?(coder: NSCoder) { nil }
    var leaveDecision: LeaveDecision {
      stage?.asked.append(name)
      return stage?.decisions[name] ?? .allow
    }
    override func received(_ callback: RecordedCallback, _ argument: String) {
      super.received(callback, argument)
      switch callback {
      case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
        stage?.events.append("\(name) \(callback)\(argument == "true" ? "~" : "")")
      default: break
      }
    }
  }

  init(_ phase: Realm = .welcome, shows: Bool = true) async {
    simulator = await Simulator.boot(.iPhoneSE)
    Diagnostics.refusalHandler = { [weak self] in self?.refusals.append($0) }
    RuntimeDiagnostics.observer = { [weak self] _, message in self?.violations.append("UIKit: \(message)") }
    let root = Root(self, phase)
    self.root = root
    if shows { show() }
  }

  isolated deinit {
    Diagnostics.refusalHandler = { _ in }
    RuntimeDiagnostics.observer = nil
    simulator.removeWindow()
  }

  func show() {
    if let root { simulator.show(root) }
    advance(100)
    events = []
  }

  /// Lets the app go.
  func close() {
    simulator.removeWindow()
    root = nil
  }

  func note(_ name: String) {
    made.append(name)
    onMake?(name)
  }

  func page(_ name: String) -> UIViewController {
    PathPage(name, self) { [weak self] problem in
      // A deallocated container sends its children no move callback, in UIKit as here.
      if !problem.contains("didMove(toParent: nil) without") { self?.violations.append(problem) }
    }
  }

  func advance(_ milliseconds: Int) { simulator.advance(by: .milliseconds(milliseconds)) }

  func recording(_ name: String) -> (TransitionOutcome) -> Void {
    { [weak self] in self?.outcomes[name, default: []].append($0) }
  }

  func open(_ path: StatePath, _ name: String = "path", animated: Bool = true) {
    root?.open(path, animated: animated, completion: recording(name))
  }

  var tabs: Tabs? { root?.viewControllers.first as? Tabs }
  var stack: Stack? { tabs?.loadedViewController(for: .library) as? Stack }

  /// What is shown, in one line.
  var shown: String {
    guard let root else { return "gone" }
    var parts = ["\(root.state)"]
    if let tabs { parts.append(tabs.state.map { "\($0)" } ?? "-") }
    if tabs?.state == .library, let stack { parts += stack.states.map { "\($0)" } }
    return parts.joined(separator: " ")
  }

  func forgetMade() { made = [] }
}
