extension ContainmentMachine {
  /// Serves a request, now or after what is under way.
  mutating func requested(_ request: Request) {
    var proposal = Proposal(
      id: request.id,
      owner: request.id,
      children: request.children,
      animated: request.animated,
      isInteractive: request.isInteractive && canBeHeld(request.children),
      waiting: [request.id]
    )
    guard passage != nil else { return begin(proposal) }

    if let waiting = pending {
      pending = nil
      if waiting.children == proposal.children, !proposal.isInteractive {
        proposal.id = waiting.id
        proposal.waiting = waiting.waiting + proposal.waiting
        if request.animated {
          pending = proposal
          return
        }
      } else {
        complete(waiting.waiting, .superseded)
      }
    }

    if proposal.isInteractive || request.children != shown { breakHold() }
    if !request.animated || proposal.isInteractive {
      jumpToEnd()
      begin(proposal)
    } else if request.children == shown {
      passage?.join(request.id)
    } else {
      follow(request.policy, with: proposal)
    }
  }

  /// Deals with a request for something else than the passage under way is headed for.
  private mutating func follow(_ policy: TransitionPolicy, with proposal: Proposal) {
    switch policy {
    case .jumpToEndThenNewest:
      jumpToEnd()
      begin(proposal)
    case .reverseWhenAskedBack where proposal.children == passage.map { $0[$0.heading.opposite].children }:
      turnRound(for: proposal.owner)
    case .reverseWhenAskedBack, .finishCurrentThenNewest:
      pending = proposal
    }
  }

  /// Serves the request that waited for the end of a passage.
  mutating func beginPending() {
    guard let proposal = pending else { return }
    pending = nil
    begin(proposal)
  }
}
