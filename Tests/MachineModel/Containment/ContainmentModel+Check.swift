@testable import Stateroom

extension ContainmentModel {
  /// Compares the model with the requests and with the machine's state after all effects were performed.
  mutating func check(_ subject: some ContainmentSubject) {
    lost = []
    guard !isGone else {
      require(requestRecords.allSatisfy { $0.outcome != nil }, 9, "no request waits for a deallocated container")
      require(subject.contained.isEmpty, 9, "a deallocated container contains no child")
      return
    }
    if subject.target == alternative { wanted = subject.target }
    (isUnsure, alternative) = (false, nil)
    // Which list remains depends on all requests, and this model stores only the newest.
    if isWithdrawal { wanted = subject.target }
    require(subject.target == wanted, 4, "target is the newest list: \(subject.target)")
    require(subject.contained == children, 3, "the children are contained: \(subject.contained)")
    require(views == (isLoaded ? children : []), 3, "the views are in the children's order")
    require(subject.isAtRest == (motion == nil), 3, "who is not at rest is animated")
    require(subject.generation == motion?.generation, 7, "the running animation is the machine's")
    require(
      subject.isInteractive == (motion?.pausedPosition != nil), 7, "isInteractive is correct: \(subject.isInteractive)")
    checkOwner(subject.targetOwner)
    isWaiting = motion != nil && subject.isAnythingWaiting
    if let motion {
      require(isWaiting || wanted == motion.goal, 4, "the newest list is the goal of the transition, or waits")
    }
    checkWishes()
    checkKids()
    for text in subject.checkInvariants() {
      require(false, 0, text)
    }
  }

  /// A Boolean value that indicates whether the current event cancels a request.
  var isWithdrawal: Bool { if case .withdrawn = cause { true } else { false } }

  /// Verifies that the owner of the list requested it.
  private mutating func checkOwner(_ owner: RequestID?) {
    let wanted = wanted
    guard let owner else { return require(wanted.isEmpty || isBlurred, 4, "an owner is missing for \(wanted)") }
    let requestRecord = requestRecords[owner.rawValue - 1]
    require(
      isBlurred || requestRecord.children == wanted, 4, "\(owner) determines the target: \(requestRecord.children)")
    let isNewest = owner.rawValue == requestRecords.count
    let isReverted = requestRecords[owner.rawValue...].allSatisfy { $0.outcome != nil || $0.animated }
    require(isNewest || isReverted, 4, "\(owner) is the newest that counts")
  }

  private mutating func checkWishes() {
    if motion == nil {
      require(children == wanted, 4, "at rest the children are what was asked for")
      require(requestRecords.allSatisfy { $0.outcome != nil }, 4, "at rest no request waits")
      let completed = exchange(&attained, with: children)
      require(
        isBlurred || completed == nil || completed == children, 4,
        "at rest the last completed request is shown: \(completed as Any)")
    }
    if case .withdrawn(let request) = cause {
      let requestRecord = requestRecords[request.rawValue - 1]
      require(requestRecord.outcome != nil, 4, "\(request) is not pending")
    }
    if case .request(let request) = cause, !request.animated {
      require(motion == nil, 4, "a request without animation never waits")
      let outcome = requestRecords[request.id.rawValue - 1].outcome
      require(outcome == .completed || isBlurred, 4, "and is completed at once")
    }
  }

  private mutating func checkKids() {
    for child in childRecords.indices {
      let childRecord = childRecords[child]
      let isArriving = motion?.arriving.has(child) == true
      let isDeparting = motion?.departing.has(child) == true
      if !children.contains(child) {
        let isForgotten = childRecord.containment == .none && childRecord.appearance == .disappeared
        require(isForgotten, 9, "\(child) has no record: \(childRecord)")
        continue
      }
      let isSettled = !isArriving && !isDeparting
      require(isSettled == (childRecord.containment == .settled), 2, "\(child) has received didMove: \(childRecord)")
      switch host {
      case .disappeared:
        require(childRecord.appearance == .disappeared, 5, "\(child) has disappeared: \(childRecord)")
      case .disappearing:
        // A child that enters while the host disappears does not begin to appear.
        let isFit = childRecord.appearance == .disappearing || childRecord.appearance == .disappeared
        require(isFit, 1, "\(child) disappears with the host: \(childRecord)")
      case .appearing:
        require(
          childRecord.appearance == (isDeparting ? .disappearing : .appearing), 1,
          "\(child) appears or disappears: \(childRecord)")
      case .appeared:
        let expected: ChildAppearance =
          isArriving ? .appearing : isDeparting ? .disappearing : .appeared
        require(childRecord.appearance == expected, 1, "\(child) is \(expected): \(childRecord)")
      }
    }
  }
}
