extension ContainmentMachine {
  /// Serves a request, now or after what is under way.
  mutating func requested(_ request: Request) {
    var proposal = Proposal(
      id: request.id,
      children: request.children,
      animated: request.animated,
      waiting: [request.id]
    )
    guard let passage else { return begin(proposal) }

    if let waiting = pending {
      pending = nil
      if waiting.children == proposal.children {
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

    if !request.animated {
      jumpToEnd()
      begin(proposal)
    } else if request.children == shown {
      self.passage?[passage.heading].waiting.append(request.id)
    } else {
      follow(request.policy, with: proposal, during: passage)
    }
  }

  /// Deals with a request for something else than the passage under way is headed for.
  private mutating func follow(
    _ policy: TransitionPolicy,
    with proposal: Proposal,
    during passage: Passage
  ) {
    switch policy {
    case .jumpToEndThenNewest:
      jumpToEnd()
      begin(proposal)
    case .reverseWhenAskedBack where proposal.children == passage[passage.heading.opposite].children:
      turnRound(for: proposal.id)
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
