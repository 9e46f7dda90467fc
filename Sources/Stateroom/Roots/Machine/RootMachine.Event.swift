extension RootMachine {
  /// What can happen to a root.
  enum Event {
    /// Somebody asks for an interface. It was found to be one that can be shown.
    case request(Request)

    /// Nothing that was to be dismissed is presented any more.
    case cleared(generation: Int)

    /// The container has told what became of the swap.
    case swapped(generation: Int, TransitionOutcome)

    /// The cover has faded, or there was none.
    case dissolved(generation: Int)

    /// The root has left the screen.
    case screenLost

    /// Somebody has changed what the root shows behind the machine's back.
    case replaced(Interface?)

    /// The root is being freed.
    case goesAway
  }

  /// A wish for an interface.
  struct Request {
    var id: RequestID
    var interface: Interface
    var isAnimated: Bool
    var dismissesPresented: Bool
  }
}

extension RootMachine.Event: Sendable where Interface: Sendable {}
extension RootMachine.Request: Sendable where Interface: Sendable {}
