@_spi(Compatibility) public import Stateroom
public import UIKit

/// A navigation stack with one view controller for each state, under the names of the package Reinstate.
///
/// The stack is a Stateroom `StateNavigationController`; changes by the user or the app update the states as well. New
/// code uses that class directly.
open class StatefulNavigationController<State: Equatable>: _DrivenViewController {
  private let container = ChildContainer()
  private let stack = StatefulStackController<State>()
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
  /// Setting it transitions to a state without an animation.
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
    // The child's view controller is created before the view of the stack, which shows it.
    stack.setStack([StackedState(stateStorage)], animated: false, completion: nil)
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
    guard !stack.states.isEmpty || !stack.viewControllers.isEmpty else {
      Reinstate.log(
        "StatefulNavigationController takes a transition of its empty stack as its initial state: \(newState)")
      stateStorage = newState
      configureInitialState()
      completion?()
      return
    }
    let wanted = StackedState(newState)
    let ended: (TransitionOutcome) -> Void = { [weak self] outcome in
      if outcome != .completed { self?.followStack() }
      completion?()
    }
    stateStorage = newState
    if canPopToExistingState, stack.states.contains(where: { stack.shouldPop(from: $0, to: wanted) }) {
      stack.transition(to: wanted, animated: animated, completion: ended)
      return
    }
    let child = childViewController(for: newState)
    guard !stack.viewControllers.contains(child) else {
      Reinstate.log("StatefulNavigationController pops to a view controller that is already on its stack: \(child)")
      stack.popToViewController(child, animated: animated)
      // UIKit's own call has no completion; joining it has.
      guard let state = stack.state else { return completion?() ?? () }
      stack.transition(to: state, animated: animated, completion: ended)
      return
    }
    stack.prepared = child
    stack.push(wanted, animated: animated, completion: ended)
  }

  /// Updates the state from the stack.
  func followStack() {
    if let topmost = stack.states.compactMap(\.state).last { stateStorage = topmost }
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
