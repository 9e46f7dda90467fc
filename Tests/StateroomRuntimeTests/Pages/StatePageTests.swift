import Simulator
import Stateroom
import StateroomTesting
import TestSupport
import Testing
import UIKit

/// Pages that are turned by buttons, by a finger, and by both.
@MainActor
struct StatePageTests {
  let simulator: Simulator
  let tour = TourController(pages: [1, 2, 3])

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(tour)
    simulator.commit()
  }

  private func rest() {
    simulator.advance(by: .seconds(2))
    #expect(tour.problemsAtRest() == [])
  }

  /// Moves a finger slowly and lets it rest, so that only the way decides.
  private func swipe(from start: CGFloat, to end: CGFloat) throws {
    let finger = try simulator.touchDown(at: CGPoint(x: start, y: 300))
    for step in 1...10 {
      simulator.advance(by: .milliseconds(16))
      simulator.move(finger, to: CGPoint(x: start + (end - start) * CGFloat(step) / 10, y: 300))
    }
    simulator.advance(by: .milliseconds(300))
    simulator.move(finger, to: CGPoint(x: end, y: 300))
    simulator.advance(by: .milliseconds(100))
    simulator.touchUp(finger, at: CGPoint(x: end, y: 300))
  }

  @Test func `Pages follow each other up to the last one`() {
    var outcomes: [TransitionOutcome] = []
    for _ in 0..<2 {
      tour.goForward(animated: true) { outcomes.append($0) }
      rest()
    }
    #expect(tour.state == 3)
    #expect(tour.pageIndex == 2)
    tour.goForward(animated: true) { outcomes.append($0) }
    rest()
    #expect(tour.finished == 1)
    #expect(tour.state == 3)
    #expect(outcomes == [.completed, .completed, .completed])
    tour.goBack(animated: true)
    rest()
    #expect(tour.state == 2)
  }

  @Test func `A swipe that turns no page pops the page controller from a navigation stack`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulator.show(navigation)
    navigation.pushViewController(tour, animated: false)
    simulator.advance(by: .milliseconds(100))
    try swipe(from: 1, to: 300)
    rest()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `A swipe from the edge pops the page controller, also from a later page`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulator.show(navigation)
    navigation.pushViewController(tour, animated: false)
    tour.transition(to: 2, animated: false)
    simulator.advance(by: .milliseconds(100))
    try swipe(from: 120, to: 350)
    rest()
    #expect(tour.state == 1)
    tour.transition(to: 2, animated: false)
    simulator.advance(by: .milliseconds(100))
    try swipe(from: 1, to: 300)
    rest()
    #expect(navigation.viewControllers.count == 1)
    #expect(tour.state == 2)
  }

  @Test func `On the last page, a swipe turns a page of the page controller around it`() throws {
    let inner = StatePageController(pages: ["a", "b"]) { _ in UIViewController() }
    let outer = StatePageController(pages: [0, 1]) { $0 == 0 ? inner : UIViewController() }
    simulator.show(outer)
    simulator.advance(by: .milliseconds(100))
    try swipe(from: 300, to: 60)
    simulator.advance(by: .seconds(1))
    #expect(inner.state == "b" && outer.state == 0)
    try swipe(from: 300, to: 60)
    simulator.advance(by: .seconds(1))
    #expect(inner.state == "b" && outer.state == 1)
  }

  @Test func `A page that is listed twice is used once, and reported`() {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    let pages = StatePageController(pages: ["a", "a", "b"]) { _ in UIViewController() }
    #expect(pages.pages == ["a", "b"])
    #expect(diagnostics.refusals.map(\.reason) == [.stateIsListedTwice])
    simulator.show(pages)
    pages.goForward(animated: false)
    #expect(pages.state == "b")
  }

  @Test func `There is no page before the first one`() {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    var outcomes: [TransitionOutcome] = []
    tour.goBack(animated: true) { outcomes.append($0) }
    #expect(diagnostics.refusals.map(\.reason) == [.noPageBefore])
    #expect(outcomes == diagnostics.refusals.map { .refused($0) })
    #expect(tour.state == 1)
  }

  @Test func `No page follows a state that is not one of the pages`() {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    tour.transition(to: 9, animated: false)
    let request = tour.goForward(animated: false)
    #expect(request.refusal?.reason == .unknownState)
    #expect(diagnostics.refusals.map(\.reason) == [.unknownState])
    #expect(tour.finished == 0 && tour.state == 9)
  }

  @Test func `A drag turns the page, and turns it back`() throws {
    try swipe(from: 300, to: 40)
    rest()
    #expect(tour.state == 2)
    try swipe(from: 40, to: 300)
    rest()
    #expect(tour.state == 1)
    // At the end there is nothing to pull.
    try swipe(from: 40, to: 300)
    rest()
    #expect(tour.state == 1)
  }

  @Test func `A drag that returns has no effect`() throws {
    let page = try #require(tour.viewControllers.first)
    try swipe(from: 300, to: 240)
    rest()
    #expect(tour.state == 1)
    #expect(tour.viewControllers == [page])
  }

  @Test func `A page can be dragged, and swiping can be disabled`() throws {
    tour.forbidden = [2]
    try swipe(from: 300, to: 40)
    rest()
    #expect(tour.state == 1)
    tour.forbidden = []
    tour.isSwipeEnabled = false
    try swipe(from: 300, to: 40)
    rest()
    #expect(tour.state == 1)
    tour.goForward(animated: true)
    rest()
    #expect(tour.state == 2)
  }

  @Test func `Where one reads from right to left, pages do too`() throws {
    simulator.removeWindow()
    let tour = TourController(pages: [1, 2])
    tour.loadViewIfNeeded()
    #expect(tour.preferredTransition(from: 1, to: 2) == .slide(from: .right))
    #expect(tour.preferredTransition(from: 2, to: 1) == .slide(from: .left))
    tour.view.semanticContentAttribute = .forceRightToLeft
    #expect(tour.preferredTransition(from: 1, to: 2) == .slide(from: .left))
  }

  @Test func `Pages can change; a removed page is replaced by its neighbor`() {
    tour.goForward(animated: false)
    tour.pages = [0, 1, 2, 3]
    #expect(tour.pageIndex == 2)
    tour.pages = [0, 1]
    #expect(tour.state == 1)
    rest()
    tour.transition(to: 7, animated: false)
    #expect(tour.pageIndex == nil)
    rest()
  }

  @Test func `A storyboard's pages come from the subclass`() throws {
    final class Archived: StatePageController<Int> {
      override func loadPages() -> [Int] { [5, 6] }
      override func viewController(for page: Int) -> UIViewController { UIViewController() }
    }
    let archived = try #require(Archived(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    simulator.show(archived)
    #expect(archived.state == 5)
    #expect(archived.pages == [5, 6])
  }

  @Test func `Row 13: fast swipes and buttons at the same time never mix pages up`() {
    var violations: [String] = []
    let seed = RandomRuns.seed(0x57AC_2000)
    let sequences = RandomRuns.count(2_000)
    for sequence in 0..<sequences {
      let tour = TourController(pages: [1, 2, 3, 4])
      var random = SplitMix64(seed: seed &+ UInt64(sequence))
      func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }
      simulator.show(tour)
      var finger: Finger?
      var x: CGFloat = 160
      var reported: [Int: Int] = [:]
      var asked = 0
      for _ in 0..<10 {
        asked += 1
        let id = asked
        let completion: (TransitionOutcome) -> Void = { _ in reported[id, default: 0] += 1 }
        switch roll(8) {
        case 0: tour.goForward(animated: roll(4) > 0, completion: completion)
        case 1: tour.transition(to: 1 + roll(4), animated: roll(4) > 0, completion: completion)
        case 2...5:
          reported[id] = 1
          if let held = finger, roll(3) == 0 {
            simulator.touchUp(held, at: CGPoint(x: x, y: 300))
            finger = nil
          } else if let held = finger {
            x += CGFloat([-60, -20, 20, 60][roll(4)])
            simulator.move(held, to: CGPoint(x: x, y: 300))
          } else {
            x = 160
            finger = try? simulator.touchDown(at: CGPoint(x: x, y: 300))
          }
          simulator.advance(by: .milliseconds(16))
        default:
          reported[id] = 1
          simulator.advance(by: .milliseconds([16, 100, 300][roll(3)]))
        }
      }
      if let finger { simulator.touchUp(finger, at: CGPoint(x: x, y: 300)) }
      simulator.advance(by: .seconds(2))
      violations += tour.problemsAtRest().map { "seed \(seed &+ UInt64(sequence)): \($0)" }
      for id in 1...asked where reported[id] != 1 {
        violations.append("request \(id) has \(reported[id] ?? 0) outcomes")
      }
      simulator.removeWindow()
      if violations.count > 3 { break }
    }
    print("pages: \(sequences) sequences from seed \(seed)")
    #expect(violations == [])
  }

  @Test func `A double tap does not finish pages that were not seen`() {
    tour.transition(to: 2, animated: false)
    var outcomes: [TransitionOutcome] = []
    tour.goForward { outcomes.append($0) }
    simulator.advance(by: .milliseconds(120))
    tour.goForward { outcomes.append($0) }
    rest()
    #expect(tour.state == 3)
    #expect(tour.finished == 0)
    #expect(outcomes == [.completed, .completed])
    tour.goForward()
    #expect(tour.finished == 1)
  }

  @Test func `A path leads to pages only`() throws {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    let request = tour.open(StatePath(9), animated: false)
    #expect(request.refusal?.reason == .unknownState)
    #expect(tour.state == 1)
  }

  @Test func `A saved page that no longer exists is not restored`() throws {
    tour.transition(to: 2, animated: false)
    let store = MemoryStore()
    StateRestoration(version: 1, store: store).save(tour)
    let shorter = TourController(pages: [1, 3])
    let report = StateRestoration(version: 1, store: store).restore(shorter)
    #expect(report.restored.isEmpty)
    #expect(report.dropped.count == 1)
    #expect(shorter.pageIndex == 0)
  }

  @Test func `Turned pages are deallocated`() async throws {
    let leaks = LeakDetector()
    leaks.watch(try #require(tour.viewControllers.first))
    try swipe(from: 300, to: 40)
    rest()
    try leaks.expectReleased()
  }
}
