extension ContainmentMachine {
  /// A transition between its first effect and its last.
  ///
  /// A passage has two ends and may run to either. A request waits at the end that it leads to, and ends with the
  /// passage, as completed if that end was reached. A reversal therefore only changes the heading.
  struct Passage {
    /// An end of a passage: its list, and the requests for it.
    struct Terminus {
      var children: [Child]

      /// The request for which this end was announced last, or `nil` if the start was never requested.
      var announced: RequestID?

      /// The newest request for this list.
      var owner: RequestID?

      var waiting: [RequestID] = []
    }

    /// The number that distinguishes the animation's reports from those of earlier ones.
    let generation: Int

    /// The children that are not shown at the start.
    var entering: [Child]

    /// The children that are not shown at the end.
    var leaving: [Child]

    /// A Boolean value that indicates whether the order of the remaining children differs between the ends.
    let movesStaying: Bool

    var start: Terminus
    var end: Terminus

    /// The end to which the passage runs.
    private(set) var heading = AnimationPosition.end

    /// A Boolean value that indicates whether the passage was reversed at least once.
    private(set) var hasReversed = false

    /// A Boolean value that indicates whether the requests for the heading's list were all withdrawn.
    private(set) var isWithdrawn = false

    /// The end to which an interactive passage runs without its gesture, or `nil` for any other.
    ///
    /// A transition that a gesture has begun returns to its start. One that a gesture has interrupted continues to the
    /// end it had.
    var pausedPosition: AnimationPosition?

    init(
      generation: Int,
      proposal: Proposal,
      change: ListChange<Child>,
      origin: Terminus
    ) {
      self.generation = generation
      entering = change.entering
      leaving = change.leaving
      movesStaying = change.movesStaying
      start = origin
      end = Terminus(
        children: proposal.children,
        announced: proposal.id,
        owner: proposal.owner,
        waiting: proposal.waiting
      )
      pausedPosition = proposal.isInteractive ? .start : nil
    }

    /// The list and the requests of an end.
    subscript(position: AnimationPosition) -> Terminus {
      get {
        switch position {
        case .start: start
        case .end: end
        }
      }
      _modify {
        switch position {
        case .start: yield &start
        case .end: yield &end
        }
      }
    }

    /// Returns the children that are shown at an end and not at the other one.
    func arriving(at position: AnimationPosition) -> [Child] {
      switch position {
      case .start: leaving
      case .end: entering
      }
    }

    /// Returns the children that are not shown at an end.
    func departing(at position: AnimationPosition) -> [Child] {
      arriving(at: position.opposite)
    }

    /// Changes the heading to the other end, for a request or `nil` for a gesture that has ended.
    mutating func reverse(for request: RequestID?) {
      heading = heading.opposite
      hasReversed = true
      pausedPosition = nil
      isWithdrawn = false
      if let request { join(request) }
      self[heading].announced = self[heading].owner
    }

    /// Adds a request for the end to which the passage runs.
    mutating func join(_ request: RequestID) {
      self[heading].owner = request
      self[heading].waiting.append(request)
      isWithdrawn = false
    }

    /// Removes a request that was withdrawn from the end at which it waits.
    ///
    /// - Returns: `false` if it waits at neither end.
    mutating func withdraw(_ request: RequestID) -> Bool {
      guard let position = AnimationPosition.allCases.first(where: { self[$0].waiting.contains(request) }) else {
        return false
      }
      self[position].waiting.removeAll { $0 == request }
      if let newest = self[position].waiting.last {
        self[position].owner = newest
      } else if position == heading {
        isWithdrawn = true
      }
      return true
    }
  }
}

extension ContainmentMachine.Passage: Equatable {}
extension ContainmentMachine.Passage: Sendable where Child: Sendable {}
extension ContainmentMachine.Passage.Terminus: Equatable {}
extension ContainmentMachine.Passage.Terminus: Sendable where Child: Sendable {}
