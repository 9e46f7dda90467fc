/// A part of a transaction that ends later than its animations, such as a requested transition.
///
/// The completion blocks of the transactions that were open when the object was created are not called while it exists.
@MainActor
package final class TransactionHold {
  private let groups: [TransactionCompletionGroup]

  /// Returns a hold of the open transactions, if one of them has a completion block.
  package static func ofOpenTransactions() -> TransactionHold? {
    let groups = CATransaction.openCompletionGroups
    return groups.isEmpty ? nil : TransactionHold(groups)
  }

  private init(_ groups: [TransactionCompletionGroup]) {
    self.groups = groups
    for group in groups { group.enter() }
  }

  isolated deinit {
    // The blocks are code of the app, which must not run during a deallocation.
    let groups = groups
    AppRuntime.shared.performAfterCommit {
      for group in groups { group.leave() }
    }
  }
}
