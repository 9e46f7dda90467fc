/// A completion block of a transaction, with the number of animations that have not ended.
@MainActor
final class TransactionCompletionGroup {
  private(set) var block: (() -> Void)?
  private var count = 0
  private var isSealed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  /// Called when an animation was added.
  func enter() { count += 1 }

  /// Called when an animation has ended.
  func leave() {
    count -= 1
    completeIfDue()
  }

  /// Called when no more animations can be added.
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
