public import Stateroom
public import UIKit

/// A container whose children follow from a state, under the names of the package StateViewController.
///
/// Everything is done by Stateroom's class of the same name. New code uses that: `transition(to:animated:)` tells what
/// became of a request, and a child that is not driven by itself moves by any `ContainerTransition`.
open class StateViewController<State>: Stateroom.StateViewController<State> {
  private var containerViewStorage: UIView?

  // MARK: - The State

  /// Whether an animated transition is under way.
  public var isTransitioningBetweenStates: Bool { isTransitioning }

  /// The state that is shown, or will be when a running transition is over.
  public var currentState: State { state }

  /// Goes to a state. Of several calls while a transition runs the last one wins.
  public func setNeedsStateTransition(to state: State, animated: Bool) {
    transition(to: state, animated: animated, completion: nil)
  }

  /// Children that do not drive their own part fade, the old one as well as the new one.
  open override func transition(from oldState: State, to newState: State) -> ContainerTransition {
    ContainerTransition(entering: .fade, leaving: .fade, timing: .spring(dampingRatio: 1), duration: 0.35)
  }

  // MARK: - The Container View

  /// The view that the children's views are put into.
  public var childContainerView: UIView {
    if let containerViewStorage { return containerViewStorage }
    let container = loadChildContainerView()
    containerViewStorage = container
    return container
  }

  /// Makes the view that the children's views are put into, or finds it in the hierarchy. Called once; by default the
  /// controller's own view.
  open func loadChildContainerView() -> UIView { contentView }

  /// Tells the container where the children belong, unless it knows.
  private func adoptContainerView() {
    let container = childContainerView
    guard container !== contentView, let view else { return }
    if !container.isDescendant(of: view) {
      container.frame = view.bounds
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(container)
    }
    contentView = container
  }

  open override func viewDidLoad() {
    adoptContainerView()
    super.viewDidLoad()
  }

  open override func viewWillAppear(_ animated: Bool) {
    // In case a subclass did not call super when the view was loaded.
    adoptContainerView()
    super.viewWillAppear(animated)
  }
}
