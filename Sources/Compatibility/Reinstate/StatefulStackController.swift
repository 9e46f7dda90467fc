@_spi(Compatibility) import Stateroom
import UIKit

/// The stack of a ``StatefulNavigationController``, whose methods it calls.
final class StatefulStackController<State: Equatable>: StateNavigationController<StackedState<State>> {
  weak var owner: StatefulNavigationController<State>?
  /// The state to pop to and the view controller of a new state, which the owner has determined for its request.
  private var prepared: (target: StackedState<State>?, child: UIViewController?) = (nil, nil)
  /// The states that the app has set in excess of those on the stack, until the stack changes.
  private var surplus: [State] = []

  init() { super.init(states: []) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code") }

  /// The states of the view controllers on the stack.
  ///
  /// Setting them does not change the stack.
  var bookkeeping: [State] {
    get { states.compactMap(\.state) + surplus }
    set {
      let stacked = states
      for (index, entry) in stacked.enumerated() {
        exchange(&entry.state, with: index < newValue.count ? newValue[index] : nil)
      }
      exchange(&surplus, with: Array(newValue.dropFirst(stacked.count)))
    }
  }

  /// Replaces the stack with the view controller of a state.
  func begin(with child: UIViewController, for state: StackedState<State>) {
    perform(showing: child) { setStack([state], animated: false, completion: nil) }
  }

  /// Pops to a state on the stack, in whose place a view controller may have been created.
  func pop(
    to target: StackedState<State>, for state: StackedState<State>, showing child: UIViewController?, animated: Bool,
    completion: @escaping (TransitionOutcome) -> Void
  ) {
    perform(target, showing: child) { transition(to: state, animated: animated, completion: completion) }
  }

  /// Pushes the view controller of a state.
  func push(
    _ child: UIViewController, for state: StackedState<State>, animated: Bool,
    completion: @escaping (TransitionOutcome) -> Void
  ) {
    perform(showing: child) { push(state, animated: animated, completion: completion) }
  }

  private func perform(
    _ target: StackedState<State>? = nil, showing child: UIViewController?, _ request: () -> TransitionRequest
  ) {
    exchange(&prepared, with: (target, child))
    _ = request()
    exchange(&prepared, with: (nil, nil))
  }

  override func viewController(for state: StackedState<State>) -> UIViewController {
    if let child = prepared.child { return child }
    guard let owner, let state = state.state else {
      fatalError("a view controller was requested from a stack whose owner was deallocated")
    }
    return owner.childViewController(for: state)
  }

  override func shouldPop(from stackedState: StackedState<State>, to newState: StackedState<State>) -> Bool {
    prepared.target.map { $0 === stackedState } ?? accepts(stackedState, for: newState)
  }

  /// Returns whether the app pops to a state on the stack for another state.
  func accepts(_ stackedState: StackedState<State>, for newState: StackedState<State>) -> Bool {
    guard let owner, let old = stackedState.state, let new = newState.state else { return false }
    return owner.shouldPopToViewController(from: old, to: new)
  }

  override func didChangeStack(from oldStates: [StackedState<State>], to newStates: [StackedState<State>]) {
    exchange(&surplus, with: [])
    owner?.followStack()
  }
}
