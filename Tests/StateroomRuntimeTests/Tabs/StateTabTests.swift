import Simulator
import Stateroom
import StateroomTesting
import TestSupport
import Testing
import UIKit

enum Section: Hashable, CaseIterable { case today, search, library, settings }

/// A tab bar controller that keeps account of everything.
@MainActor
final class SectionsController: StateTabBarController<Section> {
  var violations: [String] = []
  var made: [Section] = []
  var changes: [Section?] = []
  var reselected: [Section] = []
  var forbidden: Set<Section> = []
  var isSliding = false
  var inStacks = false
  var onCallback: (() -> Void)?
  private(set) var pages: [WeakPage] = []

  struct WeakPage { weak var page: StrictChild? }

  override func viewController(for section: Section) -> UIViewController {
    made.append(section)
    let child = StrictChild("\(section)") { [weak self] in self?.violations.append($0) }
    child.onCallback = { [weak self] in self?.onCallback?() }
    pages.append(WeakPage(page: child))
    return inStacks ? UINavigationController(rootViewController: child) : child
  }

  override func shouldSelect(_ section: Section) -> Bool { !forbidden.contains(section) }
  override func didReselect(_ section: Section) {
    reselected.append(section)
    super.didReselect(section)
  }
  override func didChangeState(from oldState: Section?, to newState: Section?) {
    changes.append(newState)
    onCallback?()
  }
  override func preferredTransition(from oldState: Section, to newState: Section) -> ContainerTransition? {
    isSliding ? .slide(from: .right) : nil
  }

  func problemsAtRest() -> [String] {
    var problems = violations
    violations = []
    if isTransitioning { problems.append("still in transition") }
    for page in pages.compactMap(\.page) {
      let isShown = state.flatMap { loadedViewController(for: $0) } === page
      problems += page.problemsAtRest(isShown: isShown, isHostOnScreen: view.window?.isHidden == false)
    }
    return problems
  }
}

/// Tabs for states: what code, taps and the app's own delegate do to them.
@MainActor
struct StateTabTests {
  let simulator: Simulator
  let tabs = SectionsController(states: Section.allCases, initialState: .search)

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(tabs)
    simulator.commit()
  }

  private func rest() {
    simulator.advance(by: .seconds(2))
    #expect(tabs.problemsAtRest() == [])
  }

  private func tap(_ section: Section) throws {
    let index = try #require(tabs.states.firstIndex(of: section))
    let width = tabs.tabBar.bounds.width / CGFloat(tabs.states.count)
    let point = CGPoint(x: width * (CGFloat(index) + 0.5), y: tabs.tabBar.bounds.minY + 20)
    try simulator.tap(at: tabs.tabBar.convert(point, to: nil))
  }

  @Test func `Controllers are created when they are shown`() {
    #expect(tabs.state == .search)
    #expect(tabs.made == [.search])
    #expect(tabs.tabBar.items?.map(\.title) == ["today", "search", "library", "settings"])
    var outcomes: [TransitionOutcome] = []
    tabs.transition(to: .settings, animated: true) { outcomes.append($0) }
    #expect(outcomes == [.completed])
    #expect(tabs.made == [.search, .settings])
    #expect(tabs.changes == [.settings])
    rest()
    tabs.transition(to: .search, animated: true)
    rest()
    #expect(tabs.made == [.search, .settings])
  }

  @Test func `R15, row 21: a tap moves the state, and a tap on the selected tab is an event`() throws {
    try tap(.library)
    #expect(tabs.state == .library)
    #expect(tabs.changes == [.library])
    #expect(tabs.reselected == [])
    try tap(.library)
    #expect(tabs.reselected == [.library])
    #expect(tabs.changes == [.library])
    rest()
  }

  @Test func `A tap on the selected tab pops its stack to the root`() throws {
    tabs.inStacks = true
    try tap(.today)
    let stack = try #require(tabs.loadedViewController(for: .today) as? UINavigationController)
    stack.pushViewController(UIViewController(), animated: false)
    simulator.advance(by: .seconds(1))
    try tap(.today)
    simulator.advance(by: .seconds(1))
    #expect(stack.viewControllers.count == 1)
    #expect(tabs.state == .today)
  }

  @Test func `A tap can be refused, code does not ask`() throws {
    tabs.forbidden = [.settings]
    try tap(.settings)
    #expect(tabs.state == .search)
    #expect(tabs.made == [.search])
    tabs.transition(to: .settings, animated: false)
    #expect(tabs.state == .settings)
    rest()
  }

  @Test func `A state without a tab is refused by name`() {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    tabs.setStates([.today, .search], animated: false)
    var outcomes: [TransitionOutcome] = []
    tabs.transition(to: .settings, animated: true) { outcomes.append($0) }
    tabs.setStates([.today, .today], animated: false)
    #expect(diagnostics.refusals.map(\.reason) == [.unknownState, .stateIsListedTwice])
    #expect(diagnostics.refusals.first?.description.contains("settings") == true)
    #expect(outcomes == diagnostics.refusals.prefix(1).map { .refused($0) })
    #expect(tabs.states == [.today, .search])
  }

  @Test func `Tabs are added and removed; remaining ones keep their contents`() throws {
    let search = try #require(tabs.loadedViewController(for: .search))
    tabs.setStates([.library, .search, .today], animated: false)
    #expect(tabs.state == .search)
    #expect(tabs.loadedViewController(for: .search) === search)
    rest()
    let leaks = LeakDetector()
    leaks.watch(search)
    tabs.setStates([.library, .today], animated: false)
    #expect(tabs.state == .today)
    #expect(tabs.changes == [.today])
    rest()
  }

  @Test func `The app's delegate is asked first and receives every call`() throws {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var log: [String] = []
      var answer = false
      func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
        log.append("should \(controller.tabBarItem?.title ?? "")")
        return answer
      }
      func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
        log.append("did \(controller.tabBarItem?.title ?? "")")
      }
    }
    let delegate = Delegate()
    tabs.delegate = delegate
    try tap(.today)
    #expect(tabs.state == .search)
    delegate.answer = true
    try tap(.today)
    #expect(tabs.state == .today)
    #expect(delegate.log == ["should today", "should today", "did today"])
    #expect(tabs.supportedInterfaceOrientations == UITabBarController().supportedInterfaceOrientations)
    rest()
  }

  @Test func `UIKit's own selection moves the state`() {
    tabs.selectedIndex = 0
    #expect(tabs.state == .today)
    tabs.selectedViewController = tabs.viewControllers?.last
    #expect(tabs.state == .settings)
    let stranger = UIViewController()
    tabs.viewControllers = (tabs.viewControllers ?? []) + [stranger]
    #expect(tabs.states == Section.allCases)
    tabs.selectedViewController = stranger
    #expect(tabs.state == nil)
    tabs.transition(to: .search, animated: false)
    #expect(tabs.state == .search)
    rest()
  }

  @Test func `A transition between tabs: the newest request wins`() throws {
    tabs.isSliding = true
    var outcomes: [String: TransitionOutcome] = [:]
    tabs.transition(to: .today, animated: true) { outcomes["today"] = $0 }
    simulator.advance(by: .milliseconds(100))
    #expect(tabs.isTransitioning)
    #expect(tabs.state == .today)
    tabs.transition(to: .library, animated: true) { outcomes["library"] = $0 }
    tabs.transition(to: .settings, animated: true) { outcomes["settings"] = $0 }
    #expect(tabs.state == .settings)
    rest()
    #expect(outcomes == ["today": .completed, "library": .superseded, "settings": .completed])
    #expect(tabs.loadedViewController(for: .library) == nil)
    try tap(.search)
    simulator.advance(by: .milliseconds(100))
    #expect(tabs.isTransitioning)
    rest()
    #expect(tabs.state == .search)
    tabs.transition(to: .today, animated: false)
    #expect(!tabs.isTransitioning)
    rest()
  }

  @Test func `A closure provides what represents a state, and everything is deallocated`() async throws {
    simulator.removeWindow()
    let leaks = LeakDetector()
    do {
      let tabs = StateTabBarController(states: [1, 2, 3]) { _ in UIViewController() }
      leaks.watch(tabs)
      simulator.show(tabs)
      let outcome = await tabs.transition(to: 3, animated: false).outcome
      #expect(outcome == .completed)
      leaks.watch(try #require(tabs.loadedViewController(for: 3)))
      #expect(tabs.loadedViewController(for: 2) == nil)
    }
    simulator.removeWindow()
    await simulator.settle()
    try leaks.expectReleased()
  }

  @Test func `Random taps, requests and changes of the tabs remain consistent`() {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    simulator.removeWindow()
    var violations: [String] = []
    let seed = RandomRuns.seed(0x57AC_3000)
    let sequences = RandomRuns.count(2_000)
    var operations = 0
    for sequence in 0..<sequences {
      var random = SplitMix64(seed: seed &+ UInt64(sequence))
      func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }
      let tabs = SectionsController(states: Section.allCases)
      tabs.isSliding = roll(2) == 0
      simulator.show(tabs)
      var reported: [Int: Int] = [:]
      var asked = 0
      var fromCallbacks = 0
      func ask() {
        asked += 1
        let id = asked
        let section = Section.allCases[roll(4)]
        tabs.transition(to: section, animated: roll(3) > 0) { _ in reported[id, default: 0] += 1 }
        if asked == id, tabs.states.contains(section), tabs.state != section {
          violations.append("asked for \(section), state \(String(describing: tabs.state))")
        }
      }
      tabs.onCallback = {
        guard fromCallbacks > 0 else { return }
        fromCallbacks -= 1
        ask()
      }
      for _ in 0..<8 {
        operations += 1
        switch roll(8) {
        case 0..<3: ask()
        case 3, 4:
          let x = tabs.tabBar.bounds.width * CGFloat(roll(8)) / 8 + 4
          try? simulator.tap(at: tabs.tabBar.convert(CGPoint(x: x, y: 20), to: nil))
        case 5:
          let count = 1 + roll(4)
          tabs.setStates(Array(Section.allCases.shuffled(using: &random).prefix(count)), animated: roll(2) == 0)
        case 6: fromCallbacks = 1
        default: simulator.advance(by: .milliseconds([16, 100, 400][roll(3)]))
        }
      }
      fromCallbacks = 0
      simulator.advance(by: .seconds(2))
      violations += tabs.problemsAtRest()
      let selected = tabs.selectedViewController
      if selected !== tabs.state.flatMap({ tabs.loadedViewController(for: $0) }) {
        violations.append("\(selected?.title ?? "?") selected for \(String(describing: tabs.state))")
      }
      for id in 1..<(asked + 1) where reported[id] != 1 {
        violations.append("request \(id) has \(reported[id] ?? 0) outcomes")
      }
      tabs.onCallback = nil
      simulator.removeWindow()
      if !violations.isEmpty {
        violations.append("seed \(seed &+ UInt64(sequence))")
        break
      }
    }
    print("tabs: \(sequences) sequences, \(operations) operations from seed \(seed)")
    #expect(violations == [])
  }
}
