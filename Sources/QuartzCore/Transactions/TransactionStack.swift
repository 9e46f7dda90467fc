/// The open transactions.
///
/// The first one is the implicit transaction of the update cycle.
@MainActor
final class TransactionStack {
  static let shared = TransactionStack()

  struct Transaction {
    var disablesActions = false
    /// The duration that was set; `nil` uses the duration of the animation block, or a quarter of a second.
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var completionGroup: TransactionCompletionGroup?
    /// The values of the app's own keys.
    var values: [String: Any] = [:]
  }

  private var implicit = Transaction()
  private var explicit: [Transaction] = []
  private var isImplicitTransactionOpen = false

  /// The innermost transaction.
  var current: Transaction {
    get { explicit.last ?? implicit }
    set {
      if explicit.isEmpty {
        implicit = newValue
        endImplicitTransactionWithTurn()
      } else {
        explicit[explicit.count - 1] = newValue
      }
    }
  }

  /// A Boolean value that indicates whether changes of properties do not animate.
  ///
  /// Each change reads it, which must not copy the transaction.
  var disablesActions: Bool {
    explicit.isEmpty ? implicit.disablesActions : explicit[explicit.count - 1].disablesActions
  }

  var openCompletionGroups: [TransactionCompletionGroup] {
    if explicit.isEmpty, implicit.completionGroup == nil { return [] }
    return ([implicit] + explicit).compactMap(\.completionGroup)
  }

  /// Opens a transaction, which inherits all settings except the completion block.
  func begin() {
    var transaction = current
    transaction.completionGroup = nil
    explicit.append(transaction)
  }

  func commit() {
    guard let transaction = explicit.popLast() else { return }
    AppRuntime.shared.setNeedsCommit()
    transaction.completionGroup?.seal()
  }

  func setCompletionBlock(_ block: (() -> Void)?) {
    let previous = current.completionGroup
    current.completionGroup = block.map(TransactionCompletionGroup.init)
    previous?.seal()
  }

  /// Discards all transactions without calling their completion handlers.
  func reset() {
    explicit = []
    implicit = Transaction()
    isImplicitTransactionOpen = false
  }

  private func endImplicitTransactionWithTurn() {
    guard !isImplicitTransactionOpen else { return }
    isImplicitTransactionOpen = true
    AppRuntime.shared.performAfterCommit { [self] in
      isImplicitTransactionOpen = false
      let group = implicit.completionGroup
      implicit = Transaction()
      group?.seal()
    }
  }
}
