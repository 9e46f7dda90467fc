/// The key of the Boolean value that disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the animation duration, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// Returns the value of a setting or of an app's own key in the current transaction; `nil` if there is none.
  ///
  /// A nested transaction inherits all values except the completion block.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionDisableActions: return NSNumber(value: disableActions())
    case kCATransactionAnimationDuration: return NSNumber(value: animationDuration())
    case kCATransactionAnimationTimingFunction: return animationTimingFunction()
    case kCATransactionCompletionBlock: return completionBlock()
    default:
      // Safe: the closure sets it before the next line runs, and no other code accesses it.
      nonisolated(unsafe) var value: Any?
      MainActor.assumeIsolated { value = TransactionStack.shared.current.values[key] }
      return value
    }
  }

  /// Sets the value of a setting or of an app's own key in the current transaction.
  ///
  /// The keys of the settings are ``kCATransactionDisableActions``, ``kCATransactionAnimationDuration``,
  /// ``kCATransactionAnimationTimingFunction``, and ``kCATransactionCompletionBlock``, whose value is a closure without
  /// parameters. A value of another type does nothing.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch (key, anObject) {
    case (kCATransactionDisableActions, _):
      if let flag = anObject as? Bool ?? (anObject as? NSNumber)?.boolValue { setDisableActions(flag) }
    case (kCATransactionAnimationDuration, _):
      if let duration = anObject.flatMap(AnimatableValue.seconds) { setAnimationDuration(duration) }
    case (kCATransactionAnimationTimingFunction, nil): setAnimationTimingFunction(nil)
    case (kCATransactionAnimationTimingFunction, let function as CAMediaTimingFunction):
      setAnimationTimingFunction(function)
    case (kCATransactionCompletionBlock, nil): setCompletionBlock(nil)
    case (kCATransactionCompletionBlock, let block as () -> Void): setCompletionBlock(block)
    case (kCATransactionAnimationTimingFunction, _), (kCATransactionCompletionBlock, _): break
    default:
      // Safe: the value does not leave the main thread, which `assumeIsolated` checks.
      nonisolated(unsafe) let value = anObject
      MainActor.assumeIsolated { TransactionStack.shared.setValue(value, forKey: key) }
    }
  }
}

extension TransactionStack {
  fileprivate func setValue(_ value: Any?, forKey key: String) {
    // Released after the access, because a deinitializer can use transactions.
    let old = current.values[key]
    current.values[key] = value
    withExtendedLifetime(old) {}
  }
}

extension AnimatableValue {
  /// Returns a number of seconds of any numeric type.
  fileprivate static func seconds(_ value: Any) -> CFTimeInterval? {
    if case .vector(let number)? = number(value) { number.x } else { nil }
  }
}
