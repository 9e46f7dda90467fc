@_spi(Compatibility) public import Stateroom
public import UIKit

/// A view controller whose children represent a state, under the names of the package StateViewController.
///
/// A Stateroom container manages the children. New code uses Stateroom's class of the same name: its
/// `transition(to:animated:)` reports the outcome of a request, and a child that does not drive its own part can use any
/// `ContainerTransition`.
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
  ///
  /// The value is `true` after ``willTransition(to:animated:)`` until ``didTransition(from:animated:)`` is called.
  public var isTransitioningBetweenStates: Bool { container.isRunning }

  /// The state of the transition that began last, which is shown or running.
  ///
  /// In ``willTransition(to:animated:)`` it is still the previous state. A request that waits has no effect on it.
  /// Before the first transition it is the result of ``loadAppearanceState()``.
  public var currentState: State { container.state ?? loadAppearanceState() }

  /// A Boolean value that indicates whether a state was determined.
  ///
  /// Until then ``currentState`` must not be read in ``loadAppearanceState()``.
  public var hasDeterminedState: Bool { container.state != nil }

  /// Returns the state to show.
  ///
  /// Called each time before the view appears; subclasses must override it.
  open func loadAppearanceState() -> State {
    fatalError("\(type(of: self)) must override loadAppearanceState()")
  }

  /// Transitions to a state.
  ///
  /// While a transition runs, or the view appears, the request waits. Of several such calls the last one wins.
  public func setNeedsStateTransition(to state: State, animated: Bool) {
    container.request(state, animated: animated)
  }

  /// Returns the view controllers that represent a state, the first one lowest.
  ///
  /// The default is none.
  ///
  /// Called when the transition to the state begins, after ``willTransition(to:animated:)``.
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
  /// The default implementation does nothing. ``currentState`` is the previous state, and the children of the new one
  /// are created afterwards.
  open func willTransition(to nextState: State, animated: Bool) {}

  /// Called when a transition to the current state ends.
  ///
  /// The previous state is `nil` the first time. If the transition ended while the view appeared or disappeared, the
  /// method is called when the view has appeared or disappeared. The default implementation does nothing.
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
    // The children of the appearance state must be added before they appear.
    container.ownerWillAppear(animated)
    super.viewWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    container.ownerDidMove()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    container.ownerWillDisappear()
    super.viewWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    container.ownerDidMove()
  }
}
