import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// How a transition ended, which the names of states do not show.
@MainActor @Suite(.serialized)
struct TransitionEndingTests {
  private enum Item: Hashable { case list(Int) }

  private let simulator: Simulator
  private let events: EventLines

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    // The observation begins when this test has the device: other tests count on there being no observer.
    events = EventLines()
  }

  private func take() -> [String] { events.takeEndings() }

  @Test func `Only the end of a transition has an ending`() async {
    let root = StateViewController(initialState: Item.list(1)) { _ in UIViewController() }
    simulator.show(root)
    await simulator.settle()
    root.transition(to: .list(2))
    await simulator.settle()
    for event in events.takeEvents() {
      if case .finished = event.kind { #expect(event.ending != nil) } else { #expect(event.ending == nil) }
    }
  }

  @Test func `A transition between states with one name has reached its destination`() async {
    let root = StateViewController(initialState: Item.list(1)) { _ in UIViewController() }
    simulator.show(root)
    await simulator.settle()
    _ = take()
    root.transition(to: .list(2))
    await simulator.settle()
    #expect(take() == ["destination, changed"])
  }

  @Test func `A transition that was cancelled by a gesture, or reversed, shows its origin`() async throws {
    let root = StateViewController(initialState: Item.list(1)) { _ in UIViewController() }
    simulator.show(root)
    await simulator.settle()
    _ = take()
    let transition = try #require(root.beginInteractiveTransition(to: .list(2)))
    transition.update(0.5)
    transition.cancel()
    await simulator.settle()
    #expect(take() == ["origin"])
    root.transitionPolicy = .reverse
    root.transition(to: .list(2))
    await simulator.advance(by: .milliseconds(100))
    root.transition(to: .list(1))
    await simulator.settle()
    #expect(root.state == .list(1))
    #expect(take() == ["origin"])
  }

  @Test func `A tap between tabs with one name is completed`() async throws {
    let tabs = StateTabBarController(states: [Item.list(1), .list(2)]) { _ in UIViewController() }
    simulator.show(tabs)
    await simulator.settle()
    _ = take()
    let width = tabs.tabBar.bounds.width / 2
    try await simulator.tap(at: tabs.tabBar.convert(CGPoint(x: width * 1.5, y: 20), to: nil))
    await simulator.settle()
    #expect(tabs.state == .list(2))
    #expect(take() == ["destination, changed"])
  }

  @Test func `A change below the top of a stack reaches its destination with the same state`() async {
    let stack = StateNavigationController(states: [1, 2]) { _ in UIViewController() }
    simulator.show(stack)
    await simulator.settle()
    _ = take()
    stack.setStack([3, 2])
    await simulator.settle()
    #expect(take() == ["destination"])
  }
}

/// The endings of swipes, on a device of their own stage.
@MainActor
struct SwipeEndingTests {
  @Test func `A swipe between entries with one name is completed or cancelled`() async throws {
    let stage = await NavigationStage([.book(1), .book(2)])
    stage.pages.toleratesOpenMoves = true
    let events = EventLines()
    try stage.swipe(to: 60)
    stage.expectRest([.book(1), .book(2)])
    #expect(events.takeEndings() == ["origin"])
    try stage.swipe(to: 300)
    stage.expectRest([.book(1)])
    #expect(events.takeEndings() == ["destination, changed"])
  }
}

extension EventLines {
  /// The endings since the last call: the place, and whether the state has changed.
  fileprivate func takeEndings() -> [String] {
    defer { _ = take() }
    return takeEvents().compactMap { event in
      event.ending.map { "\($0.place)\($0.changesState ? ", changed" : "")" }
    }
  }
}
