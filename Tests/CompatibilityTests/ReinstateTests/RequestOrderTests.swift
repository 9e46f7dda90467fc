import Reinstate
import Simulator
import Testing
import UIKit

/// Requests that are made while a child is created, and what the state is meanwhile.
@MainActor
struct RequestOrderTests {
  private final class Root: StatefulViewController<Int> {
    var log: [String] = []
    var onCreation: ((Int) -> Void)?

    override func childViewController(for state: Int) -> UIViewController {
      log.append("\(self.state)→\(state)")
      let child = UIViewController()
      child.title = "\(state)"
      onCreation?(state)
      return child
    }

    override func transitionAnimation(from oldState: Int, to newState: Int) -> StateTransitionAnimation? {
      log.append("animation in \(state)")
      return super.transitionAnimation(from: oldState, to: newState)
    }
  }

  private final class Stack: StatefulNavigationController<Int> {
    var log: [String] = []
    var onCreation: ((Int) -> Void)?

    override func childViewController(for state: Int) -> UIViewController {
      log.append("\(self.state)→\(state)")
      let child = UIViewController()
      child.title = "\(state)"
      onCreation?(state)
      return child
    }

    var titles: [String?] { childNavigationController.viewControllers.map(\.title) }
  }

  let simulator: Simulator
  private let root = Root(initialState: 0)
  private let stack = Stack(initialState: 0)

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    Reinstate.loggingEnabled = false
  }

  private func show(_ controller: UIViewController) {
    simulator.show(controller)
    simulator.advance(by: .milliseconds(100))
  }

  // MARK: - A Child

  @Test func `While a child is created, the state is the one that is left`() {
    show(root)
    var inCompletion: Int?
    root.transition(to: 1, animated: true) { [root] in inCompletion = root.state }
    #expect(root.state == 1)
    simulator.advance(by: .seconds(1))
    #expect(root.log == ["0→0", "0→1", "animation in 0"])
    #expect(inCompletion == 1)
  }

  @Test func `A request made while the first child is created wins`() {
    root.onCreation = { [root] in if $0 == 0 { root.transition(to: 1, animated: false) } }
    show(root)
    #expect(root.state == 1)
    #expect(root.children.map(\.title) == ["1"])
  }

  @Test func `A request made while a child is created wins`() {
    show(root)
    var ended: [Int] = []
    root.onCreation = { [root] in
      if $0 == 1 { root.transition(to: 2, animated: false) { ended.append(2) } }
    }
    root.transition(to: 1, animated: false) { ended.append(1) }
    #expect(root.state == 2)
    #expect(root.children.map(\.title) == ["2"])
    #expect(ended == [2, 1])
  }

  @Test func `A return to the present state while a child is created wins`() {
    show(root)
    let child = root.currentChild
    root.onCreation = { [root] in if $0 == 1 { root.transition(to: 0, animated: false) } }
    root.transition(to: 1, animated: false)
    #expect(root.state == 0)
    #expect(root.children == [child])
  }

  @Test func `A request for the state whose child is being created is the same one`() {
    var ended = 0
    root.onCreation = { [root] in root.transition(to: $0, animated: false) { ended += 1 } }
    show(root)
    root.transition(to: 1, animated: false) { ended += 1 }
    #expect(ended == 3)
    #expect(root.log == ["0→0", "0→1"])
    #expect(root.children.map(\.title) == ["1"])
  }

  // MARK: - A Stack

  @Test func `While a child of the stack is created, the state is the one that is left`() {
    show(stack)
    stack.transition(to: 1, animated: true)
    #expect(stack.state == 1)
    #expect(stack.log == ["0→0", "0→1"])
  }

  @Test func `A request made while the first child of the stack is created wins`() {
    stack.onCreation = { [stack] in if $0 == 0 { stack.transition(to: 1, animated: false) } }
    show(stack)
    #expect(stack.state == 1)
    #expect(stack.titles == ["1"])
    #expect(stack.statesInNavigationStack == [1])
  }

  @Test func `A request made while a child of the stack is created wins`() {
    show(stack)
    var ended: [Int] = []
    stack.onCreation = { [stack] in
      if $0 == 1 { stack.transition(to: 2, animated: false) { ended.append(2) } }
    }
    stack.transition(to: 1, animated: false) { ended.append(1) }
    simulator.advance(by: .seconds(1))
    #expect(stack.state == 2)
    #expect(stack.titles == ["0", "2"])
    #expect(stack.statesInNavigationStack == [0, 2])
    #expect(ended.sorted() == [1, 2])
  }

  @Test func `A request to pop made while a child of the stack is created wins`() {
    show(stack)
    stack.transition(to: 1, animated: false)
    simulator.advance(by: .seconds(1))
    stack.onCreation = { [stack] in if $0 == 2 { stack.transition(to: 0, animated: false) } }
    stack.transition(to: 2, animated: false)
    simulator.advance(by: .seconds(1))
    #expect(stack.state == 0)
    #expect(stack.titles == ["0"])
  }

  @Test func `A request for the state whose child of the stack is being created is the same one`() {
    show(stack)
    stack.onCreation = { [stack] in stack.transition(to: $0, animated: false) }
    stack.transition(to: 1, animated: false)
    simulator.advance(by: .seconds(1))
    #expect(stack.log == ["0→0", "0→1"])
    #expect(stack.titles == ["0", "1"])
  }

  // MARK: - A Page of Several States

  private enum Page: Equatable { case list, detail(editing: Bool), help }

  private final class Pages: StatefulNavigationController<Page> {
    let detail = UIViewController()
    let help = UIViewController()

    override func childViewController(for state: Page) -> UIViewController {
      switch state {
      case .list: UIViewController()
      case .detail: detail
      case .help: help
      }
    }
  }

  @Test func `After a transition to a page on the stack, the state is the requested one`() {
    let pages = Pages(initialState: .list)
    show(pages)
    pages.transition(to: .detail(editing: false), animated: false)
    pages.transition(to: .help, animated: false)
    simulator.advance(by: .seconds(1))
    var inCompletion: Page?
    pages.transition(to: .detail(editing: true), animated: true) { inCompletion = pages.state }
    simulator.advance(by: .seconds(2))
    #expect(pages.childNavigationController.topViewController === pages.detail)
    #expect(inCompletion == .detail(editing: true))
    #expect(pages.state == .detail(editing: true))
    #expect(pages.statesInNavigationStack == [.list, .detail(editing: true)])
    pages.transition(to: .detail(editing: false), animated: false)
    #expect(pages.state == .detail(editing: false))
    #expect(pages.childNavigationController.viewControllers.count == 2)
  }

  @Test func `A page that a pending request pushes is on the stack`() {
    let pages = Pages(initialState: .list)
    show(pages)
    var ended = 0
    for state in [Page.detail(editing: false), .help, .detail(editing: true)] {
      pages.transition(to: state, animated: true) { ended += 1 }
    }
    simulator.advance(by: .seconds(3))
    #expect(ended == 3)
    #expect(pages.state == .detail(editing: true))
    #expect(pages.childNavigationController.topViewController === pages.detail)
    #expect(pages.statesInNavigationStack == [.list, .detail(editing: true)])
  }
}
