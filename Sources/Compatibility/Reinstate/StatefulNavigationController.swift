@_spi(Compatibility) public import Stateroom
public import UIKit

/// A navigation stack with one view controller for each state, under the names of the package Reinstate.
///
/// The stack is a Stateroom `StateNavigationController`; changes by the user or the app update the states as well. New
/// code uses that class directly.
open class StatefulNavigationController<State: Equatable>: _DrivenViewController {
  private let container = ChildContainer()
  private let stack = StatefulStackController<State>()
  private let requests = ContentRequests<State>()
  private var stateStorage: State
  private var isConfigured = false

  /// Creates a view controller whose stack begins with a state.
  public init(initialState: State) {
    stateStorage = initialState
    super.init(nibName: nil, bundle: nil)
    drive(by: container)
    stack.owner = self
  }

  /// Not available: an initial state is required.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("\(Self.self) is made with init(initialState:)") }

  // MARK: - The State

  /// The topmost state of the stack, shown or pending.
  ///
  /// While ``childViewController(for:)`` creates the child of a new state, it is still the previous one. Setting it
  /// transitions to a state without an animation.
  public var state: State {
    get { stateStorage }
    set { transition(to: newValue, animated: false) }
  }

  /// The navigation controller.
  ///
  /// The app can set its delegate and use it directly.
  public var childNavigationController: UINavigationController { stack }

  /// The view controller that is visible: the topmost one of the stack, or the one that is presented over it.
  public var currentChild: UIViewController? { stack.visibleViewController }

  /// The states of the view controllers on the stack, the lowest first.
  ///
  /// Setting them does not change the stack: it assigns a state to each of its view controllers.
  public var statesInNavigationStack: [State] {
    get { stack.bookkeeping }
    set { stack.bookkeeping = newValue }
  }

  /// Pushes the view controller of the initial state onto the stack.
  ///
  /// Called when the view is loaded, or before that by the first transition.
  open func configureInitialState() {
    isConfigured = true
    let state = stateStorage
    // The child's view controller is created before the view of the stack, which shows it. A request that the app makes
    // while it creates the child is newer.
    if let child = requests.create(for: state, { childViewController(for: state) }) {
      stack.begin(with: child, for: StackedState(state))
    }
    container.show(stack, using: .none, completion: nil)
  }

  /// Returns the view controller that represents a state.
  ///
  /// It must be overridden.
  open func childViewController(for state: State) -> UIViewController {
    fatalError("\(type(of: self)) must override childViewController(for:) (called with \(state))")
  }

  /// Returns whether a transition to a state pops to one on the stack.
  ///
  /// The default implementation compares them.
  open func shouldPopToViewController(from oldState: State, to newState: State) -> Bool { oldState == newState }

  // MARK: - Transitioning to a State

  /// Transitions to a state: pops to it if it is on the stack already, otherwise pushes it.
  ///
  /// While the stack is empty, the state becomes the initial one.
  ///
  /// - Parameters:
  ///   - newState: The state to show.
  ///   - animated: Whether the change is animated.
  ///   - canPopToExistingState: `false` to push in any case.
  ///   - completion: Called exactly once, even if another request superseded this one.
  open func transition(
    to newState: State, animated: Bool, canPopToExistingState: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard !requests.isCreating(newState) else {
      Reinstate.log("StatefulNavigationController ignored a transition to a state whose child is created: \(newState)")
      completion?()
      return
    }
    guard !stack.states.isEmpty || !stack.viewControllers.isEmpty else {
      Reinstate.log(
        "StatefulNavigationController takes a transition of its empty stack as its initial state: \(newState)")
      exchange(&stateStorage, with: newState)
      configureInitialState()
      completion?()
      return
    }
    let wanted = StackedState(newState)
    let target = canPopToExistingState ? stack.states.last { stack.accepts($0, for: wanted) } : nil
    let isOnStack = target == wanted
    let created = requests.create(for: newState) { isOnStack ? nil : childViewController(for: newState) }
    // A request that the app has made while it created the child is newer.
    guard let child = created else {
      completion?()
      return
    }
    exchange(&stateStorage, with: newState)
    let ended: (TransitionOutcome) -> Void = { [weak self] outcome in
      if outcome != .completed { self?.followStack() }
      completion?()
    }
    if let child, let place = stack.requestedStack.last(where: { $0.controller === child }) {
      Reinstate.log("StatefulNavigationController pops to a view controller that is already on its stack: \(child)")
      pop(to: child, of: place.state, for: newState, animated: animated, ended)
    } else if let target {
      stack.pop(to: target, for: wanted, showing: child, animated: animated, completion: ended)
    } else if let child {
      stack.push(child, for: wanted, animated: animated, completion: ended)
    }
  }

  /// Pops to a view controller on the stack, which represents another state from now on.
  private func pop(
    to child: UIViewController, of place: StackedState<State>?, for newState: State, animated: Bool,
    _ ended: @escaping (TransitionOutcome) -> Void
  ) {
    guard let place else {
      // Other code has pushed the view controller. UIKit's own call has no completion.
      stack.popToViewController(child, animated: animated)
      return ended(.completed)
    }
    let oldState = exchange(&place.state, with: newState)
    stack.pop(to: place, for: place, showing: nil, animated: animated) { outcome in
      switch outcome {
      case .completed, .superseded: break
      case .cancelled, .refused: exchange(&place.state, with: oldState)
      }
      ended(outcome)
    }
  }

  /// Updates the state from the stack.
  func followStack() {
    if let topmost = stack.states.compactMap(\.state).last { exchange(&stateStorage, with: topmost) }
  }

  private func configureIfNeeded() {
    if !isConfigured { configureInitialState() }
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
