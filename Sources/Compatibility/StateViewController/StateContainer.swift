@_spi(Compatibility) import Stateroom
import UIKit

/// The container that shows the children of a ``StateViewController``, whose methods it calls.
final class StateContainer<State>: Stateroom.StateViewController<State> {
  weak var owner: StateViewController<State>?

  init() {
    super.init(nibName: nil, bundle: nil)
    // The package determines the first state when the view appears, not earlier.
    determinesStateWhenLoaded = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("\(Self.self) is made in code") }

  override func loadAppearanceState() -> State {
    guard let owner else { preconditionFailure("a state was requested from a container whose owner was deallocated") }
    return owner.loadAppearanceState()
  }

  /// The package allows states that cannot be compared.
  ///
  /// Each of them is a new one.
  override func isSameState(_ one: State, _ other: State) -> Bool { StateEquality.areEqual(one, other) ?? false }

  override func viewControllers(for state: State) -> [UIViewController] { owner?.children(for: state) ?? [] }

  /// Children that do not drive their own part fade, the old one as well as the new one.
  override func preferredTransition(from oldState: State, to newState: State) -> ContainerTransition {
    ContainerTransition(entering: .fade, leaving: .fade, timing: .spring(dampingRatio: 1), duration: 0.35)
  }

  override func willChangeState(from oldState: State?, to nextState: State, animated: Bool) {
    owner?.willTransition(to: nextState, animated: animated)
  }

  override func didChangeState(from previousState: State?, to newState: State, animated: Bool) {
    owner?.didTransition(from: previousState, animated: animated)
  }

  override func childWillAppear(_ child: UIViewController, animated: Bool) {
    owner?.childWillAppear(child, animated: animated)
  }

  override func childDidAppear(_ child: UIViewController, animated: Bool) {
    owner?.childDidAppear(child, animated: animated)
  }

  override func childWillDisappear(_ child: UIViewController, animated: Bool) {
    owner?.childWillDisappear(child, animated: animated)
  }

  override func childDidDisappear(_ child: UIViewController, animated: Bool) {
    owner?.childDidDisappear(child, animated: animated)
  }
}
