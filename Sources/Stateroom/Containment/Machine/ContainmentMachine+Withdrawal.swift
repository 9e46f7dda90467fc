/// Requests that are withdrawn by the code that made them.
extension ContainmentMachine {
  mutating func withdrawn(_ request: RequestID) {
    if let index = pending.firstIndex(where: { $0.waiting.contains(request) }) {
      complete([request], .cancelled)
      pending[index].remove(request)
      if pending[index].waiting.isEmpty { pending.remove(at: index) }
    } else if let position = AnimationPosition.allCases.first(where: { passage?[$0].waiting.contains(request) == true })
    {
      complete([request], .cancelled)
      passage?[position].remove(request)
      let isDestination = position == passage?.heading && pending.isEmpty
      if isDestination, passage?[position].waiting.isEmpty == true { turnRound(for: nil) }
    }
  }
}

extension ContainmentMachine.Proposal {
  /// Removes a request that was withdrawn. The remaining ones determine the transition and the owner.
  fileprivate mutating func remove(_ request: RequestID) {
    waiting.removeAll { $0 == request }
    guard let oldest = waiting.first, let newest = waiting.last else { return }
    id = oldest
    owner = newest
  }
}

extension ContainmentMachine.Passage.Terminus {
  /// Removes a request that was withdrawn. The remaining ones determine the owner.
  fileprivate mutating func remove(_ request: RequestID) {
    waiting.removeAll { $0 == request }
    if let newest = waiting.last { owner = newest }
  }
}
