public import Stateroom
public import UIKit

/// A navigation stack with one controller for each state, under the names of the package Reinstate.
///
/// The stack is a Stateroom `StateNavigationController`; what the user does with it, or somebody else, moves the states as
/// well. New code uses that class itself.
open class StatefulNavigationController<State: Equatable>: ContainerViewController {
  private let stack = StatefulStackController<State>()
  private var initialState: State
  private var isConfigured = false

  /// Creates a controller whose stack begins with a state.
  public init(initialState: State) {
    self.initialState = initialState
    super.init(nibName: nil, bundle: nil)
    stack.owner = self
  }

  /// Not available: the first state has to be given.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("\(Self.self) is made with init(initialState:)") }

  // MARK: - The State

  /// The state on top of the stack, or on its way there. Setting it goes there without an animation.
  public var state: State {
    get { stack.state?.state ?? initialState }
    set { transition(to: newValue, animated: false) }
  }

  /// The navigation controller. Its delegate is the app's, and it may be used directly.
  public var childNavigationController: UINavigationController { stack }

  /// The controller on top of the stack.
  public var currentChild: UIViewController? { stack.topViewController }

  /// The states of the stack, the lowest first.
  public var statesInNavigationStack: [State] {
    get { stack.states.map(\.state) }
    set { stack.setStack(newValue.map { StackedState(state: $0) }, animated: false, completion: nil) }
  }

  /// Puts the controller of the first state onto the stack. Called when the view is loaded.
  open func configureInitialState() {
    stack.setStack([StackedState(state: initialState)], animated: false, completion: nil)
  }

  /// The controller that represents a state. Must be overridden.
  open func childViewController(for state: State) -> UIViewController {
    fatalError("\(type(of: self)) must override childViewController(for:) (asked for \(state))")
  }

  /// Whether going to a state leads back to one on the stack; by default if they are equal.
  open func shouldPopToViewController(from oldState: State, to newState: State) -> Bool { oldState == newState }

  // MARK: - Going to a State

  /// Goes to a state: back if it is on the stack already, forward otherwise.
  ///
  /// - Parameters:
  ///   - newState: The state to show.
  ///   - animated: Whether the change is to be seen.
  ///   - canPopToExistingState: False to go forward in any case.
  ///   - completion: Called exactly once, also if another request has taken this one's place.
  open func transition(
    to newState: State, animated: Bool, canPopToExistingState: Bool = true, completion: (() -> Void)? = nil
  ) {
    Reinstate.log("\(type(of: self)): to \(newState)")
    guard isConfigured else {
      initialState = newState
      completion?()
      return
    }
    let wanted = StackedState(state: newState)
    let ended: (TransitionOutcome) -> Void = { _ in completion?() }
    if canPopToExistingState, stack.states.contains(where: { stack.shouldPop(from: $0, to: wanted) }) {
      stack.transition(to: wanted, animated: animated, completion: ended)
      return
    }
    let child = childViewController(for: newState)
    guard !stack.viewControllers.contains(child) else {
      stack.popToViewController(child, animated: animated)
      // UIKit's own call has no completion; joining it has.
      stack.state.map { stack.transition(to: $0, animated: animated, completion: ended) } ?? completion?()
      return
    }
    stack.prepared = child
    stack.push(wanted, animated: animated, completion: ended)
  }

  private func configureOnce() {
    guard !isConfigured else { return }
    isConfigured = true
    setViewController(stack, using: .none)
    configureInitialState()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    configureOnce()
  }

  open override func viewWillAppear(_ animated: Bool) {
    // In case a subclass did not call super when the view was loaded.
    configureOnce()
    super.viewWillAppear(animated)
  }
}
