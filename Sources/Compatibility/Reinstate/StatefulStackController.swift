import Stateroom
import UIKit

/// The stack of a ``StatefulNavigationController``, whose methods it calls.
final class StatefulStackController<State: Equatable>: StateNavigationController<StackedState<State>> {
  weak var owner: StatefulNavigationController<State>?
  /// The view controller that was created to determine whether it is on the stack already.
  var prepared: UIViewController?
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
      for (index, entry) in stacked.enumerated() { entry.state = index < newValue.count ? newValue[index] : nil }
      surplus = Array(newValue.dropFirst(stacked.count))
    }
  }

  override func viewController(for state: StackedState<State>) -> UIViewController {
    if let prepared {
      self.prepared = nil
      return prepared
    }
    guard let owner, let state = state.state else {
      fatalError("a view controller was requested from a stack whose owner was deallocated")
    }
    return owner.childViewController(for: state)
  }

  override func shouldPop(from stackedState: StackedState<State>, to newState: StackedState<State>) -> Bool {
    guard let owner, let old = stackedState.state, let new = newState.state else { return false }
    return owner.shouldPopToViewController(from: old, to: new)
  }

  override func didChangeStack(from oldStates: [StackedState<State>], to newStates: [StackedState<State>]) {
    surplus = []
    owner?.followStack()
  }
}
