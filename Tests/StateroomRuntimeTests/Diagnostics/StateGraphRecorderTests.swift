import Simulator
@_spi(Testing) import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The transitions that a recorder draws, for each kind of container.
@MainActor @Suite(.serialized)
struct StateGraphRecorderTests {
  private enum Phase: Hashable { case idle, searching, found, home(Int) }

  let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  /// The transitions of a graph, in one line.
  private func text(_ graph: StateGraph) -> String {
    graph.edges.map { "\($0.from ?? "-")>\($0.to)\($0.count > 1 ? "*\($0.count)" : "")" }.joined(separator: " ")
  }

  // MARK: - States

  @Test func `States with one name are different states`() async {
    let root = StateViewController(initialState: Phase.home(1)) { _ in UIViewController() }
    simulator.show(root)
    await simulator.settle()
    root.recordsStateGraph = true
    let recorder = StateGraphRecorder(of: root)
    root.transition(to: .home(2))
    await simulator.settle()
    root.transition(to: .home(2))
    await simulator.settle()
    #expect(text(recorder.graph) == "home>home")
    #expect(recorder.graph == root.stateGraph)
  }

  @Test func `A change of the state that keeps the view controllers is a transition`() async {
    let (idle, results) = (UIViewController(), UIViewController())
    let search = StateViewController(initialState: Phase.idle) { $0 == .idle ? idle : results }
    simulator.show(search)
    await simulator.settle()
    search.recordsStateGraph = true
    let recorder = StateGraphRecorder(of: search)
    for phase in [Phase.searching, .found, .idle] {
      search.transition(to: phase)
      await simulator.settle()
    }
    #expect(text(recorder.graph) == "idle>searching searching>found found>idle")
    #expect(recorder.graph == search.stateGraph)
  }

  @Test func `A change of the state during a transition to the same view controllers is a transition`() async {
    let (idle, results) = (UIViewController(), UIViewController())
    let search = StateViewController(initialState: Phase.idle) { $0 == .idle ? idle : results }
    simulator.show(search)
    await simulator.settle()
    search.recordsStateGraph = true
    let recorder = StateGraphRecorder(of: search)
    search.transition(to: .searching)
    search.transition(to: .found)
    await simulator.settle()
    #expect(search.state == .found)
    #expect(recorder.graph == search.stateGraph)
    #expect(recorder.graph.states.last == "found")
  }

  @Test func `A state that only presents is a state`() async {
    final class Inbox: StateViewController<Int> {
      let list = UIViewController()
      override func viewController(for state: Int) -> UIViewController { list }
      override func presentedViewController(for state: Int) -> UIViewController? {
        state == 2 ? UIViewController() : nil
      }
    }
    let inbox = Inbox(initialState: 1)
    simulator.show(inbox)
    await simulator.settle()
    inbox.recordsStateGraph = true
    let recorder = StateGraphRecorder(of: inbox)
    inbox.transition(to: 2)
    await simulator.settle()
    inbox.transition(to: 1)
    await simulator.settle()
    #expect(text(recorder.graph) == "1>2 2>1")
    #expect(recorder.graph == inbox.stateGraph)
  }

  // MARK: - Stacks and Tabs

  @Test func `A change below the top of a stack is not a transition of the top`() async {
    let stack = StateNavigationController(states: ["a", "b"]) { _ in UIViewController() }
    simulator.show(stack)
    await simulator.settle()
    let recorder = StateGraphRecorder(of: stack)
    stack.setStack(["c", "b"])
    await simulator.settle()
    #expect(stack.states == ["c", "b"])
    #expect(recorder.graph.edges.isEmpty)
    stack.push("b")
    await simulator.settle()
    // The new top is another entry.
    #expect(text(recorder.graph) == "b>b")
  }

  @Test func `Tabs with one name are different states`() async {
    let tabs = StateTabBarController(states: [Phase.home(1), .home(2)]) { _ in UIViewController() }
    simulator.show(tabs)
    await simulator.settle()
    let recorder = StateGraphRecorder(of: tabs)
    tabs.transition(to: .home(2))
    await simulator.settle()
    #expect(text(recorder.graph) == "home>home")
  }

  // MARK: - Roots

  @Test func `A root controller records its states once, in all windows`() async {
    let roots = RootController(initialState: Phase.idle) { _ in UIViewController() }
    let windows = [roots.install(in: simulator.scene), roots.install(in: simulator.scene)]
    await simulator.settle()
    let recorder = StateGraphRecorder(of: roots)
    roots.transition(to: .found)
    await simulator.settle()
    roots.transition(to: .idle, animated: false)
    await simulator.settle()
    #expect(text(recorder.graph) == "idle>found found>idle")
    withExtendedLifetime(windows) {}
  }

  @Test func `A root controller records a state with the same interface`() async {
    final class Roots: RootController<Phase> {
      override func viewController(for state: Phase) -> UIViewController { UIViewController() }
      override func hasSameInterface(_ one: Phase, _ other: Phase) -> Bool { true }
    }
    let roots = Roots(initialState: .searching)
    let window = roots.install(in: simulator.scene)
    await simulator.settle()
    let recorder = StateGraphRecorder(of: roots)
    roots.transition(to: .found)
    await simulator.settle()
    #expect(text(recorder.graph) == "searching>found")
    withExtendedLifetime(window) {}
  }

  @Test func `An app controller records its two states`() async {
    final class Interfaces: AppControllerInterfaceProviding {
      func loggedOutInterfaceViewController(for appController: AppController) -> UIViewController { UIViewController() }
      func loggedInInterfaceViewController(for appController: AppController) -> UIViewController { UIViewController() }
    }
    let app = AppController(interfaceProvider: Interfaces())
    let window = app.install(in: simulator.scene)
    await simulator.settle()
    let events = EventLines()
    let recorder = StateGraphRecorder(of: app)
    app.login(animated: false)
    await simulator.settle()
    #expect(text(recorder.graph) == "loggedOut>loggedIn")
    #expect(
      events.take() == [
        "AppController #1: requested loggedOut → loggedIn", "AppController #1: began loggedOut → loggedIn",
        "AppController #1: finished, showing loggedIn", "AppController #1: completed",
      ])
    #expect(events.events.allSatisfy { $0.container.object === app })
    withExtendedLifetime(window) {}
  }

  // MARK: - Mistakes

  @Test func `A view controller that is no container, and the root of a root controller, are reported`() {
    let handler = Diagnostics.warningHandler
    defer { Diagnostics.warningHandler = handler }
    var warnings: [String] = []
    Diagnostics.warningHandler = { warnings.append($0) }
    let roots = RootController(initialState: 1) { _ in UIViewController() }
    let window = roots.install(in: simulator.scene)
    var recorders: [StateGraphRecorder] = [
      StateGraphRecorder(of: ContainerViewController()), StateGraphRecorder(of: RootContainerViewController()),
      StateGraphRecorder(of: StateNavigationController(states: [1]) { _ in UIViewController() }),
      StateGraphRecorder(of: StateTabBarController(states: [1]) { _ in UIViewController() }),
    ]
    #expect(warnings == [])
    recorders.append(StateGraphRecorder(of: UINavigationController()))
    #expect(warnings.count == 1)
    #expect(warnings.last?.contains("no container of the library") == true)
    if let root = roots.rootViewControllers.first { recorders.append(StateGraphRecorder(of: root)) }
    #expect(warnings.count == 2)
    #expect(warnings.last?.contains("Record the root controller") == true)
    withExtendedLifetime((recorders, window)) {}
  }
}
