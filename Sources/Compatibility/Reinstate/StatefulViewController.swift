public import Stateroom
public import UIKit

/// A container with one child for each state, under the names of the package Reinstate.
///
/// The child is exchanged by Stateroom's `ContainerViewController`, which it is. New code uses
/// `StateViewController`, whose requests tell what became of them.
open class StatefulViewController<State: Equatable>: ContainerViewController {
  private var stateStorage: State
  private var isConfigured = false

  /// Creates a controller that shows a state first.
  public init(initialState: State) {
    stateStorage = initialState
    super.init(nibName: nil, bundle: nil)
  }

  /// Not available: the first state has to be given.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("\(Self.self) is made with init(initialState:)") }

  // MARK: - The State

  /// The state that is shown, or on its way. Setting it goes there without an animation.
  public var state: State {
    get { stateStorage }
    set { transition(to: newValue, animated: false) }
  }

  /// The child that represents the state.
  public var currentChild: UIViewController? { viewControllers.last }

  /// Shows the child of the first state. Called when the view is loaded.
  open func configureInitialState() {
    setViewController(childViewController(for: stateStorage), using: .none)
  }

  /// The controller that represents a state. Must be overridden.
  open func childViewController(for state: State) -> UIViewController {
    fatalError("\(type(of: self)) must override childViewController(for:) (asked for \(state))")
  }

  /// How one state's child gives way to another's; nil for no animation.
  open func transitionAnimation(from oldState: State, to newState: State) -> StateTransitionAnimation? {
    .appearOverPrevious(onAppear: (0.2, [.curveEaseOut, .transitionCrossDissolve]))
  }

  /// Goes to a state. Before the view is loaded it becomes the first one; the present state is ignored.
  ///
  /// - Parameters:
  ///   - newState: The state to show.
  ///   - animated: Whether ``transitionAnimation(from:to:)`` is played.
  ///   - completion: Called exactly once, also if another request has taken this one's place.
  open func transition(to newState: State, animated: Bool, completion: (() -> Void)? = nil) {
    guard isConfigured, newState != stateStorage else {
      Reinstate.log("\(type(of: self)): \(newState) is the first state, or the present one")
      stateStorage = newState
      completion?()
      return
    }
    let oldState = stateStorage
    Reinstate.log("\(type(of: self)): from \(oldState) to \(newState)")
    stateStorage = newState
    let child = childViewController(for: newState)
    let animation = animated ? transitionAnimation(from: oldState, to: newState) : nil
    // What the code above has asked for is newer.
    guard stateStorage == newState else {
      completion?()
      return
    }
    setViewController(child, using: animation?.transition ?? .none) { _ in completion?() }
  }

  private func configureOnce() {
    guard !isConfigured else { return }
    isConfigured = true
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
