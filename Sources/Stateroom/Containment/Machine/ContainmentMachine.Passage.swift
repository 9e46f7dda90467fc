extension ContainmentMachine {
  /// A transition between its first effect and its last.
  ///
  /// It has two ends and may be headed for either. Requests wait at the end that they asked for, and are told
  /// when the passage is over whether it was reached. So turning round, however often, is a matter of one
  /// word.
  struct Passage {
    /// One end: what is shown there, and who asked for it.
    struct Terminus {
      var children: [Child]

      /// The request for which this end was last announced; nobody has to have asked for the start.
      var announced: RequestID?

      /// The newest request for this list; it speaks for it.
      var owner: RequestID?

      var waiting: [RequestID] = []
    }

    /// The number by which the animation's reports are told from those of earlier ones.
    let generation: Int

    /// The children that are not shown at the start.
    var entering: [Child]

    /// The children that are not shown at the end.
    var leaving: [Child]

    /// Whether children that stay are in another order at the end than at the start.
    let movesStaying: Bool

    var start: Terminus
    var end: Terminus

    /// The end to which it runs.
    private(set) var heading = AnimationPosition.end

    /// Whether it was ever turned round.
    private(set) var hasTurned = false

    /// While a hand holds the animation: the end to which it falls when the hold is broken.
    ///
    /// What a hand has begun falls back to where it began; what it has caught falls to where it was going.
    var hold: AnimationPosition?

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
      hold = proposal.isInteractive ? .start : nil
    }

    /// What is shown at an end, and who waits for it.
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

    /// Those who are shown at `position` and not at the other end.
    func arriving(at position: AnimationPosition) -> [Child] {
      switch position {
      case .start: leaving
      case .end: entering
      }
    }

    /// Those who are not shown at `position`.
    func departing(at position: AnimationPosition) -> [Child] {
      arriving(at: position.opposite)
    }

    /// Runs to the other end from now on, because `request` asks for it, or a hand that was let go.
    mutating func turn(for request: RequestID?) {
      heading = heading.opposite
      hasTurned = true
      hold = nil
      if let request { join(request) }
      self[heading].announced = self[heading].owner
    }

    /// Has one more who waits for the end it runs to.
    mutating func join(_ request: RequestID) {
      self[heading].owner = request
      self[heading].waiting.append(request)
    }
  }
}

extension ContainmentMachine.Passage: Equatable {}
extension ContainmentMachine.Passage: Sendable where Child: Sendable {}
extension ContainmentMachine.Passage.Terminus: Equatable {}
extension ContainmentMachine.Passage.Terminus: Sendable where Child: Sendable {}
