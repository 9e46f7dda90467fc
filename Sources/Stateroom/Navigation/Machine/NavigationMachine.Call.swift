extension NavigationMachine {
  /// A call of a UIKit method.
  enum Call: Hashable {
    case push(Controller)
    case popTo(Controller)
    /// Sets the stack.
    ///
    /// The call is animated only if it is the last of several.
    case set([Controller])
  }
}

extension NavigationMachine.Call {
  /// Returns the calls that change one stack to another.
  ///
  /// The change is the smallest one, so that only the difference is animated.
  ///
  /// - Parameters:
  ///   - old: The stack before the change.
  ///   - new: The stack after the change.
  ///   - backwards: A Boolean value that indicates whether a new top is shown by a pop instead of a push.
  static func calls(
    from old: [NavigationMachine.Entry], to new: [NavigationMachine.Entry], backwards: Bool = false
  ) -> [Self] {
    let (old, new) = (old.map(\.controller), new.map(\.controller))
    guard old != new else { return [] }
    guard let top = new.last, let oldTop = old.last else { return [.set(new)] }
    if new.dropLast() == old[...] { return [.push(top)] }
    if old.starts(with: new) { return [.popTo(top)] }
    if backwards, !old.contains(top), !new.contains(oldTop) {
      // UIKit pushes a view controller that was not on the stack before. It is therefore inserted below the present top
      // first, and then popped to.
      return [.set(new + [oldTop]), .popTo(top)]
    }
    return [.set(new)]
  }

  /// Returns the stack after the call.
  func applied(to stack: [Controller]) -> [Controller] {
    switch self {
    case .push(let controller): stack + [controller]
    case .popTo(let controller): stack.firstIndex(of: controller).map { Array(stack[...$0]) } ?? stack
    case .set(let stack): stack
    }
  }
}

extension NavigationMachine.Call: Sendable where Controller: Sendable, State: Sendable {}
