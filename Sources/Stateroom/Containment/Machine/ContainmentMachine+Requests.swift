extension ContainmentMachine {
  /// Performs a request, now or after the running transition.
  mutating func requested(_ request: Request) {
    var proposal = Proposal(
      id: request.id,
      owner: request.id,
      children: request.children,
      animated: request.animated,
      isInteractive: request.isInteractive && canBeInteractive(request.children),
      waiting: [request.id]
    )
    guard passage != nil else { return begin(proposal) }

    if let newest = pending.last, newest.children == proposal.children, !proposal.isInteractive {
      pending.removeLast()
      proposal.id = newest.id
      proposal.waiting = newest.waiting + proposal.waiting
      if request.animated {
        pending.append(proposal)
        return
      }
    }
    if request.policy != .queue || !request.animated || proposal.isInteractive {
      for waiting in pending { complete(waiting.waiting, .superseded) }
      pending = []
    } else if !pending.isEmpty {
      pending.append(proposal)
      return
    }

    if proposal.isInteractive || request.children != shown { breakHold() }
    if !request.animated || proposal.isInteractive {
      jumpToEnd()
      begin(proposal)
    } else if request.children == shown {
      passage?.join(request.id)
      endHold()
    } else {
      follow(request.policy, with: proposal)
    }
  }

  /// Handles a request for another list than the one to which the running passage leads.
  private mutating func follow(_ policy: TransitionPolicy, with proposal: Proposal) {
    switch policy {
    case .interrupt:
      jumpToEnd()
      begin(proposal)
    case .reverse where proposal.children == departure?.children:
      reverse(for: proposal.owner)
    case .reverse, .finishThenLatest, .queue, .ignoreNew:
      pending.append(proposal)
    }
  }

  /// Performs pending requests until one of them begins another passage.
  mutating func beginPending() {
    while passage == nil, !pending.isEmpty {
      begin(pending.removeFirst())
    }
  }
}
