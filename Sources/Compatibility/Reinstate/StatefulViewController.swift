@_spi(Compatibility) public import Stateroom
public import UIKit

/// A view controller with one child for each state, under the names of the package Reinstate.
///
/// A Stateroom container replaces the child. New code uses Stateroom's `StateViewController`, whose requests report
/// their outcome.
open class StatefulViewController<State: Equatable>: _DrivenViewController {
  private let container = ChildContainer()
  private let requests = ContentRequests<State>()
  private var stateStorage: State
  private var isConfigured = false

  /// Creates a view controller with an initial state.
  public init(initialState: State) {
    stateStorage = initialState
    super.init(nibName: nil, bundle: nil)
    drive(by: container)
  }

  /// Not available: an initial state is required.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("\(Self.self) is made with init(initialState:)") }

  // MARK: - The State

  /// The state of the newest child, which is shown or pending.
  ///
  /// While ``childViewController(for:)`` creates the child of a new state, it is still the previous one. Setting it
  /// transitions to a state without an animation.
  public var state: State {
    get { stateStorage }
    set { transition(to: newValue, animated: false) }
  }

  /// The child that represents the state.
  public var currentChild: UIViewController? { container.viewControllers.last }

  /// Shows the child of the initial state.
  ///
  /// Called when the view is loaded, or before that by the first transition.
  open func configureInitialState() {
    guard !isConfigured else {
      Reinstate.log("StatefulViewController ignored a second configuration of its initial state.")
      return
    }
    isConfigured = true
    let state = stateStorage
    // A request that the app makes while it creates the child is newer.
    guard let child = requests.create(for: state, { childViewController(for: state) }) else { return }
    container.show(child, using: .none, completion: nil)
  }

  /// Returns the view controller that represents a state.
  ///
  /// It must be overridden.
  open func childViewController(for state: State) -> UIViewController {
    fatalError("\(type(of: self)) must override childViewController(for:) (called with \(state))")
  }

  /// Returns the animation of a transition between two states' children; `nil` for none.
  open func transitionAnimation(from oldState: State, to newState: State) -> StateTransitionAnimation? {
    .appearOverPrevious(onAppear: (0.2, [.curveEaseOut, .transitionCrossDissolve]))
  }

  /// Transitions to a state.
  ///
  /// A transition to the present state does nothing.
  ///
  /// Before the initial state is configured, the state becomes the initial one.
  ///
  /// - Parameters:
  ///   - newState: The state to show.
  ///   - animated: Whether ``transitionAnimation(from:to:)`` is played.
  ///   - completion: Called exactly once, even if another request superseded this one.
  open func transition(to newState: State, animated: Bool, completion: (() -> Void)? = nil) {
    guard !requests.isCreating(newState) else {
      Reinstate.log("StatefulViewController ignored a transition to a state whose child is created: \(newState)")
      completion?()
      return
    }
    guard newState != stateStorage else {
      // The present child remains, also if the child of another state is being created.
      requests.supersede()
      Reinstate.log("StatefulViewController ignored a transition to its present state: \(newState)")
      completion?()
      return
    }
    guard isConfigured else {
      Reinstate.log(
        "StatefulViewController takes a transition before its configuration as its initial state: \(newState)")
      exchange(&stateStorage, with: newState)
      configureInitialState()
      completion?()
      return
    }
    let oldState = stateStorage
    let content = requests.create(for: newState) {
      (childViewController(for: newState), animated ? transitionAnimation(from: oldState, to: newState) : nil)
    }
    // A request that the code above has made is newer.
    guard let (child, animation) = content else {
      completion?()
      return
    }
    exchange(&stateStorage, with: newState)
    container.show(child, using: animation?.transition ?? .none, completion: completion)
  }

  private func configureIfNeeded() {
    if !isConfigured { configureInitialState() }
    // An override that does not call super configures the state in the app's own way.
    isConfigured = true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    configureIfNeeded()
  }

  open override func viewWillAppear(_ animated: Bool) {
    // In case a subclass did not call super when the view was loaded.
    configureIfNeeded()
    super.viewWillAppear(animated)
  }
}
