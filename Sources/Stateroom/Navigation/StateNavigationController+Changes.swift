public import UIKit

// The change that a request makes to the stack of the newest request. Computing it creates controllers, which is user
// code, and does not modify the stack.
extension StateNavigationController {
  /// The view controllers on the stack of the newest request, and their states, the lowest first.
  @_spi(Compatibility) public var requestedStack: [(controller: UIViewController, state: State?)] {
    currentTarget.compactMap { entry in
      interpreter.controller(entry.controller).map { ($0, entry.state?.state(as: State.self)) }
    }
  }

  /// Returns the change that shows a state: none, a pop, or a push.
  func change(goingTo newState: State) throws(TransitionRefusal) -> StackChange {
    let stack = currentTarget
    if let top = stack.last, top.state?.state(as: State.self) == newState {
      return StackChange(operation: .popTo(top.controller))
    }
    let accepted = stack.last { $0.state.map { shouldPop(from: $0.state(as: State.self), to: newState) } ?? false }
    guard let accepted else { return try change(pushing: newState) }
    if accepted.state?.state(as: State.self) == newState { return StackChange(operation: .popTo(accepted.controller)) }
    let below = Set(stack.prefix { $0 != accepted }.map(\.controller))
    let new = try make(newState) { below.contains($0) }
    return new.change(.popReplacing(accepted.controller, with: new.entry))
  }

  /// Returns the change that pushes a state.
  func change(pushing state: State) throws(TransitionRefusal) -> StackChange {
    let new = try make(state) {
      interpreter.synchronize()
      return interpreter.machine.isOnTarget($0)
    }
    return new.change(.push(new.entry))
  }

  /// Returns the change that replaces the top of the stack.
  func change(replacingTopWith state: State) throws(TransitionRefusal) -> StackChange {
    let stack = currentTarget
    guard let top = stack.last else { return try change(pushing: state) }
    if top.state?.state(as: State.self) == state { return StackChange(operation: .popTo(top.controller)) }
    let below = Set(stack.dropLast().map(\.controller))
    let new = try make(state) { below.contains($0) }
    return new.change(.replace(top.controller, with: new.entry))
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
    var change = StackChange(operation: .set([]))
    for (index, place) in places.enumerated() {
      if let place {
        entries.append(stack[place])
      } else {
        let new = try make(newStates[index], identities[index]) { taken.contains($0) }
        taken.insert(new.entry.controller)
        change.newcomers.append(new.controller)
        if let presented = new.presented { change.presented.append((new.entry, presented)) }
        entries.append(new.entry)
      }
    }
    change.operation = .set(entries)
    return change
  }

  /// A new entry with its view controllers.
  private struct NewEntry {
    let entry: Entry
    let controller: UIViewController
    let presented: UIViewController?

    func change(_ operation: Machine.Operation) -> StackChange {
      var change = StackChange(operation: operation, newcomers: [controller])
      if let presented { change.presented = [(entry, presented)] }
      return change
    }
  }

  /// Creates the view controllers of a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - identity: The identity of the state, if it was determined already.
  ///   - isOnStack: A closure that returns whether a controller is already on the stack.
  /// - Throws: A refusal if the controller cannot be on the stack, or what the state presents cannot be presented.
  private func make(
    _ state: State, _ identity: StateIdentity? = nil, isOnStack: (ObjectIdentifier) -> Bool
  ) throws(TransitionRefusal) -> NewEntry {
    let controller = viewController(for: state)
    let identifier = ObjectIdentifier(controller)
    if let refusal = NavigationValidation.refusal(
      of: controller, isOnStack: isOnStack(identifier), in: self, isInSplitView: isInSplitView)
    {
      throw refusal
    }
    let presented = presentedViewController(for: state)
    if let presented, let refusal = interpreter.refusal(ofPresenting: presented, with: uiKitStack + [controller]) {
      throw refusal
    }
    let entry = Entry(controller: identifier, state: identity ?? interpreter.identities.identity(of: state))
    return NewEntry(entry: entry, controller: controller, presented: presented)
  }
}
