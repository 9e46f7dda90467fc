import UIKit

// The requests for a stack. Each request applies to the stack of the newest earlier request.
extension StateNavigationController {
  // MARK: - Transitioning to a State

  /// Transitions to a state by the smallest change of the stack.
  ///
  /// The request does nothing if the state is on top already, or a pending request leads to it. It pops to the state
  /// that ``shouldPop(from:to:)`` accepts, and pushes the state if there is none.
  ///
  /// - Parameters:
  ///   - newState: The state to show.
  ///   - animated: A Boolean value that indicates whether the change is animated. The default is `true`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func transition(
    to newState: State, animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    if let creating = creation.request(for: newState, isSame: { $0 == $1 }) {
      let request = interpreter.makeRequest(completion)
      creating.join(request)
      return request
    }
    return perform(animated: animated, creating: newState, reporting: [EventName.of(state: newState)], completion) {
      () throws(TransitionRefusal) in try change(goingTo: newState)
    }
  }

  // MARK: - Changing the Stack

  /// Pushes a state onto the stack, even if it is already there.
  ///
  /// The request is refused if the state's controller cannot be on the stack, such as one that is there already.
  ///
  /// - Parameters:
  ///   - state: The state to push.
  ///   - animated: A Boolean value that indicates whether the change is animated. The default is `true`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func push(
    _ state: State, animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    perform(
      animated: animated, creating: state,
      reporting: interpreter.names(of: currentTarget) + [EventName.of(state: state)], completion
    ) { () throws(TransitionRefusal) in try change(pushing: state) }
  }

  /// Pops the top view controller.
  ///
  /// The request is refused if there is no view controller below the top.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the change is animated. The default is `true`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func pop(animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil) -> TransitionRequest {
    perform(animated: animated, reporting: interpreter.names(of: currentTarget.dropLast()), completion) {
      () throws(TransitionRefusal) in
      guard let below = currentTarget.dropLast().last else { throw NavigationValidation.nothingToPop(in: self) }
      return StackChange(operation: .popTo(below.controller))
    }
  }

  /// Replaces the topmost state.
  ///
  /// The new view controller is pushed, and the one that was on top is removed, so that the back button leads to the
  /// state below. The request does nothing if the state is on top already.
  ///
  /// - Parameters:
  ///   - state: The state to show.
  ///   - animated: A Boolean value that indicates whether the change is animated. The default is `true`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func replaceTop(
    with state: State, animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    perform(
      animated: animated, creating: state,
      reporting: interpreter.names(of: currentTarget.dropLast()) + [EventName.of(state: state)], completion
    ) { () throws(TransitionRefusal) in try change(replacingTopWith: state) }
  }

  /// Replaces the stack.
  ///
  /// States that are on the stack already keep their controllers. If the top changes, there is one transition: a pop if
  /// the new top was below the old one, and a push otherwise. Changes below the top are not visible.
  ///
  /// - Parameters:
  ///   - newStates: The states of the new stack, the lowest first.
  ///   - animated: A Boolean value that indicates whether the change is animated. The default is `true`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func setStack(
    _ newStates: [State], animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    perform(
      animated: animated, creating: newStates.last, reporting: newStates.map { EventName.of(state: $0) }, completion
    ) {
      () throws(TransitionRefusal) in try change(to: newStates)
    }
  }

  // MARK: - Implementation

  var currentTarget: [Entry] {
    interpreter.synchronize()
    return interpreter.machine.target
  }

  /// Computes a change and requests it, unless the computation has made a newer request.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the change is animated.
  ///   - state: The new top, whose view controller the computation may create; `nil` if it creates none.
  ///   - names: The names of the states that the stack will have.
  ///   - completion: A closure that is called exactly once, with the outcome of the request.
  ///   - make: A closure that computes the change.
  @discardableResult
  func perform(
    animated: Bool, creating state: State? = nil, reporting names: @autoclosure () -> [String],
    _ completion: ((TransitionOutcome) -> Void)?,
    _ make: () throws(TransitionRefusal) -> StackChange
  ) -> TransitionRequest {
    let request = interpreter.makeRequest(completion)
    LeaveGuards.evaluated {
      request.report = interpreter.report(on: names(), isAnimated: animated)
      let change = creation.perform(of: state, for: request) { Result(catching: make) }
      guard request.isNewest else { return request.end(.superseded) }
      switch change {
      case .success(let change): interpreter.ask(change, animated: animated, for: request)
      case .failure(let refusal): request.refuse(refusal)
      }
    }
    return request
  }
}
