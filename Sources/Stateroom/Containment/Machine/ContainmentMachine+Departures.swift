extension ContainmentMachine {
  /// Forgets a child that somebody else took away.
  ///
  /// It is not ours any more, so nothing is done to it. An animation goes on with those who are left.
  /// Requests that wanted the child cannot come true now and are told at once.
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

  /// Tells everybody who waits that it is over, and forgets everything.
  mutating func hostGoesAway() {
    let waiting = [passage?.start.waiting, passage?.end.waiting] + pending.map(\.waiting)
    complete(waiting.flatMap { $0 ?? [] }.sorted(), .cancelled)
    hasGone = true
    hostPhase = .disappeared
    passage = nil
    pending = []
    shown = []
    contained = []
    ledger = [:]
  }
}
