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
    let stack = currentTarget
    if let top = stack.last, top.state == newState {
      interpreter.ask(.popTo(top.controller), with: [], animated: animated, report: report, completion: completion)
      return
    }
    let takenBefore = interpreter.takenRequests
    let accepted = stack.last { $0.state.map { shouldPop(from: $0, to: newState) } ?? false }
    guard interpreter.takenRequests == takenBefore else { return report.reporting(completion)?(.superseded) ?? () }
    if let accepted, accepted.state == newState {
      interpreter.ask(
        .popTo(accepted.controller), with: [], animated: animated, report: report, completion: completion)
      return
    }
    let stays = accepted.map { accepted in Array(stack.prefix { $0 != accepted }) } ?? stack
    guard let controller = make(newState, above: stays, completion: report.reporting(completion)) else { return }
    let entry = Entry(controller: ObjectIdentifier(controller), state: newState)
    interpreter.ask(
      accepted.map { .popReplacing($0.controller, with: entry) } ?? .push(entry), with: [controller],
      animated: animated, report: report, completion: completion)
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
    guard let controller = make(state, above: currentTarget, completion: report.reporting(completion)) else { return }
    let entry = Entry(controller: ObjectIdentifier(controller), state: state)
    interpreter.ask(.push(entry), with: [controller], animated: animated, report: report, completion: completion)
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
    let stack = currentTarget
    let takenBefore = interpreter.takenRequests
    var entries: [Entry] = []
    var newcomers: [UIViewController] = []
    let places = StateMatching.places(of: newStates, in: stack.map(\.state))
    let kept = Set(places.compactMap { $0.map { stack[$0].controller } })
    for (state, place) in zip(newStates, places) {
      if let place {
        entries.append(stack[place])
        continue
      }
      let controller = viewController(for: state)
      let identity = ObjectIdentifier(controller)
      let isTaken = kept.contains(identity) || entries.contains { $0.controller == identity }
      if let refusal = NavigationValidation.refusal(of: controller, isTaken: isTaken, in: self) {
        return refuse(refusal, report.reporting(completion))
      }
      newcomers.append(controller)
      entries.append(Entry(controller: identity, state: state))
    }
    guard interpreter.takenRequests == takenBefore else { return report.reporting(completion)?(.superseded) ?? () }
    interpreter.ask(.set(entries), with: newcomers, animated: animated, report: report, completion: completion)
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

  /// Makes the controller of a state. Nil if it cannot be shown, or if making it has led to a newer request; then the
  /// completion has been called.
  private func make(_ state: State, above stack: [Entry], completion: ((TransitionOutcome) -> Void)?)
    -> UIViewController?
  {
    let takenBefore = interpreter.takenRequests
    let controller = viewController(for: state)
    guard interpreter.takenRequests == takenBefore else {
      completion?(.superseded)
      return nil
    }
    let isTaken = stack.contains { $0.controller == ObjectIdentifier(controller) }
    guard let refusal = NavigationValidation.refusal(of: controller, isTaken: isTaken, in: self) else {
      return controller
    }
    refuse(refusal, completion)
    return nil
  }

  func refuse(_ refusal: TransitionRefusal, _ completion: ((TransitionOutcome) -> Void)?) {
    Diagnostics.refuse(refusal, telling: completion)
  }
}
