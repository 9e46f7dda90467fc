extension ContainmentMachine {
  /// A request for a list of children.
  ///
  /// The list must be valid: it contains no child twice, and none that belongs to another container. The caller refuses
  /// a request that is not valid before anything is changed.
  struct Request {
    var id: RequestID

    /// The requested children, the lowest first.
    var children: [Child]

    var animated: Bool
    var policy: TransitionPolicy

    /// A Boolean value that indicates whether a gesture controls the animation, if there is one.
    ///
    /// An interactive request does not wait.
    var isInteractive: Bool

    init(
      _ id: RequestID,
      children: [Child],
      animated: Bool,
      policy: TransitionPolicy = .finishThenLatest,
      isInteractive: Bool = false
    ) {
      self.id = id
      self.children = children
      self.animated = animated || isInteractive
      self.policy = policy
      self.isInteractive = isInteractive
    }
  }

  /// A list to show, and the requests for it.
  struct Proposal {
    /// The first request for the list, whose transition is used.
    var id: RequestID?

    /// The newest request for the list.
    var owner: RequestID?

    var children: [Child]
    var animated: Bool
    var isInteractive = false

    /// The requests that have not ended, the oldest first.
    ///
    /// The list is empty if all of them have ended already.
    var waiting: [RequestID]
  }
}

extension ContainmentMachine.Request: Equatable {}
extension ContainmentMachine.Request: Sendable where Child: Sendable {}
extension ContainmentMachine.Proposal: Equatable {}
extension ContainmentMachine.Proposal: Sendable where Child: Sendable {}
