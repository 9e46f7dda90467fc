extension NavigationMachine {
  /// What somebody wants of the stack.
  struct Request: Hashable {
    /// Those who are told what became of it; nobody if it was made by a call of UIKit's.
    var ids: [RequestID]
    var wish: Wish
    var isAnimated: Bool
    /// It asked for what was on its way already, by the requests before it.
    var joins = false
  }

  /// A change of any stack, not of a particular one.
  enum Wish: Hashable {
    /// One more on top.
    case push(Entry)
    /// What is above this one goes.
    case popTo(Controller)
    /// What is above this one goes, and another takes its place.
    case popReplacing(Controller, with: Entry)
    /// This and nothing else.
    case set([Entry])
  }
}

extension NavigationMachine.Wish {
  /// The stack with the wish carried out; nil if that is not possible with this one.
  func applied(to stack: [NavigationMachine.Entry]) -> [NavigationMachine.Entry]? {
    switch self {
    case .push(let entry):
      return stack.contains { $0.controller == entry.controller } ? nil : stack + [entry]
    case .popTo(let controller):
      return stack.firstIndex { $0.controller == controller }.map { Array(stack[...$0]) }
    case .popReplacing(let controller, let entry):
      guard let index = stack.firstIndex(where: { $0.controller == controller }) else { return nil }
      let below = stack[..<index]
      return below.contains { $0.controller == entry.controller } ? nil : below + [entry]
    case .set(let entries): return entries
    }
  }

  /// Whether the user is to see a way back even if it leads to somebody new.
  var leadsBack: Bool {
    if case .popReplacing = self { true } else { false }
  }

  /// Those who may come onto the stack by it.
  var newcomers: [NavigationMachine.Entry] {
    switch self {
    case .push(let entry), .popReplacing(_, let entry): [entry]
    case .popTo: []
    case .set(let entries): entries
    }
  }
}

extension NavigationMachine.Request: Sendable where Controller: Sendable, State: Sendable {}
extension NavigationMachine.Wish: Sendable where Controller: Sendable, State: Sendable {}
