extension ContainmentMachine {
  /// A wish for a list of children.
  ///
  /// The list is taken as valid: nobody in it twice, nobody who belongs to another container. Whoever feeds
  /// the machine refuses a request that is not, and so nothing is ever half done.
  struct Request {
    var id: RequestID

    /// The children wanted, lowest first.
    var children: [Child]

    var animated: Bool
    var policy: TransitionPolicy

    /// Whether a hand is to hold the animation from its first moment on, if there is one to hold. Such a request does
    /// not wait.
    var isInteractive: Bool

    init(
      _ id: RequestID,
      children: [Child],
      animated: Bool,
      policy: TransitionPolicy = .finishCurrentThenNewest,
      isInteractive: Bool = false
    ) {
      self.id = id
      self.children = children
      self.animated = animated || isInteractive
      self.policy = policy
      self.isInteractive = isInteractive
    }
  }

  /// A list that is to be shown, and everybody who waits for it.
  struct Proposal {
    /// The request that named the list first; its motion is the one used.
    var id: RequestID?

    /// The request that named the list last; it speaks for the list.
    var owner: RequestID?

    var children: [Child]
    var animated: Bool
    var isInteractive = false

    /// The requests to be told, oldest first; empty when all of them have been told already.
    var waiting: [RequestID]
  }
}

extension ContainmentMachine.Request: Equatable {}
extension ContainmentMachine.Request: Sendable where Child: Sendable {}
extension ContainmentMachine.Proposal: Equatable {}
extension ContainmentMachine.Proposal: Sendable where Child: Sendable {}
