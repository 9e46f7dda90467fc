/// A mechanism for grouping changes of layers.
///
/// A transaction determines the duration and the timing function of the animations that are added in it and have none of their
/// own, such as the implicit animations of free layers. It can disable animations, and can call a handler when the animations of
/// the group are over. Transactions nest. The layers of views animate in the blocks of `UIView` and property animators only.
///
/// - Note: Core Animation has transactions on every thread; here they are the main thread's.
public final class CATransaction: NSObject {
  /// Begins a group.
  public class func begin() {
    MainActor.assumeIsolated { TransactionStack.shared.begin() }
  }

  /// Ends the group begun last.
  public class func commit() {
    MainActor.assumeIsolated { TransactionStack.shared.commit() }
  }

  /// Commits the changes outside of groups, without waiting for the end of the turn.
  public class func flush() {
    MainActor.assumeIsolated { AppRuntime.shared.commit() }
  }

  /// Returns whether changes in the group take effect without animation.
  public class func disableActions() -> Bool {
    MainActor.assumeIsolated { TransactionStack.shared.current.disablesActions }
  }

  /// Sets whether changes in the group take effect without animation.
  public class func setDisableActions(_ flag: Bool) {
    MainActor.assumeIsolated { TransactionStack.shared.current.disablesActions = flag }
  }

  /// Returns the duration of the group, 0.25 seconds by default.
  public class func animationDuration() -> CFTimeInterval {
    MainActor.assumeIsolated { TransactionStack.shared.current.duration ?? 0.25 }
  }

  /// Sets the duration of the group.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    MainActor.assumeIsolated { TransactionStack.shared.current.duration = dur }
  }

  /// Returns the timing function of the group, if one was set.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    MainActor.assumeIsolated { TransactionStack.shared.current.timingFunction }
  }

  /// Sets the timing function of the group.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    MainActor.assumeIsolated { TransactionStack.shared.current.timingFunction = function }
  }

  /// The block that was set last in the group, while it waits.
  public class func completionBlock() -> (() -> Void)? {
    // Taken from the closure that runs before the next line; no other code accesses it.
    nonisolated(unsafe) var block: (() -> Void)?
    MainActor.assumeIsolated { block = TransactionStack.shared.current.completionGroup?.block }
    return block
  }

  /// Sets a block to run when all animations added to the group from now on are over.
  ///
  /// If none is added, it runs when the group is committed or another block replaces it.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    // Handed straight on: the assumption checks that this is the main thread already.
    nonisolated(unsafe) let block = block
    MainActor.assumeIsolated { TransactionStack.shared.setCompletionBlock(block) }
  }
}

extension CATransaction {
  /// The blocks that a new animation is to be waited for by.
  @MainActor static var openCompletionGroups: [TransactionCompletionGroup] {
    TransactionStack.shared.openCompletionGroups
  }
}
