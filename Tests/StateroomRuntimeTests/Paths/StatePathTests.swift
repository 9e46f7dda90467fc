import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// A path of states, applied to nested containers as one transaction.
@MainActor
struct StatePathTests {
  private let deep = StatePath(Realm.home).then(Pane.library).then(stack: [Leaf.shelf, .book(7), .chapter(2)])

  // MARK: - The Value

  @Test func `A path is a value that describes itself`() {
    #expect(deep.description == "Realm.home / Pane.library / Leaf[shelf, book(7), chapter(2)]")
    #expect(deep == StatePath(Realm.home).then(Pane.library).then(stack: [Leaf.shelf, .book(7), .chapter(2)]))
    #expect(deep != StatePath(Realm.home).then(Pane.library).then(stack: [Leaf.shelf]))
    var path = StatePath(Realm.home)
    path.append(Pane.library)
    path.append(stack: [Leaf.shelf, .book(7), .chapter(2)])
    #expect(path == deep)
    #expect(StatePath(Leaf.shelf) != StatePath(stack: [Leaf.shelf]))
    #expect(StatePath(1) != StatePath(1.0))
    #expect(Set([deep, deep]).count == 1)
  }

  // MARK: - Getting There

  @Test func `Three containers follow a path, in one transition`() async {
    let stage = await PathStage()
    stage.open(deep)
    #expect(stage.shown == "home library shelf book(7) chapter(2)")
    #expect(stage.outcomes["path"] == nil)
    stage.advance(1_000)
    #expect(stage.outcomes["path"] == [.completed])
    #expect(stage.root?.isTransitioning == false)
    // One dissolve, of the outermost. Only the last page was ever shown.
    #expect(
      stage.events.sorted() == [
        "chapter(2) viewDidAppear~", "chapter(2) viewWillAppear~", "welcome viewDidDisappear~",
        "welcome viewWillDisappear~",
      ])
    #expect(!stage.made.contains("today"))
    #expect(stage.violations == [])
  }

  @Test func `The first frame is complete`() async {
    let stage = await PathStage()
    stage.open(deep)
    #expect(stage.stack?.viewControllers.map { $0.title ?? "" } == ["shelf", "book(7)", "chapter(2)"])
    #expect(stage.stack?.isTransitioning == false)
    #expect(stage.tabs?.isTransitioning == false)
    // What is covered is not loaded.
    #expect(stage.stack?.viewControllers.map(\.isViewLoaded) == [false, false, true])
  }

  @Test func `Only the innermost container is animated when the others are there`() async {
    let stage = await PathStage()
    stage.open(deep, animated: false)
    stage.advance(100)
    stage.events = []
    stage.forgetMade()
    stage.open(StatePath(Realm.home).then(Pane.library).then(stack: [Leaf.shelf, .book(7)]))
    #expect(stage.root?.isTransitioning == false)
    #expect(stage.tabs?.isTransitioning == false)
    #expect(stage.stack?.isTransitioning == true)
    #expect(stage.made == [])
    stage.advance(1_000)
    #expect(stage.outcomes["path"] == [.completed, .completed])
    #expect(stage.events.filter { $0.hasSuffix("~") }.count == 4, "\(stage.events)")
    #expect(stage.violations == [])
  }

  @Test func `A stack in an unselected tab changes before its tab is shown`() async {
    let stage = await PathStage(.home)
    stage.tabs?.transition(to: .library, animated: false, completion: nil)
    stage.advance(100)
    stage.tabs?.transition(to: .today, animated: false, completion: nil)
    stage.advance(100)
    stage.events = []
    stage.open(StatePath(Pane.library).then(Leaf.book(3)))
    stage.advance(1_000)
    #expect(stage.outcomes["path"] == [.completed])
    #expect(stage.events.contains { $0.hasPrefix("book(3) viewDidAppear") })
    #expect(!stage.events.contains { $0.hasPrefix("shelf") })
    #expect(stage.violations == [])
  }

  @Test func `A path to the present states has no effect`() async {
    let stage = await PathStage()
    stage.open(deep, animated: false)
    stage.advance(100)
    stage.events = []
    stage.forgetMade()
    stage.open(deep, "again")
    #expect(stage.outcomes["again"] == [.completed])
    #expect(stage.events == [])
    #expect(stage.made == [])
  }

  @Test func `A pending path is joined`() async {
    let stage = await PathStage()
    stage.open(deep, "first")
    stage.advance(50)
    stage.open(deep, "second")
    #expect(stage.outcomes.isEmpty)
    stage.advance(1_000)
    #expect(stage.outcomes == ["first": [.completed], "second": [.completed]])
  }

  @Test func `A path is taken before anything is loaded`() async {
    let stage = await PathStage(shows: false)
    stage.open(deep)
    #expect(stage.outcomes["path"] == [.completed])
    #expect(stage.root?.isViewLoaded == false)
    #expect(!stage.made.contains("welcome"))
    stage.show()
    stage.advance(500)
    #expect(stage.shown.hasPrefix("home library"))
    #expect(!stage.made.contains("today"))
    #expect(stage.violations == [])
  }

  @Test func `A path may begin at any controller, and passes through others`() async {
    let stage = await PathStage(.home)
    let outer = UIViewController()
    stage.simulator.removeWindow()
    if let root = stage.root { outer.addChild(root) }
    outer.open(deep, animated: false, completion: stage.recording("path"))
    #expect(stage.outcomes["path"] == [.completed])
    #expect(stage.stack?.states == [.shelf, .book(7), .chapter(2)])
    stage.root?.removeFromParent()
  }

  @Test func `The async form returns when all is at rest`() async {
    let stage = await PathStage(shows: false)
    #expect(await stage.root?.open(deep, animated: true).outcome == .completed)
  }

  @Test func `A path with another destination waits for the running one`() async {
    let stage = await PathStage()
    stage.open(deep)
    stage.advance(100)
    stage.open(StatePath(Realm.welcome), "back")
    stage.advance(2_000)
    #expect(stage.outcomes == ["path": [.completed], "back": [.completed]])
    #expect(stage.shown == "welcome")
    #expect(stage.violations == [])
  }

  private final class Keeper: StateViewController<Realm> {
    override func retention(of realm: Realm) -> StateRetention { .keep }
  }

  @Test func `A retained state changes before it returns`() async {
    let stage = await PathStage()
    let stack = StateNavigationController<Leaf>(initialState: .shelf) { stage.page("\($0)") }
    let root = Keeper(initialState: .home) { $0 == .home ? stack : stage.page("\($0)") }
    stage.simulator.show(root)
    stage.advance(100)
    root.transition(to: .welcome, animated: false, completion: nil)
    stage.advance(100)
    stage.events = []
    root.open(
      StatePath(Realm.home).then(stack: [Leaf.shelf, .book(1)]), animated: true, completion: stage.recording("path"))
    #expect(stack.viewControllers.count == 2)
    #expect(!stack.isTransitioning)
    stage.advance(1_000)
    #expect(stage.outcomes["path"] == [.completed])
    #expect(!stage.events.contains { $0.hasPrefix("shelf") })
    stage.simulator.removeWindow()
    #expect(stage.violations == [])
  }

  // MARK: - Refusals

  @Test func `A path to a tab that does not exist is refused, and nothing changes`() async throws {
    let stage = await PathStage()
    stage.open(StatePath(Realm.home).then(Pane.settings).then(Leaf.shelf))
    let refusal = try #require(stage.refusals.first)
    #expect(stage.outcomes["path"] == [.refused(refusal)])
    #expect(refusal.reason == .unknownState)
    #expect(refusal.description.hasPrefix("The step Pane.settings of a path cannot be performed. "))
    #expect(stage.shown == "welcome")
    #expect(stage.events == [])
  }

  @Test func `A transition that is not allowed refuses the path`() async {
    let stage = await PathStage(.locked)
    stage.open(deep)
    #expect(stage.refusals == [])
    guard case .refused(let refusal)? = stage.outcomes["path"]?.first else {
      Issue.record("The path is not refused.")
      return
    }
    #expect(refusal.reason == .changeIsNotAllowed)
    #expect(stage.shown == "locked")
    #expect(stage.made == ["locked"])
  }

  @Test func `A step without a container refuses the path, and the message names the search`() async throws {
    let stage = await PathStage()
    stage.open(StatePath(Realm.home).then(Pane.today).then(stack: [Leaf.shelf]))
    let refusal = try #require(stage.refusals.first)
    #expect(refusal.reason == .noContainerForStep)
    #expect(refusal.description.contains("Leaf[shelf]"))
    #expect(refusal.description.contains("Containers that were searched: PathPage"))
    #expect(stage.shown == "welcome")
  }

  @Test func `The controllers created for a refused path are released`() async {
    let stage = await PathStage()
    weak var made: UIViewController?
    stage.open(StatePath(Realm.home).then(Pane.library).then(stack: [Leaf.shelf]).then(Realm.home))
    made = stage.tabs
    #expect(made == nil)
    #expect(stage.refusals.map(\.reason) == [.noContainerForStep])
    #expect(stage.made.contains("library"))
    #expect(stage.violations == [])
  }

  // MARK: - Guards

  @Test func `Each guard is asked once, before anything changes`() async {
    let stage = await PathStage()
    stage.open(deep, animated: false)
    stage.advance(100)
    stage.decisions["book(7)"] = .refuse
    stage.open(StatePath(Realm.home).then(Pane.today), "tab")
    #expect(
      stage.outcomes["tab"]?.first.map { if case .refused(let why) = $0 { why.reason == .leaveGuard } else { false } }
        == true)
    #expect(stage.tabs?.state == .library)
    #expect(stage.asked.filter { $0 == "book(7)" }.count == 1)
  }

  @Test func `A guard inside a hidden tab prevents the whole path`() async {
    let stage = await PathStage()
    stage.open(deep, animated: false)
    stage.advance(100)
    stage.tabs?.transition(to: .today, animated: false, completion: nil)
    stage.advance(100)
    stage.decisions["chapter(2)"] = .refuse
    stage.open(StatePath(Pane.library).then(stack: [Leaf.shelf]), "path2")
    #expect(stage.tabs?.state == .today)
    #expect(stage.stack?.states == [.shelf, .book(7), .chapter(2)])
    stage.decisions = [:]
    stage.open(StatePath(Pane.library).then(stack: [Leaf.shelf]), "path3")
    stage.advance(1_000)
    #expect(stage.outcomes["path3"] == [.completed])
    #expect(stage.stack?.states == [.shelf])
  }

  @Test func `A leave guard's question pauses the path, and its approval continues it`() async {
    let stage = await PathStage()
    stage.decisions["welcome"] = .ask { true }
    stage.open(deep)
    #expect(stage.shown == "welcome")
    #expect(stage.root?.isAskingToLeave == true)
    await stage.simulator.advance(by: .seconds(1))
    #expect(stage.outcomes["path"] == [.completed])
    #expect(stage.shown.hasPrefix("home library"))
    #expect(stage.asked == ["welcome"])
    #expect(stage.violations == [])
  }

  @Test func `A newer request supersedes the path and dismisses the question`() async {
    let stage = await PathStage()
    stage.decisions["welcome"] = .ask { true }
    stage.open(deep)
    LeaveGuards.ignored { stage.root?.transition(to: .locked, animated: false, completion: nil) }
    #expect(stage.outcomes["path"] == [.superseded])
    await stage.simulator.advance(by: .seconds(1))
    #expect(stage.shown == "locked")
    #expect(stage.outcomes["path"] == [.superseded])
  }

  @Test func `A newer request of a container along the path supersedes the path`() async {
    let stage = await PathStage()
    stage.open(deep, animated: false)
    stage.advance(100)
    stage.decisions["chapter(2)"] = .ask { true }
    stage.open(StatePath(Realm.home).then(Pane.library).then(stack: [Leaf.shelf]), "path2")
    #expect(stage.stack?.isAskingToLeave == true)
    LeaveGuards.ignored { stage.tabs?.transition(to: .today, animated: false, completion: nil) }
    await stage.simulator.advance(by: .seconds(1))
    #expect(stage.outcomes["path2"] == [.superseded])
    #expect(stage.stack?.states.count == 3)
  }

  @Test func `A path to the current states dismisses an older question`() async {
    let stage = await PathStage()
    stage.decisions["welcome"] = .ask { true }
    stage.root?.transition(to: .locked, animated: false, completion: stage.recording("older"))
    #expect(stage.root?.isAskingToLeave == true)
    stage.open(StatePath(Realm.welcome))
    #expect(stage.outcomes == ["older": [.superseded], "path": [.completed]])
    await stage.simulator.advance(by: .seconds(1))
    #expect(stage.shown == "welcome")
  }

  @Test func `A pending leave guard retains no controller`() async {
    let stage = await PathStage()
    stage.open(deep, animated: false)
    stage.advance(100)
    var answer: CheckedContinuation<Bool, Never>?
    stage.decisions["chapter(2)"] = .ask { await withCheckedContinuation { answer = $0 } }
    stage.open(StatePath(Realm.home).then(Pane.library).then(stack: [Leaf.shelf]), "path2")
    await stage.simulator.advance(by: .milliseconds(100))
    weak let tabs = stage.tabs
    weak let stack = stage.stack
    #expect(stack?.isAskingToLeave == true)
    stage.close()
    await stage.simulator.advance(by: .seconds(1))
    #expect(tabs == nil)
    #expect(stack == nil)
    #expect(stage.outcomes["path2"] == [.cancelled])
    answer?.resume(returning: true)
  }

  // MARK: - Overlap

  @Test func `A newer request of any container along the path wins`() async {
    let stage = await PathStage()
    stage.open(deep)
    stage.advance(50)
    stage.stack?.setStack([.shelf], animated: false, completion: nil)
    stage.advance(1_000)
    #expect(stage.outcomes["path"] == [.superseded])
    #expect(stage.stack?.states == [.shelf])
  }

  private final class Patient: StateViewController<Realm> {
    override func pacing(of realm: Realm) -> StatePacing { realm == .locked ? .init(showsAfter: 1) : .immediate }
  }

  @Test func `A path replaces a state that waits for its time`() async {
    let stage = await PathStage()
    let root = Patient(initialState: .welcome) { stage.page("\($0)") }
    stage.simulator.show(root)
    stage.advance(100)
    root.transition(to: .locked, animated: false, completion: stage.recording("paced"))
    root.open(StatePath(Realm.welcome), animated: true, completion: stage.recording("path"))
    #expect(stage.outcomes == ["paced": [.superseded], "path": [.completed]])
    stage.advance(2_000)
    #expect(root.state == .welcome)
    stage.simulator.removeWindow()
    #expect(stage.violations == [])
  }

  @Test func `A container that is deallocated cancels its path`() async {
    let stage = await PathStage()
    var root: StateViewController<Int>? = StateViewController(initialState: 1) { _ in UIViewController() }
    if let root { stage.simulator.show(root) }
    stage.advance(100)
    root?.open(StatePath(2), animated: true, completion: stage.recording("path"))
    stage.advance(50)
    stage.simulator.removeWindow()
    root = nil
    stage.advance(50)
    #expect(stage.outcomes["path"] == [.cancelled] || stage.outcomes["path"] == [.completed])
    #expect(stage.outcomes["path"]?.count == 1)
  }

  @Test func `A path that is requested while another one creates its content is newer`() async {
    let stage = await PathStage()
    stage.onMake = { [weak stage] name in
      guard name == "library" else { return }
      stage?.onMake = nil
      stage?.open(StatePath(Realm.locked), "newer", animated: false)
    }
    stage.open(deep, "older")
    stage.advance(1_000)
    #expect(stage.outcomes == ["older": [.superseded], "newer": [.completed]])
    #expect(stage.shown == "locked")
    #expect(stage.violations == [])
  }

  @Test func `A path opened during a transition waits for its end`() async {
    let stage = await PathStage()
    stage.root?.transition(to: .home, animated: true, completion: nil)
    stage.advance(60)
    stage.open(deep)
    stage.advance(2_000)
    #expect(stage.outcomes["path"] == [.completed])
    #expect(stage.stack?.states == [.shelf, .book(7), .chapter(2)])
    #expect(stage.violations == [])
  }

  // MARK: - Roots

  @Test func `A window that is closed during a leave guard's question is released with its root`() async {
    let stage = await PathStage()
    let session = RootController(initialState: 0) { number in number == 0 ? stage.page("zero") : UIViewController() }
    var answer: CheckedContinuation<Bool, Never>?
    stage.decisions["zero"] = .ask { await withCheckedContinuation { answer = $0 } }
    var window: UIWindow? = session.install(in: stage.simulator.scene)
    await stage.simulator.advance(by: .milliseconds(100))
    session.open(StatePath(1), completion: stage.recording("path"))
    await stage.simulator.advance(by: .milliseconds(100))
    weak let root = session.rootViewControllers.first
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
    await stage.simulator.advance(by: .milliseconds(100))
    #expect(root == nil)
    answer?.resume(returning: true)
    await stage.simulator.advance(by: .milliseconds(100))
    #expect(stage.outcomes["path"] == [.superseded])
    #expect(session.state == 0)
  }

  @Test func `Without a window no container handles the steps after a root's state`() async {
    let stage = await PathStage()
    let session = RootController(initialState: 0) { _ in UIViewController() }
    session.open(StatePath(1).then(Realm.home), completion: stage.recording("path"))
    #expect(stage.refusals.map(\.reason) == [.noContainerForStep])
    #expect(session.state == 0)
    session.open(StatePath(1), completion: stage.recording("root"))
    #expect(stage.outcomes["root"] == [.completed])
    #expect(session.state == 1)
  }

  @Test func `A path begins at a root controller, whose interface is complete when it appears`() async {
    let stage = await PathStage(.home)
    stage.simulator.removeWindow()
    let session = RootController(initialState: 0) { [weak stage] number -> UIViewController in
      guard let stage, number == 1 else { return UIViewController() }
      return PathStage.Root(stage, .welcome)
    }
    let window = session.install(in: stage.simulator.scene)
    stage.advance(100)
    session.open(StatePath(1).then(Realm.home).then(Pane.library), completion: stage.recording("path"))
    stage.advance(2_000)
    #expect(stage.outcomes["path"] == [.completed])
    let root = session.rootViewControllers.first?.interfaceViewController as? PathStage.Root
    #expect((root?.viewControllers.first as? PathStage.Tabs)?.state == .library)
    session.open(StatePath(1).then(Realm.home).then(Pane.settings), completion: stage.recording("refused"))
    #expect(stage.refusals.map(\.reason) == [.unknownState])
    window.isHidden = true
    window.rootViewController = nil
    #expect(stage.violations == [])
  }

  @Test func `A path of a path is the same path`() {
    let path = StatePath(1).then("a")
    #expect(StatePath(path) == path)
  }
}
