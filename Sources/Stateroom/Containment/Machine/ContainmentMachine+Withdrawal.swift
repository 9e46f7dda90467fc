/// Requests that are withdrawn by the code that made them.
extension ContainmentMachine {
  mutating func withdrawn(_ request: RequestID) {
    if let index = pending.firstIndex(where: { $0.waiting.contains(request) }) {
      pending[index].remove(request)
      if pending[index].waiting.isEmpty { pending.remove(at: index) }
    } else if passage?.withdraw(request) != true {
      return
    }
    complete([request], .cancelled)
    guard let passage, passage.isWithdrawn, pending.isEmpty else { return }
    if passage.heading == .end || !passage.end.waiting.isEmpty { reverse(for: nil) }
  }
}

extension ContainmentMachine.Proposal {
  /// Removes a request that was withdrawn.
  ///
  /// The remaining ones determine the transition and the owner.
  fileprivate mutating func remove(_ request: RequestID) {
    waiting.removeAll { $0 == request }
    guard let oldest = waiting.first, let newest = waiting.last else { return }
    id = oldest
    owner = newest
  }
}
