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
  ///   - animated: Whether the change is animated.
  ///   - completion: A closure that is called exactly once, with the outcome of the request.
  public func transition(to newState: State, animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    let report = interpreter.report(on: [EventName.of(state: newState)], isAnimated: animated)
    perform(animated: animated, report, completion) { () throws(TransitionRefusal) in try change(goingTo: newState) }
  }

  /// Transitions to a state by the smallest change of the stack.
  ///
  /// The request does nothing if the state is on top already, or a pending request leads to it. It pops to the state
  /// that ``shouldPop(from:to:)`` accepts, and pushes the state if there is none.
  ///
  /// - Parameters:
  ///   - newState: The state to show.
  ///   - animated: Whether the change is animated.
  public func transition(to newState: State, animated: Bool) {
    transition(to: newState, animated: animated, completion: nil)
  }

  /// Transitions to a state, and returns when the request has ended.
  ///
  /// - Parameters:
  ///   - newState: The state to show.
  ///   - animated: Whether the change is animated.
  /// - Returns: The outcome of the request.
  @discardableResult
  public func transition(to newState: State, animated: Bool) async -> TransitionOutcome {
    await .awaiting { transition(to: newState, animated: animated, completion: $0) }
  }

  // MARK: - Changing the Stack

  /// Pushes a state onto the stack, even if it is already there.
  ///
  /// The request is refused if the state's controller cannot be on the stack, such as one that is there already.
  ///
  /// - Parameters:
  ///   - state: The state to push.
  ///   - animated: Whether the change is animated.
  ///   - completion: A closure that is called exactly once, with the outcome of the request.
  public func push(_ state: State, animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    let report = interpreter.report(
      on: interpreter.names(of: currentTarget) + [EventName.of(state: state)], isAnimated: animated)
    perform(animated: animated, report, completion) { () throws(TransitionRefusal) in try change(pushing: state) }
  }

  /// Pushes a state onto the stack, even if it is already there.
  ///
  /// - Parameters:
  ///   - state: The state to push.
  ///   - animated: Whether the change is animated.
  public func push(_ state: State, animated: Bool) { push(state, animated: animated, completion: nil) }

  /// Pushes a state onto the stack, and returns when the request has ended.
  ///
  /// - Parameters:
  ///   - state: The state to push.
  ///   - animated: Whether the change is animated.
  /// - Returns: The outcome of the request.
  @discardableResult
  public func push(_ state: State, animated: Bool) async -> TransitionOutcome {
    await .awaiting { push(state, animated: animated, completion: $0) }
  }

  /// Pops the top view controller.
  ///
  /// The request is refused if there is no view controller below the top.
  ///
  /// - Parameters:
  ///   - animated: Whether the change is animated.
  ///   - completion: A closure that is called exactly once, with the outcome of the request.
  public func pop(animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    let report = interpreter.report(on: interpreter.names(of: currentTarget.dropLast()), isAnimated: animated)
    guard let below = currentTarget.dropLast().last else {
      return refuse(NavigationValidation.nothingToPop(in: self), report.reporting(completion))
    }
    interpreter.ask(.popTo(below.controller), with: [], animated: animated, report: report, completion: completion)
  }

  /// Pops the top view controller.
  ///
  /// The request is refused if there is no view controller below the top.
  ///
  /// - Parameter animated: Whether the change is animated.
  public func pop(animated: Bool) { pop(animated: animated, completion: nil) }

  /// Pops the top view controller, and returns when the request has ended.
  ///
  /// - Parameter animated: Whether the change is animated.
  /// - Returns: The outcome of the request. It is a refusal if there is no view controller below the top.
  @discardableResult
  public func pop(animated: Bool) async -> TransitionOutcome {
    await .awaiting { pop(animated: animated, completion: $0) }
  }

  /// Replaces the stack.
  ///
  /// States that are on the stack already keep their controllers. If the top changes, there is one transition: a pop if
  /// the new top was below the old one, and a push otherwise. Changes below the top are not visible.
  ///
  /// - Parameters:
  ///   - newStates: The states of the new stack, the lowest first.
  ///   - animated: Whether the change is animated.
  ///   - completion: A closure that is called exactly once, with the outcome of the request.
  public func setStack(_ newStates: [State], animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    let report = interpreter.report(on: newStates.map { EventName.of(state: $0) }, isAnimated: animated)
    perform(animated: animated, report, completion) { () throws(TransitionRefusal) in try change(to: newStates) }
  }

  /// Replaces the stack.
  ///
  /// - Parameters:
  ///   - newStates: The states of the new stack, the lowest first.
  ///   - animated: Whether the change is animated.
  public func setStack(_ newStates: [State], animated: Bool) {
    setStack(newStates, animated: animated, completion: nil)
  }

  /// Replaces the stack, and returns when the request has ended.
  ///
  /// - Parameters:
  ///   - newStates: The states of the new stack, the lowest first.
  ///   - animated: Whether the change is animated.
  /// - Returns: The outcome of the request.
  @discardableResult
  public func setStack(_ newStates: [State], animated: Bool) async -> TransitionOutcome {
    await .awaiting { setStack(newStates, animated: animated, completion: $0) }
  }

  // MARK: - Implementation

  var currentTarget: [Entry] {
    interpreter.look()
    return interpreter.machine.target
  }

  /// Computes a change and requests it, unless the computation has made a newer request.
  private func perform(
    animated: Bool, _ report: RequestReport?, _ completion: ((TransitionOutcome) -> Void)?,
    _ make: () throws(TransitionRefusal) -> StackChange
  ) {
    let age = interpreter.requestAge
    let change = Result(catching: make)
    guard interpreter.requestAge == age else { return report.reporting(completion)?(.superseded) ?? () }
    switch change {
    case .success(let change):
      interpreter.ask(change.wish, with: change.newcomers, animated: animated, report: report, completion: completion)
    case .failure(let refusal): refuse(refusal, report.reporting(completion))
    }
  }

  func refuse(_ refusal: TransitionRefusal, _ completion: ((TransitionOutcome) -> Void)?) {
    Diagnostics.refuse(refusal, telling: completion)
  }
}
