extension ContainmentMachine {
  /// Makes the change to the list proposed, or its first half when it is animated.
  ///
  /// Nothing may be under way. Appearance goes first from those who leave to those who come, and back again
  /// when it is completed, as in UIKit's own `transition(from:to:…)`.
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
          isHeld: proposal.isInteractive
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
      // They have been told of an arrival; it is completed before it is taken back.
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
    // The two ends are alike when all that made the difference has vanished.
    let missed = passage[position.opposite]
    complete(missed.waiting, missed.children == shown ? .completed : .cancelled)
    complete(passage[position].waiting, .completed)
  }

  /// Turns the passage under way round, because `request` asks for the way back, or a hand that was let go.
  mutating func turnRound(for request: RequestID?) {
    guard var passage else { return }
    passage.turn(for: request)
    self.passage = passage
    let arriving = passage.arriving(at: passage.heading)
    let departing = passage.departing(at: passage.heading)

    shown = passage[passage.heading].children
    emit(
      .willTransition(
        passage[passage.heading].announced,
        entering: arriving,
        leaving: departing,
        animated: true
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

  /// Completes the passage under way without waiting for its animation.
  mutating func jumpToEnd() {
    guard let passage else { return }
    emit(.finishAnimation(generation: passage.generation, at: passage.heading))
    settle(passage, at: passage.heading)
  }

  /// Completes the passage whose animation has ended, and goes on with what waits.
  mutating func animationEnded(_ generation: Int, at position: AnimationPosition) {
    guard var passage, passage.generation == generation else { return }
    // Of what is held only the hand decides. An animation that was cut off leads to where it falls without one.
    let position = passage.hold ?? position
    if position != passage.heading, passage.hasTurned {
      // It ended before it could be turned round, and so the last wish is still open. It is served next,
      // unless there is a newer one.
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
