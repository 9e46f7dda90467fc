import Stateroom
import UIKit

/// The stack inside of a ``StatefulNavigationController``, which answers for it.
final class StatefulStackController<State: Equatable>: StateNavigationController<StackedState<State>> {
  weak var owner: StatefulNavigationController<State>?
  /// The controller that was made to see whether it is on the stack already.
  var prepared: UIViewController?

  init() { super.init(states: []) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code") }

  override func viewController(for state: StackedState<State>) -> UIViewController {
    if let prepared {
      self.prepared = nil
      return prepared
    }
    guard let owner else { fatalError("a stack was asked for a controller after its owner has gone") }
    return owner.childViewController(for: state.state)
  }

  override func shouldPop(from stackedState: StackedState<State>, to newState: StackedState<State>) -> Bool {
    owner?.shouldPopToViewController(from: stackedState.state, to: newState.state) ?? false
  }
}
