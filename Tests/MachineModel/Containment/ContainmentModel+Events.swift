@testable import Stateroom

extension ContainmentModel {
  /// A Boolean value that indicates whether the current event is one of the host.
  var isHostsDoing: Bool {
    switch cause {
    case .hostViewDidLoad, .hostWillAppear, .hostDidAppear, .hostWillDisappear, .hostDidDisappear: true
    case .request, .withdrawn, .animationEnded, .interactionBegan, .interactionEnded, .childVanished,
      .hostIsDeallocated:
      false
    }
  }

  /// Records a request when it is made.
  mutating func register(_ event: ContainmentEvent) {
    guard case .request(let request) = event else { return }
    requestRecords.append(
      RequestRecord(children: request.children, animated: request.animated, isInteractive: request.isInteractive)
    )
    require(request.id.rawValue == requestRecords.count, 0, "the test numbers its requests")
  }

  /// Returns whether an event is an interactive request with an animation to control.
  func canBeInteractive(_ event: ContainmentEvent) -> Bool {
    guard case .request(let request) = event, request.isInteractive, !isGone, host == .appeared else { return false }
    let rest = motion.map { $0.list(at: $0.pausedPosition ?? $0.heading) } ?? children
    return Crowd(requestRecords[request.id.rawValue - 1].children) != Crowd(rest)
  }

  /// Updates the model for an event, before its effects are performed.
  mutating func follow(_ event: ContainmentEvent) {
    cause = event
    guard !isGone else { return }
    switch event {
    case .request(let request):
      let list = requestRecords[request.id.rawValue - 1].children
      let isInteractive = canBeInteractive(event)
      let isQueued = request.policy == .queue && request.animated && !isInteractive
      let wasWaiting = isWaiting || motion.map { wanted != $0.goal } == true
      isWaiting = wasWaiting && !isInteractive && (list == wanted || isQueued)
      wanted = list
      alternative = nil
      lost.subtract(list)
      if request.isInteractive { attained = nil }
    case .animationEnded(let generation, let position):
      guard let motion, motion.generation == generation else { return }
      // Only the gesture determines the position of a paused transition.
      let position = motion.pausedPosition ?? position
      if position != motion.heading { attained = nil }
      if position != motion.heading, !motion.hasReversed { settle(motion, at: position) }
      self.motion = nil
      isWaiting = false
    case .withdrawn:
      break
    case .interactionBegan:
      attained = nil
    case .interactionEnded(let generation, let position):
      guard let motion, motion.generation == generation, motion.pausedPosition != nil else { return }
      settle(motion, at: position)
    case .hostViewDidLoad:
      isLoaded = true
    case .hostWillAppear(let animated):
      switch host {
      case .disappeared, .disappearing: (host, isLoaded) = (.appearing(animated: animated), true)
      case .appearing, .appeared: break
      }
    case .hostDidAppear:
      switch host {
      case .disappeared, .appearing: (host, isLoaded) = (.appeared, true)
      case .appeared, .disappearing: break
      }
    case .hostWillDisappear(let animated):
      switch host {
      case .appearing, .appeared: host = .disappearing(animated: animated)
      case .disappeared, .disappearing: break
      }
    case .hostDidDisappear:
      if host != .disappeared, let motion, let position = motion.pausedPosition { settle(motion, at: position) }
      host = .disappeared
    case .childVanished:
      break
    case .hostIsDeallocated:
      isGone = true
      host = .disappeared
      motion = nil
    }
  }

  /// Makes the list at a position of a motion the wanted one, unless another list is pending.
  private mutating func settle(_ motion: Motion, at position: AnimationPosition) {
    let list = motion.list(at: position)
    guard list != wanted else { return }
    let isSettled = !isWaiting && isWanted(motion.goal)
    alternative = isUnsure ? (isSettled ? wanted : list) : nil
    if isSettled { wanted = list }
  }

  /// Returns whether a list is the wanted one, except for children that were removed before their effects were
  /// performed.
  private func isWanted(_ list: [Int]) -> Bool {
    wanted.filter { !lost.contains($0) } == list.filter { !lost.contains($0) }
  }

  /// Removes a child as other code would: immediately, without notifying the container.
  mutating func takeAway(_ child: Int, wasKnown: Bool) {
    hasVanished = true
    attained = nil
    childRecords[child] = ChildRecord()
    children.removeAll { $0 == child }
    views.removeAll { $0 == child }
    guard wasKnown else {
      lost.insert(child)
      return
    }
    wanted.removeAll { $0 == child }
    alternative?.removeAll { $0 == child }
    motion?.origin.removeAll { $0 == child }
    motion?.destination.removeAll { $0 == child }
    motion?.entering.remove(Crowd([child]))
    motion?.leaving.remove(Crowd([child]))
    for index in requestRecords.indices where requestRecords[index].children.contains(child) {
      requestRecords[index].children.removeAll { $0 == child }
      requestRecords[index].isSpoiled = requestRecords[index].isSpoiled || requestRecords[index].outcome == nil
    }
  }
}
