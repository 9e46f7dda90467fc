public import Stateroom
public import UIKit

/// The base of this app's state containers: it tells an observer of its transitions.
open class FlowViewController<State: FlowState>: StateViewController<State> {
  private let name: String
  private weak var observer: (any TransitionObserver)?
  private var requests: [FlowRequest] = []

  init(_ name: String, initialState: State, observer: (any TransitionObserver)?) {
    self.name = name
    self.observer = observer
    super.init(initialState: initialState)
  }

  /// Not from a storyboard: a container needs its first state.
  public required init?(coder: NSCoder) { nil }

  /// Goes to a state with its animation, and reports what becomes of it.
  func go(to newState: State) {
    let isThere = isSameState(state, newState)
    let request = FlowRequest(
      container: name, origin: state.name, destination: newState.name,
      transition: isThere ? .none : transition(from: state, to: newState))
    requests.append(request)
    observer?.transitionWasRequested(request)
    // The observer is held by the closure itself: the container may be gone when the end is reported.
    transition(to: newState, animated: true) { [weak self, weak observer] outcome in
      self?.requests.removeAll { $0 === request }
      observer?.transitionDidEnd(request, outcome: outcome)
    }
  }

  open override func willTransition(to nextState: State, animated: Bool) {
    super.willTransition(to: nextState, animated: animated)
    // Of several requests the newest is the one that is served.
    guard let request = requests.last(where: { $0.destination == nextState.name }) else { return }
    observer?.transitionWillBegin(request)
  }
}
