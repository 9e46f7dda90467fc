extension RootMachine {
  /// An event that concerns a root.
  enum Event {
    /// A valid interface was requested.
    case request(Request)

    /// A request was withdrawn.
    ///
    /// The event is ignored if the request has ended, or if its interface is being added.
    case withdrawn(RequestID)

    /// Everything that was to be dismissed has been dismissed.
    case cleared(generation: Int)

    /// The container has reported the outcome of the swap.
    case swapped(generation: Int, TransitionOutcome)

    /// The cover has faded, or there was none.
    case dissolved(generation: Int)

    /// The root has left the screen.
    case screenLost

    /// The interface of the root was changed without the machine.
    case replaced(Interface?)

    /// The root is being deallocated.
    case rootIsDeallocated
  }

  /// A request for an interface.
  struct Request {
    var id: RequestID
    var interface: Interface
    var isAnimated: Bool
    var dismissesPresented: Bool
  }
}

extension RootMachine.Event: Sendable where Interface: Sendable {}
extension RootMachine.Request: Sendable where Interface: Sendable {}
