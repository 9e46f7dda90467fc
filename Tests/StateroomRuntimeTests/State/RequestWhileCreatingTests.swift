import Simulator
import Stateroom
import Testing
import UIKit

/// Code that creates the view controllers of a state, and requests that very state.
@MainActor
struct RequestWhileCreatingTests {
  private enum Phase: Hashable { case idle, loading }

  /// The calls that create view controllers for `loading`, and the outcomes of the requests that they make.
  @MainActor
  private final class Creation {
    var count = 0
    var outcomes: [TransitionOutcome] = []
    var request: ((@escaping (TransitionOutcome) -> Void) -> Void)?

    func controller(for phase: Phase) -> UIViewController {
      if phase == .loading {
        count += 1
        // Without an end, the number would grow until the stack overflows.
        if count < 10 { request?({ self.outcomes.append($0) }) }
      }
      return UIViewController()
    }
  }

  private let simulator: Simulator
  private let creation = Creation()

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  private func expectOneCreation(_ request: TransitionRequest, sourceLocation: SourceLocation = #_sourceLocation) {
    simulator.advance(by: .seconds(2))
    #expect(request.outcomeIfEnded == .completed, sourceLocation: sourceLocation)
    #expect(creation.count == 1 && creation.outcomes == [.completed], sourceLocation: sourceLocation)
  }

  @Test(arguments: [false, true])
  func `In a state container, the request joins the one that creates`(animated: Bool) {
    let root = StateViewController(initialState: Phase.idle, content: creation.controller)
    creation.request = { [unowned root] in root.transition(to: .loading, animated: true, completion: $0) }
    simulator.show(root)
    expectOneCreation(root.transition(to: .loading, animated: animated))
    #expect(root.state == .loading && root.children.count == 1)
  }

  @Test func `In a state container, the request joins that of the first state`() {
    let root = StateViewController(initialState: Phase.loading, content: creation.controller)
    creation.request = { [unowned root] in root.transition(to: .loading, animated: true, completion: $0) }
    simulator.show(root)
    expectOneCreation(root.transition(to: .loading, animated: true))
  }

  @Test(arguments: [false, true])
  func `On a stack, the request joins the one that creates`(isPush: Bool) {
    let stack = StateNavigationController(initialState: Phase.idle, content: creation.controller)
    creation.request = { [unowned stack] in stack.transition(to: .loading, animated: true, completion: $0) }
    simulator.show(stack)
    expectOneCreation(isPush ? stack.push(.loading, animated: true) : stack.transition(to: .loading, animated: true))
    #expect(stack.states == [.idle, .loading])
  }

  @Test func `In a root controller, the request joins the one that creates`() {
    let roots = RootController(initialState: Phase.idle, content: creation.controller)
    creation.request = { [unowned roots] in roots.transition(to: .loading, completion: $0) }
    let window = roots.install(in: simulator.scene)
    expectOneCreation(roots.transition(to: .loading))
    #expect(roots.state == .loading)
    withExtendedLifetime(window) {}
  }

  @Test func `In a root controller, the request joins that of the first interface`() {
    let roots = RootController(initialState: Phase.loading, content: creation.controller)
    creation.request = { [unowned roots] in roots.transition(to: .loading, completion: $0) }
    let window = roots.install(in: simulator.scene)
    expectOneCreation(roots.transition(to: .loading))
    #expect(roots.rootViewControllers.first?.interfaceViewController?.view.window === window)
  }

  @Test func `A request for another state supersedes the one that creates`() {
    let root = StateViewController(initialState: Phase.idle, content: creation.controller)
    creation.request = { [unowned root] in root.transition(to: .idle, animated: true, completion: $0) }
    simulator.show(root)
    let request = root.transition(to: .loading, animated: true)
    simulator.advance(by: .seconds(2))
    #expect(request.outcomeIfEnded == .superseded)
    #expect(root.state == .idle && creation.outcomes == [.completed])
  }

  // MARK: - After a Newer Request

  /// Requests `idle` and `loading`, once.
  private func requestBoth(_ request: @escaping (Phase, @escaping (TransitionOutcome) -> Void) -> Void) {
    creation.request = { [creation] completion in
      creation.request = nil
      request(.idle, completion)
      request(.loading, completion)
    }
  }

  private func expectLastWins(_ request: TransitionRequest, sourceLocation: SourceLocation = #_sourceLocation) {
    simulator.advance(by: .seconds(2))
    #expect(request.outcomeIfEnded == .superseded, sourceLocation: sourceLocation)
    #expect(creation.outcomes.last == .completed, sourceLocation: sourceLocation)
  }

  @Test func `In a state container, the last request for the state is not superseded`() {
    let root = StateViewController(initialState: Phase.idle, content: creation.controller)
    simulator.show(root)
    requestBoth { [unowned root] in root.transition(to: $0, animated: false, completion: $1) }
    expectLastWins(root.transition(to: .loading, animated: false))
    #expect(root.state == .loading)
  }

  @Test func `On a stack, the last request for the state is not superseded`() {
    let stack = StateNavigationController(initialState: Phase.idle, content: creation.controller)
    simulator.show(stack)
    requestBoth { [unowned stack] in stack.transition(to: $0, animated: false, completion: $1) }
    expectLastWins(stack.transition(to: .loading, animated: false))
    #expect(stack.states.last == .loading)
  }

  @Test func `In a root controller, the last request for the state is not superseded`() {
    let roots = RootController(initialState: Phase.idle, content: creation.controller)
    let window = roots.install(in: simulator.scene)
    requestBoth { [unowned roots] in roots.transition(to: $0, animated: false, completion: $1) }
    expectLastWins(roots.transition(to: .loading, animated: false))
    #expect(roots.state == .loading)
    withExtendedLifetime(window) {}
  }
}
