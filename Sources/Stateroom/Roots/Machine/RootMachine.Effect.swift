extension RootMachine {
  /// A step that must be performed.
  ///
  /// A step can run code of the app that makes another request. The effects of that request are appended to the same
  /// queue.
  enum Effect {
    /// The window is covered with a snapshot.
    ///
    /// If `isNew` is `true`, an existing cover is replaced.
    case cover(isNew: Bool)

    /// The keyboard and, if requested, everything that is presented are dismissed.
    ///
    /// The end is reported by ``Event/cleared(generation:)``.
    case clear(generation: Int, dismissesPresented: Bool)

    /// All preparations are complete, and the interface has not changed yet.
    case willSwitch(RequestID, waiting: [RequestID], isAnimated: Bool)

    /// The container removes the old interface and adds the new one.
    ///
    /// The end is reported by ``Event/swapped(generation:_:)``.
    case swap(RequestID, generation: Int, to: Interface, isAnimated: Bool)

    /// A swap that is itself animated jumps to its end.
    case hastenSwap(generation: Int)

    /// The cover fades.
    ///
    /// The end is reported by ``Event/dissolved(generation:)``.
    case dissolve(RequestID, generation: Int)

    /// The cover, if there is one, is removed immediately.
    case uncover

    /// The change is complete, except that its requests have not reported their outcomes yet.
    case didSwitch(RequestID)

    /// The request reports its outcome.
    ///
    /// Each request does so exactly once.
    case complete(RequestID, TransitionOutcome)
  }
}

extension RootMachine.Effect: Equatable {}
extension RootMachine.Effect: Sendable where Interface: Sendable {}
