import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The requests to a state navigation controller, and their effects.
@MainActor
struct StateNavigationTests {
  @Test func `The stack and the states agree when the call returns`() async {
    let stage = await NavigationStage()
    stage.pages.transition(to: .book(1), animated: true, completion: stage.recording("book"))
    #expect(stage.pages.states == [.shelf, .book(1)])
    #expect(stage.titles() == ["shelf#1", "book(1)#2"])
    #expect(stage.outcomes == [:])
    stage.expectRest([.shelf, .book(1)])
    #expect(stage.outcomes == ["book": [.completed]])
  }

  @Test func `A closure provides what represents a state`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let pages = StateNavigationController(initialState: 1) { number in
      let controller = UIViewController()
      controller.title = "\(number)"
      return controller
    }
    simulator.show(pages)
    let request = pages.push(2, animated: false)
    await simulator.settle()
    #expect(request.outcomeIfEnded == .completed)
    #expect(pages.viewControllers.map(\.title) == ["1", "2"])
  }

  @Test func `A transition to a state on the stack pops to it`() async {
    let stage = await NavigationStage([.shelf, .book(1), .chapter(1), .note])
    let book = stage.pages.viewControllers[1]
    stage.pages.transition(to: .book(1), animated: true, completion: nil)
    stage.expectRest([.shelf, .book(1)])
    #expect(stage.pages.topViewController === book)
  }

  @Test func `Pushing adds the same state again`() async {
    let stage = await NavigationStage([.shelf, .note])
    stage.pages.push(.note, animated: true, completion: nil)
    stage.expectRest([.shelf, .note, .note])
    #expect(stage.titles() == ["shelf#1", "note#2", "note#3"])
  }

  @Test func `Popping shows the previous state, and is refused at the root`() async {
    let stage = await NavigationStage([.shelf, .note])
    stage.pages.pop(animated: true, completion: stage.recording("pop"))
    stage.expectRest([.shelf])
    stage.pages.pop(animated: true, completion: stage.recording("again"))
    #expect(stage.outcomes["pop"] == [.completed])
    #expect(stage.refusals.map(\.reason) == [.nothingToPop])
    #expect(stage.outcomes["again"] == stage.refusals.map { .refused($0) })
    #expect(stage.refusals.first?.description.contains("PagesController") == true)
    stage.expectRest([.shelf])
  }

  @Test func `The top is replaced by a push, and the back button leads to the state below`() async {
    let stage = await NavigationStage([.shelf, .book(1)])
    let shelf = stage.pages.viewControllers[0]
    let request = stage.pages.replaceTop(with: .book(2), animated: true)
    #expect(stage.pages.states == [.shelf, .book(2)])
    stage.expectRest([.shelf, .book(2)])
    #expect(request.outcomeIfEnded == .completed)
    #expect(stage.pages.viewControllers[0] === shelf)
    stage.pages.pop(animated: true)
    stage.expectRest([.shelf])
  }

  @Test func `Replacing the top by itself does nothing, and replacing the root leaves one state`() async {
    let stage = await NavigationStage([.shelf])
    let shelf = stage.pages.topViewController
    #expect(stage.pages.replaceTop(with: .shelf, animated: true).outcomeIfEnded == .completed)
    #expect(stage.pages.topViewController === shelf)
    stage.pages.replaceTop(with: .note, animated: true)
    stage.expectRest([.note])
  }

  @Test func `Two replacements of the top during a transition show the newest`() async {
    let stage = await NavigationStage([.shelf])
    stage.pages.push(.note, animated: true)
    let first = stage.pages.replaceTop(with: .book(1), animated: true)
    let second = stage.pages.replaceTop(with: .book(2), animated: true)
    #expect(first.outcomeIfEnded == .superseded)
    stage.expectRest([.shelf, .book(2)])
    #expect(second.outcomeIfEnded == .completed)
  }

  @Test func `The stack can be set`() async {
    let stage = await NavigationStage([.shelf])
    stage.pages.states = [.shelf, .note]
    stage.expectRest([.shelf, .note])
    stage.pages.states.removeLast()
    stage.expectRest([.shelf])
  }

  @Test func `A new stack keeps the controllers of remaining states, and shows one transition`() async {
    let stage = await NavigationStage([.shelf, .book(1), .chapter(1)])
    let (shelf, book) = (stage.pages.viewControllers[0], stage.pages.viewControllers[1])
    stage.pages.made = []
    stage.pages.setStack([.shelf, .book(2), .book(1), .note], animated: true, completion: stage.recording("set"))
    stage.expectRest([.shelf, .book(2), .book(1), .note])
    #expect(stage.pages.made == [.book(2), .note])
    #expect(stage.pages.viewControllers[0] === shelf)
    #expect(stage.pages.viewControllers[2] === book)
    // What is covered is not visible.
    #expect(!stage.pages.viewControllers[1].isViewLoaded)
    #expect(stage.outcomes["set"] == [.completed])
  }

  @Test func `Changes below the top are not visible`() async {
    let stage = await NavigationStage([.shelf, .book(1), .note])
    stage.pages.setStack([.book(2), .note], animated: true, completion: stage.recording("set"))
    #expect(stage.outcomes["set"] == [.completed])
    stage.advance(16)
    #expect(stage.pages.transitionCoordinator == nil)
    stage.expectRest([.book(2), .note])
  }

  @Test func `The newest of the requests during a push is carried out, and the others are superseded`() async {
    let stage = await NavigationStage()
    stage.pages.push(.book(1), animated: true, completion: stage.recording("1"))
    stage.advance(100)
    stage.pages.push(.book(2), animated: true, completion: stage.recording("2"))
    stage.pages.transition(to: .shelf, animated: true, completion: stage.recording("3"))
    stage.pages.push(.note, animated: true, completion: stage.recording("4"))
    #expect(stage.pages.states == [.shelf, .note])
    #expect(stage.titles() == ["shelf#1", "book(1)#2"])
    stage.expectRest([.shelf, .note])
    #expect(stage.outcomes == ["1": [.completed], "2": [.superseded], "3": [.superseded], "4": [.completed]])
  }

  @Test func `UIKit's own methods change the states, and wait in the queue`() async {
    let stage = await NavigationStage([.shelf, .book(1), .note])
    #expect(stage.pages.popViewController(animated: true)?.title == "note#3")
    #expect(stage.pages.states == [.shelf, .book(1)])
    stage.advance(50)
    #expect(stage.pages.popToRootViewController(animated: false)?.map(\.title) == ["book(1)#2"])
    #expect(stage.pages.states == [.shelf])
    #expect(stage.titles() == ["shelf#1", "book(1)#2"])
    stage.expectRest([.shelf])
    stage.pages.viewControllers = []
    #expect(stage.pages.state == nil)
    stage.expectRest([])
  }

  @Test func `Controllers without a state are passed over`() async {
    let stage = await NavigationStage()
    let stranger = UIViewController()
    stage.pages.pushViewController(stranger, animated: true)
    stage.pages.push(.note, animated: true, completion: nil)
    #expect(stage.pages.states == [.shelf, .note])
    stage.expectRest([.shelf, .note])
    #expect(stage.pages.viewControllers.count == 3)
    #expect(stage.pages.popToViewController(stranger, animated: false)?.count == 1)
    stage.expectRest([.shelf])
    #expect(stage.pages.topViewController === stranger)
    // The other view controller is on top, so that the shelf is not shown yet.
    stage.pages.transition(to: .shelf, animated: true, completion: nil)
    stage.expectRest([.shelf])
    #expect(stage.pages.viewControllers.count == 1)
  }

  @Test func `A new stack leaves controllers without a state out`() async {
    let stage = await NavigationStage([.shelf])
    stage.pages.pushViewController(UIViewController(), animated: false)
    stage.pages.setStack([.shelf, .note], animated: false, completion: nil)
    stage.expectRest([.shelf, .note])
    #expect(stage.titles() == ["shelf#1", "note#2"])
  }

  @Test func `The controller of a state must not have another parent`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let shared = UIViewController()
    let other = UIViewController()
    let parent = UIViewController()
    parent.addChild(other)
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    let controllers = [shared, shared, other, UINavigationController()]
    let pages = StateNavigationController(initialState: 0) { controllers[$0] }
    simulator.show(pages)
    for state in 1...3 { pages.push(state, animated: false, completion: nil) }
    pages.setStack([0, 1], animated: false, completion: nil)
    pages.pushViewController(shared, animated: false)
    pages.popToViewController(other, animated: false)
    #expect(
      diagnostics.refusals.map(\.reason) == [
        .alreadyOnStack, .childHasAnotherParent, .cannotBeOnStack, .alreadyOnStack, .alreadyOnStack, .notOnStack,
      ])
    #expect(pages.states == [0])
    #expect(pages.viewControllers == [shared])
  }

  @Test func `A request made while a controller is being made is the newer one`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    var outcomes: [TransitionOutcome] = []
    weak var weakPages: StateNavigationController<Int>?
    let pages = StateNavigationController(initialState: 0) { state in
      if state == 1 { weakPages?.push(2, animated: false) }
      return UIViewController()
    }
    weakPages = pages
    simulator.show(pages)
    pages.push(1, animated: false) { outcomes.append($0) }
    #expect(outcomes == [.superseded])
    #expect(pages.states == [0, 2])
  }

  @Test func `Off screen all changes are immediate`() async {
    let stage = await NavigationStage(shows: false)
    stage.pages.push(.note, animated: true, completion: stage.recording("push"))
    #expect(stage.outcomes == ["push": [.completed]])
    #expect(!stage.pages.isViewLoaded)
    stage.simulator.show(stage.pages)
    stage.expectRest([.shelf, .note])
  }

  @Test func `Leaving the screen in mid-transition ends it`() async {
    let stage = await NavigationStage()
    stage.pages.push(.note, animated: true, completion: stage.recording("push"))
    stage.advance(100)
    stage.pages.push(.book(1), animated: true, completion: stage.recording("waits"))
    stage.pages.view.window?.isHidden = true
    stage.advance(500)
    #expect(stage.outcomes == ["push": [.completed], "waits": [.completed]])
    #expect(stage.pages.problemsAtRest(isOnScreen: false) == [])
    #expect(stage.titles() == ["shelf#1", "note#2", "book(1)#3"])
  }

  @Test func `A controller that is deallocated completes all its requests`() async {
    let stage = await NavigationStage(shows: false)
    var outcomes: [TransitionOutcome] = []
    weak var freed: UIViewController?
    do {
      let pages = StateNavigationController(initialState: 0) { _ in UIViewController() }
      freed = pages
      stage.simulator.show(pages)
      pages.push(1, animated: true) { outcomes.append($0) }
      pages.push(2, animated: true) { outcomes.append($0) }
    }
    stage.simulator.removeWindow()
    stage.advance(1_000)
    #expect(freed == nil)
    #expect(outcomes.count == 2)
  }

  @Test func `A root from an archive represents the state that the subclass provides`() async throws {
    final class Archived: StateNavigationController<Int> {
      override func viewController(for state: Int) -> UIViewController { UIViewController() }
      override func state(representedBy viewController: UIViewController) -> Int? { Int(viewController.title ?? "") }
    }
    let simulator = await Simulator.boot(.iPhoneSE)
    let archived = try #require(Archived(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    let root = UIViewController()
    root.title = "7"
    archived.viewControllers = [root]
    simulator.show(archived)
    #expect(archived.states == [7])
    archived.transition(to: 7, animated: true, completion: nil)
    archived.transition(to: 8, animated: false, completion: nil)
    #expect(archived.states == [7, 8])
  }

  @Test func `The state can be set`() {
    let pages = StateNavigationController(states: [0, 1, 2]) { _ in UIViewController() }
    pages.state = 1
    #expect(pages.states == [0, 1])
    pages.state = 3
    #expect(pages.states == [0, 1, 3])
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    pages.state = nil
    #expect(pages.states == [0, 1, 3])
    #expect(diagnostics.refusals.map(\.reason) == [.unknownState])
  }

  @Test func `A refused state that shares the page on top names the request that replaces it`() {
    let page = UIViewController()
    let pages = StateNavigationController(initialState: 0) { _ in page }
    let refusal = pages.transition(to: 1, animated: false).refusal
    #expect(refusal?.reason == .alreadyOnStack && refusal?.description.contains("replaceTop(with:)") == true)
    #expect(pages.replaceTop(with: 1, animated: false).outcomeIfEnded == .completed)
    #expect(pages.states == [1])
  }

  @Test func `A navigation controller can be created with a nib name, or with bars, and both have states`() {
    final class Pages: StateNavigationController<Int> {
      override func viewController(for state: Int) -> UIViewController { UIViewController() }
    }
    let pages = Pages(nibName: nil, bundle: nil)
    pages.states = [1, 2]
    #expect(pages.states == [1, 2] && pages.viewControllers.count == 2)
    let other = StateNavigationController(states: [3], navigationBarClass: nil, toolbarClass: nil) { _ in
      UIViewController()
    }
    #expect(other.push(4, animated: false).outcomeIfEnded == .completed)
  }
}
