extension NavigationMachine {
  /// A request for a change of the stack.
  struct Request: Hashable {
    /// The requests that end with this one.
    ///
    /// The list is empty if a call of a UIKit method made the request.
    var ids: [RequestID]
    var operation: Operation
    var isAnimated: Bool
    /// A Boolean value that indicates whether the earlier requests lead to the requested stack already.
    var joins = false
  }

  /// A change that applies to any stack.
  enum Operation: Hashable {
    /// Pushes an entry.
    case push(Entry)
    /// Pops everything above a controller.
    case popTo(Controller)
    /// Pops everything above a controller, and replaces the controller.
    case popReplacing(Controller, with: Entry)
    /// Replaces a controller and everything above it by an entry, which moves in like a push.
    case replace(Controller, with: Entry)
    /// Replaces the stack.
    case set([Entry])
  }
}

extension NavigationMachine.Operation {
  /// Returns the stack after the change, or `nil` if the change is not possible.
  func applied(to stack: [NavigationMachine.Entry]) -> [NavigationMachine.Entry]? {
    switch self {
    case .push(let entry):
      return stack.contains { $0.controller == entry.controller } ? nil : stack + [entry]
    case .popTo(let controller):
      return stack.firstIndex { $0.controller == controller }.map { Array(stack[...$0]) }
    case .popReplacing(let controller, let entry), .replace(let controller, let entry):
      guard let index = stack.firstIndex(where: { $0.controller == controller }) else { return nil }
      let below = stack[..<index]
      return below.contains { $0.controller == entry.controller } ? nil : below + [entry]
    case .set(let entries): return entries
    }
  }

  /// A Boolean value that indicates whether the transition is a pop even if the top is new.
  var isBackward: Bool {
    if case .popReplacing = self { true } else { false }
  }

  /// The entries that the change may add.
  var newcomers: [NavigationMachine.Entry] {
    switch self {
    case .push(let entry), .popReplacing(_, let entry), .replace(_, let entry): [entry]
    case .popTo: []
    case .set(let entries): entries
    }
  }
}

extension NavigationMachine.Request: Sendable where Controller: Sendable, State: Sendable {}
extension NavigationMachine.Operation: Sendable where Controller: Sendable, State: Sendable {}
