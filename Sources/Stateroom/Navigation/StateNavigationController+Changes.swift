import UIKit

// The change that a request makes to the stack of the newest request. Computing it creates controllers, which is user
// code, and does not modify the stack.
extension StateNavigationController {
  /// Returns the change that shows a state: none, a pop, or a push.
  func change(goingTo newState: State) throws(TransitionRefusal) -> StackChange {
    let stack = currentTarget
    if let top = stack.last, top.state?.state(as: State.self) == newState {
      return StackChange(wish: .popTo(top.controller))
    }
    let accepted = stack.last { $0.state.map { shouldPop(from: $0.state(as: State.self), to: newState) } ?? false }
    guard let accepted else { return try change(pushing: newState) }
    if accepted.state?.state(as: State.self) == newState { return StackChange(wish: .popTo(accepted.controller)) }
    let below = Set(stack.prefix { $0 != accepted }.map(\.controller))
    let (controller, entry) = try make(newState) { below.contains($0) }
    return StackChange(wish: .popReplacing(accepted.controller, with: entry), newcomers: [controller])
  }

  /// Returns the change that pushes a state.
  func change(pushing state: State) throws(TransitionRefusal) -> StackChange {
    let (controller, entry) = try make(state) {
      interpreter.look()
      return interpreter.machine.isOnTarget($0)
    }
    return StackChange(wish: .push(entry), newcomers: [controller])
  }

  /// Returns the change that replaces the top of the stack.
  func change(replacingTopWith state: State) throws(TransitionRefusal) -> StackChange {
    let stack = currentTarget
    guard let top = stack.last else { return try change(pushing: state) }
    if top.state?.state(as: State.self) == state { return StackChange(wish: .popTo(top.controller)) }
    let below = Set(stack.dropLast().map(\.controller))
    let (controller, entry) = try make(state) { below.contains($0) }
    return StackChange(wish: .replace(top.controller, with: entry), newcomers: [controller])
  }

  /// Returns the change that replaces the stack.
  ///
  /// States that are on the stack already keep their controllers.
  func change(to newStates: [State]) throws(TransitionRefusal) -> StackChange {
    let stack = currentTarget
    let identities = newStates.map { interpreter.identities.identity(of: $0) }
    let places = StateMatching.places(of: identities, in: stack.map(\.state))
    var taken = Set(places.compactMap { $0.map { stack[$0].controller } })
    var entries: [Entry] = []
    var newcomers: [UIViewController] = []
    for (index, place) in places.enumerated() {
      if let place {
        entries.append(stack[place])
      } else {
        let (controller, entry) = try make(newStates[index], identities[index]) { taken.contains($0) }
        taken.insert(entry.controller)
        newcomers.append(controller)
        entries.append(entry)
      }
    }
    return StackChange(wish: .set(entries), newcomers: newcomers)
  }

  /// Creates the controller of a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - identity: The identity of the state, if it was determined already.
  ///   - isTaken: A closure that returns whether a controller is already on the stack.
  /// - Throws: A refusal if the controller cannot be on the stack.
  private func make(
    _ state: State, _ identity: StateIdentity? = nil, isTaken: (ObjectIdentifier) -> Bool
  ) throws(TransitionRefusal) -> (UIViewController, Entry) {
    let controller = viewController(for: state)
    let identifier = ObjectIdentifier(controller)
    if let refusal = NavigationValidation.refusal(
      of: controller, isTaken: isTaken(identifier), in: self, isInSplitView: isInSplitView)
    {
      throw refusal
    }
    return (controller, Entry(controller: identifier, state: identity ?? interpreter.identities.identity(of: state)))
  }
}
