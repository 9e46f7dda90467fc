import UIKit

// What leads to a stack, worked out against the one that was asked for last. Working it out makes controllers, which is user
// code, and changes nothing.
extension StateNavigationController {
  /// What is wanted of the stack, and those who come onto it.
  struct StackChange {
    var wish: Machine.Wish
    var newcomers: [UIViewController] = []
  }

  /// To be at a state: stay, go back to it, or push it.
  func change(goingTo newState: State) throws(TransitionRefusal) -> StackChange {
    let stack = currentTarget
    if let top = stack.last, top.state?.state == newState { return StackChange(wish: .popTo(top.controller)) }
    let accepted = stack.last { $0.state.map { shouldPop(from: $0.state, to: newState) } ?? false }
    guard let accepted else { return try change(pushing: newState) }
    if accepted.state?.state == newState { return StackChange(wish: .popTo(accepted.controller)) }
    let below = Set(stack.prefix { $0 != accepted }.map(\.controller))
    let (controller, entry) = try make(newState) { below.contains($0) }
    return StackChange(wish: .popReplacing(accepted.controller, with: entry), newcomers: [controller])
  }

  /// To have one more on top.
  func change(pushing state: State) throws(TransitionRefusal) -> StackChange {
    let (controller, entry) = try make(state) {
      interpreter.look()
      return interpreter.machine.isOnTarget($0)
    }
    return StackChange(wish: .push(entry), newcomers: [controller])
  }

  /// To have these and no others. Those that are there already keep their controllers.
  func change(to newStates: [State]) throws(TransitionRefusal) -> StackChange {
    let stack = currentTarget
    let places = StateMatching.places(of: newStates, in: stack.map { $0.state?.state })
    var taken = Set(places.compactMap { $0.map { stack[$0].controller } })
    var entries: [Entry] = []
    var newcomers: [UIViewController] = []
    for (state, place) in zip(newStates, places) {
      if let place {
        entries.append(stack[place])
      } else {
        let (controller, entry) = try make(state) { taken.contains($0) }
        taken.insert(entry.controller)
        newcomers.append(controller)
        entries.append(entry)
      }
    }
    return StackChange(wish: .set(entries), newcomers: newcomers)
  }

  /// Makes the controller of a state, which may not be one of those that are on the stack with it.
  private func make(
    _ state: State, isTaken: (ObjectIdentifier) -> Bool
  ) throws(TransitionRefusal) -> (UIViewController, Entry) {
    let controller = viewController(for: state)
    let identity = ObjectIdentifier(controller)
    if let refusal = NavigationValidation.refusal(
      of: controller, isTaken: isTaken(identity), in: self, isInSplitView: isInSplitView)
    {
      throw refusal
    }
    return (controller, Entry(controller: identity, state: interpreter.identities.identity(of: state)))
  }
}
