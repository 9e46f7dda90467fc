@testable import Stateroom

extension ContainmentModel {
  /// Whether the event being dealt with is the host's own.
  var isHostsDoing: Bool {
    switch cause {
    case .hostViewDidLoad, .hostWillAppear, .hostDidAppear, .hostWillDisappear, .hostDidDisappear: true
    case .request, .animationEnded, .interactionBegan, .interactionEnded, .childVanished, .hostGoesAway: false
    }
  }

  /// Takes notice of a request when it is made.
  mutating func register(_ event: ContainmentEvent) {
    guard case .request(let request) = event else { return }
    wishes.append(
      Wish(children: request.children, animated: request.animated, isInteractive: request.isInteractive)
    )
    require(request.id.rawValue == wishes.count, 0, "the test numbers its requests")
  }

  /// Returns whether an event is an interactive request with an animation to control.
  func canBeHeld(_ event: ContainmentEvent) -> Bool {
    guard case .request(let request) = event, request.isInteractive, !isGone, host == .appeared else { return false }
    let rest = motion.map { $0.list(at: $0.hold ?? $0.heading) } ?? children
    return Crowd(wishes[request.id.rawValue - 1].children) != Crowd(rest)
  }

  /// Follows an event, before its effects are performed.
  mutating func follow(_ event: ContainmentEvent) {
    cause = event
    guard !isGone else { return }
    switch event {
    case .request(let request):
      let list = wishes[request.id.rawValue - 1].children
      let isHeld = canBeHeld(event)
      let isQueued = request.policy == .queue && request.animated && !isHeld
      let wasWaiting = isWaiting || motion.map { wanted != $0.goal } == true
      isWaiting = wasWaiting && !isHeld && (list == wanted || isQueued)
      wanted = list
      lost.subtract(list)
    case .animationEnded(let generation, let position):
      guard let motion, motion.generation == generation else { return }
      // Of what is held only the gesture decides.
      let position = motion.hold ?? position
      if position != motion.heading, !motion.hasTurned, isWanted(motion.goal), !isWaiting {
        wanted = position == .end ? motion.destination : motion.origin
      }
      self.motion = nil
      isWaiting = false
    case .interactionBegan:
      break
    case .interactionEnded(let generation, let position):
      guard let motion, motion.generation == generation, motion.hold != nil, !isWaiting, isWanted(motion.goal)
      else { return }
      wanted = motion.list(at: position)
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
      if host != .disappeared, let motion, let position = motion.hold, !isWaiting, isWanted(motion.goal) {
        wanted = motion.list(at: position)
      }
      host = .disappeared
    case .childVanished:
      break
    case .hostGoesAway:
      isGone = true
      host = .disappeared
      motion = nil
    }
  }

  /// Returns whether a list is the wanted one, apart from children that were removed while this model lags behind.
  private func isWanted(_ list: [Int]) -> Bool {
    wanted.filter { !lost.contains($0) } == list.filter { !lost.contains($0) }
  }

  /// Removes a child, as other code would: immediately, without informing the container.
  mutating func takeAway(_ child: Int, wasKnown: Bool) {
    hasVanished = true
    kids[child] = Kid()
    children.removeAll { $0 == child }
    views.removeAll { $0 == child }
    guard wasKnown else {
      lost.insert(child)
      return
    }
    // The lists may be equal without the child, but one of them still waits for the other.
    if let motion, wanted != motion.goal { isWaiting = true }
    wanted.removeAll { $0 == child }
    motion?.origin.removeAll { $0 == child }
    motion?.destination.removeAll { $0 == child }
    motion?.entering.remove(Crowd([child]))
    motion?.leaving.remove(Crowd([child]))
    for index in wishes.indices where wishes[index].children.contains(child) {
      wishes[index].children.removeAll { $0 == child }
      wishes[index].isSpoiled = wishes[index].isSpoiled || wishes[index].outcome == nil
    }
  }
}
