@testable import Stateroom

extension ContainmentModel {
  /// Performs an effect, and records a problem if it is not legal.
  mutating func perform(_ effect: ContainmentEffect) {
    if isGone {
      guard case .complete(let request, let outcome) = effect else {
        return require(false, 9, "nothing happens to a container that went away: \(effect)")
      }
      require(outcome == .cancelled, 9, "\(request) is cancelled when the container goes away")
      return complete(request, outcome)
    }
    switch effect {
    case .willTransition(let request, let entering, let leaving, let animated, let isReversal):
      require(isReversal == (motion != nil), 7, "what is announced as a reversal is running: \(effect)")
      willTransition(request, Crowd(entering), Crowd(leaving), animated)
    case .didTransition(let request):
      didTransition(request)
    case .addChild(let child):
      require(childRecords[child].containment == .none, 2, "\(child) is added once")
      require(announcement?.entering.has(child) == true, 6, "\(child) was announced to enter")
      childRecords[child].containment = .joining
      children.append(child)
    case .didMoveToParent(let child):
      let containment = childRecords[child].containment
      require(containment == .joining || containment == .leaving, 2, "didMove(\(child)) answers a willMove")
      affects(child)
      childRecords[child].containment = .settled
    case .willMoveToNil(let child):
      require(childRecords[child].containment == .settled, 2, "\(child) leaves once, after it has arrived")
      affects(child)
      childRecords[child].containment = .leaving
    case .removeFromParent(let child):
      remove(child)
    case .beginAppearance(let child, let appearing, let animated):
      beginAppearance(child, appearing, animated)
    case .endAppearance(let child):
      endAppearance(child)
    case .insertView(let child, let anchor):
      insertView(child, above: anchor)
    case .removeView(let child):
      require(views.contains(child), 3, "\(child)'s view was inserted")
      affects(child)
      views.removeAll { $0 == child }
    case .reorder(let order, let movesViews):
      reorder(order, movesViews: movesViews)
    case .startAnimation(let animation):
      start(animation)
    case .reverseAnimation(let generation):
      require(motion?.generation == generation, 7, "what is reversed is running: \(generation)")
      motion?.turn()
    case .pauseAnimation(let generation):
      require(motion?.generation == generation, 7, "a paused transition is running: \(generation)")
      require(motion?.pausedPosition == nil, 7, "one gesture at a time: \(generation)")
      if let heading = motion?.heading { motion?.pausedPosition = heading }
    case .resumeAnimation(let generation):
      require(motion?.generation == generation, 7, "what is let go is running: \(generation)")
      require(motion?.pausedPosition != nil, 7, "a released transition was paused: \(generation)")
      motion?.pausedPosition = nil
    case .finishAnimation(let generation, let position):
      require(motion?.generation == generation, 7, "what is finished is running: \(generation)")
      require(motion?.heading == position, 7, "\(generation) is finished where it is headed for")
      motion = nil
    case .complete(let request, let outcome):
      complete(request, outcome)
    }
  }

  /// Requires that a child was announced to be added or removed. Other children are not affected, except by the host.
  private mutating func affects(_ child: Int) {
    require(announcement?.affected.has(child) == true, 6, "\(child) was announced to come or go")
  }

  private mutating func willTransition(
    _ request: RequestID?,
    _ entering: Crowd,
    _ leaving: Crowd,
    _ animated: Bool
  ) {
    let requestRecord = request.map { requestRecords[$0.rawValue - 1] }
    // The end of a gesture has no request, and announces the request whose list is shown again. The same applies to the
    // reversal of an animation that ended before it could be reversed.
    let isLate =
      if case .animationEnded = cause { requestRecord.map { $0.outcome != nil && $0.children == wanted } ?? true } else
      { false }
    let isReverted = motion?.pausedPosition != nil || isLate || isWithdrawal
    require(
      isReverted || isBlurred || requestRecord.map { $0.outcome == nil || $0.isSpoiled } == true,
      4,
      "\(String(describing: request)) is announced before it is complete"
    )
    if let motion {
      require(
        isBlurred || (entering == motion.departing && leaving == motion.arriving && animated),
        7,
        "a reversal exchanges the parts"
      )
    } else if !isBlurred, let requestRecord {
      let (before, after) = (Crowd(children), Crowd(requestRecord.children))
      let moves = before != after
      let asked: Bool =
        if case .request(let cause) = cause { requestRecord.animated && cause.animated } else {
          requestRecord.animated || isLate
        }
      require(entering == after.subtracting(before), 6, "\(requestRecord): the entering children")
      require(leaving == before.subtracting(after), 6, "\(requestRecord): the leaving children")
      require(animated == (asked && host == .appeared && moves), 1, "\(requestRecord): animated is true")
    }
    announcement = Announcement(
      request: request,
      entering: entering,
      leaving: leaving,
      animated: animated,
      origin: children
    )
  }

  private mutating func didTransition(_ request: RequestID) {
    // An animation that ends before its reversal has been announced a second time.
    if case .animationEnded = cause {
    } else {
      require(announcement?.request == request, 4, "\(request) was announced last")
    }
    require(motion == nil, 4, "\(request): nothing moves any more")
    requireShown(request)
    announcement = nil
  }

  private mutating func requireShown(_ request: RequestID) {
    require(
      isBlurred || children == requestRecords[request.rawValue - 1].children,
      4,
      "\(request) is what is shown"
    )
  }

  private mutating func remove(_ child: Int) {
    require(childRecords[child].containment == .leaving, 2, "\(child) received willMove(toParent: nil)")
    require(childRecords[child].appearance == .disappeared, 1, "\(child) has disappeared before it is removed")
    require(!views.contains(child), 3, "\(child)'s view is removed before it is")
    affects(child)
    childRecords[child] = ChildRecord()
    children.removeAll { $0 == child }
  }

  private mutating func beginAppearance(_ child: Int, _ appearing: Bool, _ animated: Bool) {
    let childRecord = childRecords[child]
    require(childRecord.containment != .none, 1, "\(child) is contained")
    if appearing {
      let isAway = childRecord.appearance == .disappeared || childRecord.appearance == .disappearing
      require(isAway, 1, "\(child) begins to appear")
      require(host != .disappeared, 5, "\(child) appears while the host is off screen")
    } else {
      require(
        childRecord.appearance == .appeared || childRecord.appearance == .appearing, 1, "\(child) begins to disappear")
      require(host != .disappeared || cause == .hostDidDisappear, 5, "\(child) receives a callback off the screen")
    }
    let expected: Bool
    switch cause {
    case .hostWillAppear(let flag), .hostWillDisappear(let flag):
      expected = flag
    case .hostViewDidLoad, .hostDidAppear, .hostDidDisappear, .childVanished, .hostIsDeallocated:
      expected = false
    case .request, .withdrawn, .animationEnded, .interactionBegan, .interactionEnded:
      affects(child)
      expected = announcement?.animated == true || (appearing && host == .appearing(animated: true))
    }
    require(animated == expected, 1, "\(child): animated is \(expected)")
    childRecords[child].appearance = appearing ? .appearing : .disappearing
  }

  private mutating func endAppearance(_ child: Int) {
    if !isHostsDoing { affects(child) }
    require(host != .disappeared || cause == .hostDidDisappear, 5, "\(child) receives a callback off the screen")
    switch childRecords[child].appearance {
    case .appearing:
      require(host == .appeared, 5, "\(child) appears before the host")
      require(views.contains(child), 1, "\(child) appears without its view")
      childRecords[child].appearance = .appeared
    case .disappearing:
      childRecords[child].appearance = .disappeared
    case .appeared, .disappeared:
      require(false, 1, "\(child): an end without a begin")
    }
  }

  private mutating func insertView(_ child: Int, above anchor: Int?) {
    require(isLoaded, 6, "\(child)'s view is not asked for before the host's is loaded")
    require(childRecords[child].containment != .none, 2, "\(child) is contained before its view comes")
    require(!views.contains(child), 3, "\(child)'s view is inserted once")
    guard let anchor else { return views.insert(child, at: 0) }
    let index = views.firstIndex(of: anchor)
    require(hasVanished || index != nil, 3, "\(anchor)'s view is there to be above of")
    views.insert(child, at: index.map { $0 + 1 } ?? views.count)
  }

  private mutating func reorder(_ order: [Int], movesViews: Bool) {
    require(order.sorted() == children.sorted(), 3, "\(order) names every child")
    require(hasVanished || order != children, 3, "a list that is in order is not reordered: \(order)")
    let entering = announcement?.entering ?? []
    let movesStaying = children.filter { !entering.has($0) } != order.filter { !entering.has($0) }
    require(
      hasVanished || movesStaying || !isLoaded || views == order,
      3,
      "views are inserted where they belong, and not moved there later: \(order)"
    )
    require(movesViews || !isLoaded || views == order, 3, "views that are out of order are to be moved: \(order)")
    children = order
    if isLoaded, movesViews { views = order }
  }

  private mutating func start(_ animation: ContainmentMachine<Int>.Animation) {
    let (entering, leaving) = (Crowd(animation.entering), Crowd(animation.leaving))
    require(motion == nil, 7, "one animation at a time")
    require(animation.generation > lastGeneration, 7, "generations grow: \(animation.generation)")
    require(host == .appeared, 5, "nothing is animated off the screen")
    require(announcement?.animated == true, 1, "an animation is announced")
    require(
      isBlurred || (announcement?.entering == entering && announcement?.leaving == leaving),
      6,
      "who was announced is animated"
    )
    require(views == children, 3, "views are in place when the motion begins")
    lastGeneration = animation.generation
    motion = Motion(
      generation: animation.generation,
      entering: entering,
      leaving: leaving,
      // Remaining children may have been moved already, so the origin cannot be determined from the children any more.
      origin: announcement?.origin.filter { !entering.has($0) && children.contains($0) } ?? [],
      destination: isBlurred
        ? children.filter { !leaving.has($0) }
        : animation.request.map { requestRecords[$0.rawValue - 1].children } ?? wanted,
      pausedPosition: animation.isInteractive ? .start : nil
    )
  }

  private mutating func complete(_ request: RequestID, _ outcome: RequestOutcome) {
    let requestRecord = requestRecords[request.rawValue - 1]
    require(
      requestRecord.outcome == nil, 4, "\(request) has already completed: \(requestRecord.outcome as Any), \(outcome)")
    requestRecords[request.rawValue - 1].outcome = outcome
    switch outcome {
    case .completed:
      require(motion == nil, 4, "\(request): nothing moves any more")
      require(!requestRecord.isSpoiled || isBlurred, 4, "\(request) did not take effect")
      requireShown(request)
      if attained != nil { attained = requestRecord.children }
    case .superseded:
      require(
        requestRecord.isSpoiled || isBlurred || request.rawValue < requestRecords.count, 4, "\(request) is the newest")
    case .cancelled:
      require(isGone || isBlurred || motion != nil || children != requestRecord.children, 4, "\(request) took effect")
    }
  }
}
