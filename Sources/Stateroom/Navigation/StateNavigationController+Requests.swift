import UIKit

// What may be asked of the stack. Each request is worked out against the stack that was asked for last.
extension StateNavigationController {
  // MARK: - Going to a State

  /// Goes to a state: nothing happens if it is shown or on its way, the stack is popped if it is on there, and it is pushed
  /// otherwise.
  ///
  /// - Parameters:
  ///   - newState: The state to show.
  ///   - animated: Whether the change is to be seen.
  ///   - completion: Called exactly once, with what became of the request.
  public func transition(to newState: State, animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    let report = interpreter.report(on: [EventName.of(state: newState)], isAnimated: animated)
    perform(animated: animated, report, completion) { () throws(TransitionRefusal) in try change(goingTo: newState) }
  }

  /// Goes to a state: nothing happens if it is shown or on its way, the stack is popped if it is on there, and it is pushed
  /// otherwise.
  public func transition(to newState: State, animated: Bool) {
    transition(to: newState, animated: animated, completion: nil)
  }

  /// Goes to a state, and returns when it is shown or the request has come to another end.
  @discardableResult
  public func transition(to newState: State, animated: Bool) async -> TransitionOutcome {
    await .awaiting { transition(to: newState, animated: animated, completion: $0) }
  }

  // MARK: - Changing the Stack

  /// Puts one more state on top, also if it is there already.
  public func push(_ state: State, animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    let report = interpreter.report(
      on: interpreter.names(of: currentTarget) + [EventName.of(state: state)], isAnimated: animated)
    perform(animated: animated, report, completion) { () throws(TransitionRefusal) in try change(pushing: state) }
  }

  /// Puts one more state on top, also if it is there already.
  public func push(_ state: State, animated: Bool) { push(state, animated: animated, completion: nil) }

  /// Puts one more state on top, and returns when it is shown or the request has come to another end.
  @discardableResult
  public func push(_ state: State, animated: Bool) async -> TransitionOutcome {
    await .awaiting { push(state, animated: animated, completion: $0) }
  }

  /// Takes the controller on top away. With nothing below it, this is refused.
  public func pop(animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    let report = interpreter.report(on: interpreter.names(of: currentTarget.dropLast()), isAnimated: animated)
    guard let below = currentTarget.dropLast().last else {
      return refuse(NavigationValidation.nothingToPop(in: self), report.reporting(completion))
    }
    interpreter.ask(.popTo(below.controller), with: [], animated: animated, report: report, completion: completion)
  }

  /// Takes the controller on top away. With nothing below it, this is refused.
  public func pop(animated: Bool) { pop(animated: animated, completion: nil) }

  /// Takes the controller on top away, and returns when it has gone or the request has come to another end.
  @discardableResult
  public func pop(animated: Bool) async -> TransitionOutcome {
    await .awaiting { pop(animated: animated, completion: $0) }
  }

  /// Changes the stack to these states, the lowest first.
  ///
  /// States that are on the stack already keep their controllers. If the top changes, there is one transition: back if the
  /// new top was below the old one, forward otherwise. What changes below is not seen.
  public func setStack(_ newStates: [State], animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    let report = interpreter.report(on: newStates.map { EventName.of(state: $0) }, isAnimated: animated)
    perform(animated: animated, report, completion) { () throws(TransitionRefusal) in try change(to: newStates) }
  }

  /// Changes the stack to these states, the lowest first.
  public func setStack(_ newStates: [State], animated: Bool) {
    setStack(newStates, animated: animated, completion: nil)
  }

  /// Changes the stack to these states, and returns when they are shown or the request has come to another end.
  @discardableResult
  public func setStack(_ newStates: [State], animated: Bool) async -> TransitionOutcome {
    await .awaiting { setStack(newStates, animated: animated, completion: $0) }
  }

  // MARK: - How It Works

  var currentTarget: [Entry] {
    interpreter.look()
    return interpreter.machine.target
  }

  /// Works a change out and asks for it, unless that has led to a newer request.
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
