extension ContainmentMachine {
  /// Performs a proposed change, or its first half if it is animated.
  ///
  /// No passage may be running. At the beginning, the callbacks of leaving children precede those of entering ones, and
  /// at the end they follow them, as in UIKit's own `transition(from:to:…)`.
  mutating func begin(_ proposal: Proposal) {
    guard proposal.children != shown else {
      settledOwner = proposal.owner ?? settledOwner
      return complete(proposal.waiting, .completed)
    }

    let change = ListChange(from: shown, to: proposal.children)
    let changesMembers = !(change.entering.isEmpty && change.leaving.isEmpty)
    let animates = proposal.animated && hostPhase == .appeared && changesMembers
    lastGeneration += 1
    let passage = Passage(
      generation: lastGeneration,
      proposal: proposal,
      change: change,
      origin: .init(children: shown, owner: settledOwner)
    )

    emit(
      .willTransition(
        proposal.id,
        entering: change.entering,
        leaving: change.leaving,
        animated: animates
      )
    )
    shown = proposal.children
    contained = change.union
    for child in change.entering {
      ledger[child] = ChildRecord()
      emit(.addChild(child))
    }
    for child in change.leaving {
      ledger[child]?.containment = .leaving
      ledger[child]?.role = .leaving
      emit(.willMoveToNil(child))
    }
    reconcile(change.leaving, animated: animates)
    reconcile(change.entering, animated: animates)
    if isHostViewLoaded {
      for (child, anchor) in zip(change.entering, change.anchors) {
        insertView(child, above: anchor)
      }
    }
    if change.needsReordering {
      emit(.reorder(contained, movesViews: change.movesStaying))
    }

    guard animates else { return settle(passage, at: .end) }
    self.passage = passage
    emit(
      .startAnimation(
        Animation(
          generation: passage.generation,
          request: proposal.id,
          entering: change.entering,
          leaving: change.leaving,
          isInteractive: proposal.isInteractive
        )
      )
    )
  }

  /// Completes a passage at one of its ends.
  mutating func settle(_ passage: Passage, at position: AnimationPosition) {
    let arriving = passage.arriving(at: position)
    let departing = passage.departing(at: position)
    self.passage = nil
    shown = passage[position].children
    settledOwner = passage[position].owner
    contained = shown

    if position == .start {
      // These children have received a `willMove(toParent:)`, which must be completed before their removal begins.
      for child in departing {
        emit(.didMoveToParent(child))
        emit(.willMoveToNil(child))
      }
    }
    for child in departing where ledger[child]?.isViewInserted == true {
      emit(.removeView(child))
    }
    assign(.member, to: arriving)
    assign(.gone, to: departing)
    // Begins are left only where an animation has ended at the other end than it was headed for.
    reconcile(arriving, animated: true)
    reconcile(departing, animated: true)
    for child in arriving {
      ledger[child]?.containment = .settled
      emit(.didMoveToParent(child))
    }
    for child in departing {
      ledger[child] = nil
      emit(.removeFromParent(child))
    }
    if position == .start && passage.movesStaying {
      emit(.reorder(shown, movesViews: true))
    }

    if let request = passage[position].announced {
      emit(.didTransition(request))
    }
    // The two ends are equal if all children in which they differ have vanished.
    let missed = passage[position.opposite]
    complete(missed.waiting, missed.children == shown ? .completed : .cancelled)
    complete(passage[position].waiting, .completed)
  }

  /// Reverses the running passage for a request, or `nil` for a gesture that has ended.
  mutating func reverse(for request: RequestID?) {
    guard var passage else { return }
    passage.reverse(for: request)
    self.passage = passage
    let arriving = passage.arriving(at: passage.heading)
    let departing = passage.departing(at: passage.heading)

    shown = passage[passage.heading].children
    emit(
      .willTransition(
        passage[passage.heading].announced,
        entering: arriving,
        leaving: departing,
        animated: true,
        isReversal: true
      )
    )
    assign(.entering, to: arriving)
    assign(.leaving, to: departing)
    if hostPhase != .disappeared {
      reconcile(departing, animated: true)
      reconcile(arriving, animated: true)
    }
    emit(.reverseAnimation(generation: passage.generation))
  }

  /// Completes the running passage without waiting for its animation.
  mutating func jumpToEnd() {
    guard let passage else { return }
    emit(.finishAnimation(generation: passage.generation, at: passage.heading))
    settle(passage, at: passage.heading)
  }

  /// Completes the passage whose animation has ended, and performs pending requests.
  mutating func animationEnded(_ generation: Int, at position: AnimationPosition) {
    guard var passage, passage.generation == generation else { return }
    // Only the gesture decides the end of an interactive animation. An animation that was cut off ends where it would
    // without the gesture.
    let position = passage.pausedPosition ?? position
    if position != passage.heading, passage.hasReversed {
      // The animation ended before it could be reversed, so that the newest request is not completed. It is performed
      // next, unless there is a newer one.
      let missed = passage[passage.heading]
      passage[passage.heading].waiting = []
      if pending.isEmpty {
        pending = [
          Proposal(
            id: missed.owner,
            owner: missed.owner,
            children: missed.children,
            animated: true,
            waiting: missed.waiting
          )
        ]
      } else {
        complete(missed.waiting, .superseded)
      }
    }
    settle(passage, at: position)
    beginPending()
  }

  private mutating func assign(_ role: ChildRole, to children: [Child]) {
    for child in children {
      ledger[child]?.role = role
    }
  }

  mutating func insertView(_ child: Child, above anchor: Child?) {
    ledger[child]?.isViewInserted = true
    emit(.insertView(child, above: anchor))
  }
}
