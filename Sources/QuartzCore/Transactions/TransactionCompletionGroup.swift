/// A completion block of a transaction, with the number of animations that it waits for.
@MainActor
final class TransactionCompletionGroup {
  private(set) var block: (() -> Void)?
  private var count = 0
  private var isSealed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  /// An animation was added.
  func enter() { count += 1 }

  /// An animation is over.
  func leave() {
    count -= 1
    completeIfDue()
  }

  /// No more animations will be added.
  func seal() {
    isSealed = true
    completeIfDue()
  }

  private func completeIfDue() {
    guard isSealed, count == 0 else { return }
    let block = block
    self.block = nil
    block?()
  }
}
