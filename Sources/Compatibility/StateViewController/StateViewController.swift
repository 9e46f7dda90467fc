@_spi(Compatibility) public import Stateroom
public import UIKit

/// A view controller whose children represent a state, under the names of the package StateViewController.
///
/// Stateroom's class of the same name manages the children. New code uses that class: `transition(to:animated:)`
/// reports the outcome of a request, and a child that does not drive its own part can use any `ContainerTransition`.
open class StateViewController<State>: _DrivenViewController {
  private let container = StateContainer<State>()
  private var containerViewStorage: UIView?

  // MARK: - Creating a State View Controller

  /// Creates a view controller, with the view of a nib if one is named.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    start()
  }

  /// Creates a view controller from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    container.owner = self
    drive(by: container)
  }

  // MARK: - The State

  /// A Boolean value that indicates whether a transition is running.
  public var isTransitioningBetweenStates: Bool { container.isTransitioning }

  /// The shown state, or the new one while a transition is running.
  ///
  /// Before the first transition it is the result of ``loadAppearanceState()``.
  public var currentState: State { hasDeterminedState ? container.state : loadAppearanceState() }

  /// A Boolean value that indicates whether a state was determined.
  ///
  /// Until then ``currentState`` must not be read in ``loadAppearanceState()``.
  public var hasDeterminedState: Bool { container.hasDeterminedState }

  /// Returns the state to show.
  ///
  /// Called each time before the view appears; subclasses must override it.
  open func loadAppearanceState() -> State {
    fatalError("\(type(of: self)) must override loadAppearanceState()")
  }

  /// Transitions to a state.
  ///
  /// Of several calls while a transition runs the last one wins.
  public func setNeedsStateTransition(to state: State, animated: Bool) {
    container.transition(to: state, animated: animated, completion: nil)
  }

  /// Returns the view controllers that represent a state, the first one lowest.
  ///
  /// The default is none.
  open func children(for state: State) -> [UIViewController] { [] }

  // MARK: - The Container View

  /// The view that contains the children's views, a subview of the controller's view.
  public var childContainerView: UIView {
    if let containerViewStorage { return containerViewStorage }
    let container = loadChildContainerView()
    container.preservesSuperviewLayoutMargins = true
    containerViewStorage = container
    return container
  }

  /// Creates the view that contains the children's views, or finds it in the hierarchy.
  ///
  /// Called once.
  ///
  /// A view that is not in the hierarchy of the controller's view is added to it, and fills it.
  open func loadChildContainerView() -> UIView { UIView() }

  private func adoptContainerView() {
    let childContainerView = childContainerView
    guard let view, container.contentView !== childContainerView else { return }
    if !childContainerView.isDescendant(of: view) {
      childContainerView.frame = view.bounds
      childContainerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(childContainerView)
    }
    container.contentView = childContainerView
  }

  // MARK: - Observing Transitions

  /// Called when a transition to a state is about to begin.
  ///
  /// The default implementation does nothing.
  open func willTransition(to nextState: State, animated: Bool) {}

  /// Called when a transition ends.
  ///
  /// The previous state is `nil` the first time. The default implementation does nothing.
  open func didTransition(from previousState: State?, animated: Bool) {}

  /// Called when a child is about to appear.
  ///
  /// The default implementation does nothing.
  open func childWillAppear(_ child: UIViewController, animated: Bool) {}
  /// Called when a child has appeared.
  ///
  /// The default implementation does nothing.
  open func childDidAppear(_ child: UIViewController, animated: Bool) {}
  /// Called when a child is about to disappear.
  ///
  /// The default implementation does nothing.
  open func childWillDisappear(_ child: UIViewController, animated: Bool) {}
  /// Called when a child has disappeared.
  ///
  /// The default implementation does nothing.
  open func childDidDisappear(_ child: UIViewController, animated: Bool) {}

  // MARK: - UIViewController

  /// `false`, because the appearance callbacks of the children belong to the transitions.
  public final override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

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
