import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// Tabs without a state: those that the app has added, and UIKit's list of further tabs.
@MainActor
struct OtherTabTests {
  private let simulator: Simulator
  private let editor = Editor()
  private let other = Editor()

  private final class Editor: UIViewController, LeaveGuarding {
    var leaveDecision = LeaveDecision.allow
  }

  /// The ways in which a tab can be selected.
  enum Way: CaseIterable { case tap, index, viewController }

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 9)
  }

  private func makeTabs(_ count: Int = 2) async -> StateTabBarController<Int> {
    let tabs = StateTabBarController(
      states: Array(0..<count), item: { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
    ) { [editor] in $0 == 0 ? editor : UIViewController() }
    if count < 5 { tabs.viewControllers?.append(other) }
    simulator.show(tabs)
    await simulator.settle()
    return tabs
  }

  private func select(_ controller: UIViewController, in tabs: UITabBarController, _ way: Way) async throws {
    switch way {
    case .tap: try await simulator.tap(try #require(controller.tabBarItem?.title))
    case .index: tabs.selectedIndex = try #require(tabs.viewControllers?.firstIndex(of: controller))
    case .viewController: tabs.selectedViewController = controller
    }
    await simulator.settle()
  }

  // MARK: - Leave Guards

  @Test(arguments: Way.allCases)
  func `A tab without a state is selected only if the present one may be left`(way: Way) async throws {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    let tabs = await makeTabs()
    editor.leaveDecision = .refuse
    try await select(other, in: tabs, way)
    #expect(tabs.state == 0 && tabs.selectedViewController === editor)
    // The assignment of a property has no outcome.
    #expect(diagnostics.refusals.map(\.reason) == (way == .tap ? [] : [.leaveGuard]))
    editor.leaveDecision = .ask { true }
    try await select(other, in: tabs, way)
    #expect(tabs.state == nil && tabs.selectedViewController === other)
    editor.leaveDecision = .allow
    tabs.state = 0
    try await select(other, in: tabs, way)
    #expect(tabs.selectedViewController === other)
  }

  @Test(arguments: Way.allCases)
  func `A tab without a state is left only if it allows that`(way: Way) async throws {
    let tabs = await makeTabs()
    tabs.selectedViewController = other
    other.leaveDecision = .refuse
    try await select(try #require(tabs.viewControllers?.first), in: tabs, way)
    #expect(tabs.state == nil && tabs.selectedViewController === other)
    #expect(tabs.transition(to: 1).refusal?.reason == .leaveGuard)
    other.leaveDecision = .ask { true }
    let request = tabs.transition(to: 1)
    #expect(tabs.isAskingToLeave)
    await simulator.settle()
    #expect(request.outcomeIfEnded == .completed && tabs.state == 1)
  }

  @Test func `A list of the app removes tabs only if they may be left`() async {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    let tabs = await makeTabs()
    editor.leaveDecision = .refuse
    tabs.viewControllers = [other]
    #expect(diagnostics.refusals.map(\.reason) == [.leaveGuard])
    #expect(tabs.states == [0, 1] && tabs.state == 0)
    other.leaveDecision = .refuse
    tabs.viewControllers?.removeLast()
    #expect(tabs.viewControllers?.last === other)
    other.leaveDecision = .ask { true }
    tabs.setViewControllers(tabs.viewControllers?.dropLast(), animated: false)
    #expect(tabs.isAskingToLeave && tabs.viewControllers?.count == 3)
    // The list that waits has the placeholder of a tab that is shown now.
    editor.leaveDecision = .allow
    tabs.state = 1
    await simulator.settle()
    #expect(tabs.viewControllers?.count == 2 && tabs.states == [0, 1] && tabs.state == 1)
    #expect(tabs.selectedViewController === tabs.loadedViewController(for: 1))
    LeaveGuards.ignored { tabs.viewControllers = [other] }
    #expect(tabs.viewControllers == [other] && tabs.state == nil)
  }

  @Test func `The list of further tabs is selected only if the present tab may be left`() async throws {
    let tabs = await makeTabs(7)
    editor.leaveDecision = .refuse
    try await simulator.tap("More")
    await simulator.settle()
    #expect(tabs.state == 0 && editor.viewIfLoaded?.window != nil)
    tabs.selectedViewController = tabs.moreNavigationController
    #expect(tabs.state == 0)
    editor.leaveDecision = .ask { true }
    try await simulator.tap("More")
    await simulator.settle()
    #expect(tabs.state == nil && tabs.selectedViewController === tabs.moreNavigationController)
    #expect(editor.viewIfLoaded?.window == nil)
    tabs.transition(to: 0)
    await simulator.settle()
    editor.leaveDecision = .allow
    tabs.selectedViewController = tabs.moreNavigationController
    await simulator.settle()
    #expect(tabs.state == nil && !tabs.isTransitioning)
  }

  @Test func `What the app has pushed onto a further tab is left with it`() async throws {
    let tabs = await makeTabs(7)
    tabs.state = 6
    await simulator.settle()
    tabs.moreNavigationController.pushViewController(other, animated: false)
    await simulator.settle()
    #expect(tabs.state == 6)
    other.leaveDecision = .refuse
    #expect(tabs.transition(to: 1).refusal?.reason == .leaveGuard)
    try await simulator.tap("Tab 1")
    await simulator.settle()
    #expect(tabs.state == 6 && other.viewIfLoaded?.window != nil)
    try await simulator.tap("More")
    await simulator.settle()
    #expect(other.viewIfLoaded?.window != nil)
    other.leaveDecision = .allow
    #expect(tabs.transition(to: 1, animated: false).outcomeIfEnded == .completed)
  }

  // MARK: - Requests

  @Test func `The newest request decides, with or without a state`() async {
    final class Sliding: StateTabBarController<Int> {
      override func viewController(for state: Int) -> UIViewController { UIViewController() }
      override func preferredTransition(from old: Int, to new: Int) -> ContainerTransition? { .slide(from: .right) }
    }
    let tabs = Sliding(states: [0, 1, 2])
    tabs.viewControllers?.append(other)
    simulator.show(tabs)
    await simulator.settle()
    let first = tabs.transition(to: 1)
    await simulator.advance(by: .milliseconds(50))
    let second = tabs.transition(to: 2)
    tabs.selectedViewController = other
    await simulator.settle()
    #expect(first.outcomeIfEnded == .completed && second.outcomeIfEnded == .superseded)
    #expect(tabs.selectedViewController === other && tabs.state == nil && !tabs.isTransitioning)
  }

  @Test func `The selection of a tab without a state supersedes a request that waits`() async {
    let tabs = await makeTabs()
    let asking = AskingViewController()
    tabs.viewControllers?.append(asking)
    tabs.selectedViewController = asking
    let request = tabs.transition(to: 1)
    await simulator.settle()
    tabs.selectedViewController = other
    await simulator.settle()
    #expect(request.outcomeIfEnded == .superseded && asking.asked == 1)
    asking.answer(true)
    await simulator.settle()
    #expect(tabs.selectedViewController === other)
  }

  @Test func `Requests for tabs without a state are reported`() async {
    let tabs = await makeTabs()
    other.title = "Other"
    let events = EventLines()
    tabs.selectedViewController = other
    await simulator.settle()
    let name = "StateTabBarController<Int>"
    #expect(
      events.take() == [
        "\(name) #1: requested 0 → Editor \"Other\", animated", "\(name) #1: began 0 → Editor \"Other\"",
        "\(name) #1: finished, showing Editor \"Other\"", "\(name) #1: completed",
      ])
  }

  // MARK: - The List of States

  @Test func `The app's own tabs remain when states are set`() async {
    let tabs = await makeTabs()
    other.leaveDecision = .refuse
    tabs.states = tabs.states
    #expect(tabs.viewControllers?.count == 3 && tabs.viewControllers?.last === other)
    #expect(tabs.setStates([1, 2, 0]).outcomeIfEnded == .completed)
    #expect(tabs.viewControllers?.count == 4 && tabs.viewControllers?.last === other && tabs.states == [1, 2, 0])
    let front = UIViewController()
    tabs.viewControllers?.insert(front, at: 0)
    tabs.states = [0, 3]
    #expect(tabs.viewControllers?.first === front && tabs.viewControllers?.last === other)
    #expect(tabs.viewControllers?.count == 4 && tabs.states == [0, 3])
    LeaveGuards.ignored { tabs.selectedViewController = other }
    tabs.states = [3]
    await simulator.settle()
    #expect(tabs.selectedViewController === other && tabs.state == nil)
    tabs.states = []
    #expect(tabs.viewControllers == [front, other])
    tabs.states = [5]
    #expect(tabs.states == [5] && tabs.viewControllers?.dropFirst() == [front, other])
  }

  @Test func `A list that waits and a request for a tab are independent`() async {
    let asking = AskingViewController()
    let tabs = StateTabBarController(states: [0, 1, 2]) { $0 == 1 ? asking : UIViewController() }
    simulator.show(tabs)
    LeaveGuards.ignored {
      tabs.state = 1
      tabs.state = 0
    }
    let list = tabs.setStates([0, 2])
    await simulator.settle()
    #expect(tabs.isAskingToLeave)
    #expect(tabs.transition(to: 2).outcomeIfEnded == .completed)
    #expect(list.outcomeIfEnded == nil && tabs.isAskingToLeave)
    asking.answer(true)
    await simulator.settle()
    #expect(list.outcomeIfEnded == .completed && tabs.states == [0, 2] && tabs.state == 2)
  }

  @Test func `A list that waits ends with the controller`() async {
    let asking = AskingViewController()
    var tabs: StateTabBarController<Int>? = StateTabBarController(states: [0, 1]) { _ in asking }
    tabs?.beginAppearanceTransition(true, animated: false)
    tabs?.endAppearanceTransition()
    let list = tabs?.setStates([1])
    #expect(list?.outcomeIfEnded == nil)
    tabs = nil
    #expect(list?.outcomeIfEnded == .cancelled)
    await simulator.settle()
  }

  @Test func `Every list that is set is reported`() async {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    let tabs = await makeTabs()
    editor.leaveDecision = .refuse
    let events = EventLines()
    tabs.setStates([0, 1, 2])
    tabs.setStates([1])
    tabs.setStates([0, 0])
    LeaveGuards.ignored { tabs.viewControllers = [] }
    let lines = events.take()
    let name = "StateTabBarController<Int>"
    #expect(lines.filter { $0.contains("requested") }.count == 4)
    #expect(
      Array(lines.prefix(2)) == [
        "\(name) #1: requested 0, 1, Editor → 0, 1, 2, Editor, animated", "\(name) #1: completed",
      ])
    #expect(lines.filter { $0.contains("completed") }.count == 2 && lines.filter { $0.contains("refused") }.count == 2)
  }
}
