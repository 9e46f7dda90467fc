extension ContainmentMachine {
  /// Removes a child that other code has removed from the container.
  ///
  /// No calls are made for the child. A running animation continues with the remaining children. Requests for the child
  /// can no longer be completed and end immediately.
  mutating func childVanished(_ child: Child) {
    guard ledger.removeValue(forKey: child) != nil else { return }
    shown.removeAll { $0 == child }
    contained.removeAll { $0 == child }
    if var passage {
      self.passage = nil  // So that its lists are edited in place.
      for position in AnimationPosition.allCases where passage[position].children.contains(child) {
        passage[position].children.removeAll { $0 == child }
        complete(passage[position].waiting, .superseded)
        passage[position].waiting = []
      }
      passage.entering.removeAll { $0 == child }
      passage.leaving.removeAll { $0 == child }
      self.passage = passage
    }
    for index in pending.indices where pending[index].children.contains(child) {
      pending[index].children.removeAll { $0 == child }
      complete(pending[index].waiting, .superseded)
      pending[index].waiting = []
    }
  }

  /// Ends all requests as cancelled and removes everything.
  mutating func hostIsDeallocated() {
    let waiting = [passage?.start.waiting, passage?.end.waiting] + pending.map(\.waiting)
    complete(waiting.flatMap { $0 ?? [] }.sorted(), .cancelled)
    isHostDeallocated = true
    hostPhase = .disappeared
    passage = nil
    pending = []
    shown = []
    contained = []
    ledger = [:]
  }
}
