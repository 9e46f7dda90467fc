extension RootMachine {
  /// What is to be done, one step at a time. Performing one may run user code, which may ask for more; the effects of
  /// that go to the end of the same queue.
  enum Effect {
    /// What is on the screen is covered by its picture; by a new picture if `isNew`, though there is one already.
    case cover(isNew: Bool)

    /// The keyboard is put away and, if asked for, everything presented dismissed. Reported by ``Event/cleared(generation:)``.
    case clear(generation: Int, dismissesPresented: Bool)

    /// Everything is ready, and nothing has been changed yet.
    case willSwitch(RequestID, waiting: [RequestID], isAnimated: Bool)

    /// The container takes the old interface out and the new one in. Reported by ``Event/swapped(generation:_:)``.
    case swap(RequestID, generation: Int, to: Interface, isAnimated: Bool)

    /// A swap that is animated by itself jumps to its end.
    case hastenSwap(generation: Int)

    /// The cover fades. Reported by ``Event/dissolved(generation:)``.
    case dissolve(RequestID, generation: Int)

    /// The cover, if there is one, is taken away at once.
    case uncover

    /// The switch is complete, all but telling those who wait.
    case didSwitch(RequestID)

    /// The request is told what became of it. Each is told exactly once.
    case complete(RequestID, TransitionOutcome)
  }
}

extension RootMachine.Effect: Equatable {}
extension RootMachine.Effect: Sendable where Interface: Sendable {}
