/// Requests that are withdrawn by the code that made them.
extension ContainmentMachine {
  mutating func withdrawn(_ request: RequestID) {
    if let index = pending.firstIndex(where: { $0.waiting.contains(request) }) {
      complete([request], .cancelled)
      pending[index].remove(request)
      if pending[index].waiting.isEmpty { pending.remove(at: index) }
      return
    }
    guard var passage else { return }
    for position in AnimationPosition.allCases where passage[position].waiting.contains(request) {
      complete([request], .cancelled)
      passage[position].remove(request)
      self.passage = passage
      let isNeeded = position != passage.heading || !passage[position].waiting.isEmpty || !pending.isEmpty
      if !isNeeded { turnRound(for: nil) }
      return
    }
  }
}

extension ContainmentMachine.Proposal {
  /// Removes a request that was withdrawn. The remaining ones determine the transition and the owner.
  fileprivate mutating func remove(_ request: RequestID) {
    waiting.removeAll { $0 == request }
    guard let oldest = waiting.first, let newest = waiting.last else { return }
    if id == request { id = oldest }
    if owner == request { owner = newest }
  }
}

extension ContainmentMachine.Passage.Terminus {
  /// Removes a request that was withdrawn. The remaining ones determine the owner.
  fileprivate mutating func remove(_ request: RequestID) {
    waiting.removeAll { $0 == request }
    if owner == request, let newest = waiting.last { owner = newest }
  }
}
