extension NavigationMachine {
  /// What is to be done.
  enum Effect: Hashable {
    /// UIKit is to be called.
    case perform([Call], animated: Bool, generation: Int)
    /// The app is to hear of the states, unless it knows them already by then.
    case announce
    /// Whoever asked is to be told.
    case complete(RequestID, RequestOutcome)
  }

  /// One call of UIKit's.
  enum Call: Hashable {
    case push(Controller)
    case popTo(Controller)
    /// Without being seen, unless it is the last call of several.
    case set([Controller])
  }
}

extension NavigationMachine.Call {
  /// The smallest change that leads from one stack to another, so that only what is different is seen to move.
  ///
  /// - Parameter backwards: Whether somebody new on top is to come as if he had been below.
  static func calls(
    from old: [NavigationMachine.Entry], to new: [NavigationMachine.Entry], backwards: Bool = false
  ) -> [Self] {
    let (old, new) = (old.map(\.controller), new.map(\.controller))
    guard old != new else { return [] }
    guard let top = new.last, let oldTop = old.last else { return [.set(new)] }
    if new.dropLast() == old[...] { return [.push(top)] }
    if old.starts(with: new) { return [.popTo(top)] }
    if backwards, !old.contains(top), !new.contains(oldTop) {
      // UIKit takes what was not there before for a push. So it is slipped in below what is shown.
      return [.set(new + [oldTop]), .popTo(top)]
    }
    return [.set(new)]
  }

  /// What the call leads to.
  func applied(to stack: [Controller]) -> [Controller] {
    switch self {
    case .push(let controller): stack + [controller]
    case .popTo(let controller): stack.firstIndex(of: controller).map { Array(stack[...$0]) } ?? stack
    case .set(let stack): stack
    }
  }
}

extension NavigationMachine.Effect: Sendable where Controller: Sendable, State: Sendable {}
extension NavigationMachine.Call: Sendable where Controller: Sendable, State: Sendable {}
