/// A mechanism for grouping changes of layers.
///
/// A transaction determines the duration and the timing function of animations that do not specify their own, such as
/// the implicit animations of free layers. It can disable animations, and can call a handler when the animations of the
/// group have ended. Transactions nest. The layers of views animate only in the blocks of `UIView` and property
/// animators.
///
/// - Note: Core Animation has transactions on every thread; here they belong to the main thread.
public final class CATransaction: NSObject {
  /// Begins a new transaction.
  public class func begin() {
    MainActor.assumeIsolated { TransactionStack.shared.begin() }
  }

  /// Commits the transaction that was begun last.
  public class func commit() {
    MainActor.assumeIsolated { TransactionStack.shared.commit() }
  }

  /// Commits the implicit transaction without waiting for the end of the update cycle.
  public class func flush() {
    MainActor.assumeIsolated { AppRuntime.shared.commit() }
  }

  /// Waits until no other thread has the lock of Core Animation, and acquires it.
  ///
  /// Balance each call with ``unlock()`` on the same thread. A thread can acquire the lock several times.
  public class func lock() { transactionLock.lock() }

  /// Releases the lock of Core Animation.
  public class func unlock() { transactionLock.unlock() }

  private static let transactionLock = NSRecursiveLock()

  /// Returns whether changes in the current transaction take effect without animation.
  public class func disableActions() -> Bool {
    MainActor.assumeIsolated { TransactionStack.shared.disablesActions }
  }

  /// Sets whether changes in the current transaction take effect without animation.
  public class func setDisableActions(_ flag: Bool) {
    MainActor.assumeIsolated { TransactionStack.shared.current.disablesActions = flag }
  }

  /// Returns the animation duration of the current transaction.
  ///
  /// The default is 0.25 seconds.
  public class func animationDuration() -> CFTimeInterval {
    MainActor.assumeIsolated { TransactionStack.shared.current.duration ?? 0.25 }
  }

  /// Sets the animation duration of the current transaction.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    MainActor.assumeIsolated { TransactionStack.shared.current.duration = dur }
  }

  /// Returns the timing function of the current transaction; `nil` if none was set.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    MainActor.assumeIsolated { TransactionStack.shared.current.timingFunction }
  }

  /// Sets the timing function of the current transaction.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    MainActor.assumeIsolated { TransactionStack.shared.current.timingFunction = function }
  }

  /// Returns the pending completion block of the current transaction.
  public class func completionBlock() -> (() -> Void)? {
    // Safe: the closure sets it before the next line runs, and no other code accesses it.
    nonisolated(unsafe) var block: (() -> Void)?
    MainActor.assumeIsolated { block = TransactionStack.shared.current.completionGroup?.block }
    return block
  }

  /// Sets a block that is called when all subsequently added animations of the transaction have ended.
  ///
  /// If no animation is added, the block is called when the transaction is committed or another block replaces it.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    // Safe: the value does not leave the main thread, which `assumeIsolated` checks.
    nonisolated(unsafe) let block = block
    MainActor.assumeIsolated { TransactionStack.shared.setCompletionBlock(block) }
  }
}

extension CATransaction {
  /// The completion blocks that depend on the end of a new animation.
  @MainActor static var openCompletionGroups: [TransactionCompletionGroup] {
    TransactionStack.shared.openCompletionGroups
  }
}
