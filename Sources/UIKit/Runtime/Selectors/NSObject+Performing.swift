// Members of `NSObject` that call a method by its name. Foundation for Linux does not have them. The methods of the
// app's classes are those that a conformance names.
extension NSObject {
  /// Returns whether the object has a method with a name.
  ///
  /// The names of UIKit's properties and of the methods that apps often select are known, and those of the app's
  /// methods that a conformance to `_RuntimeActionTarget` names. Without one, a class of the app is reported.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector!) -> Bool { ActionDispatch.responds(self, to: aSelector) }

  /// Calls a method without parameters.
  ///
  /// The result of the method is not available. A method that is not known is reported.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector!) { perform(aSelector, with: nil) }

  /// Calls a method with an argument.
  ///
  /// The result of the method is not available. A method that is not known is reported.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector!, with object: Any!) {
    guard let aSelector else { return }
    ActionDispatch.perform(aSelector, on: self, sender: object)
  }

  /// Calls a method after a delay, in seconds.
  ///
  /// The call is made by the run loop, also if the delay is 0. The object and the argument are retained until then.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedCall.schedule(aSelector, of: self, with: anArgument, after: delay)
  }

  /// Calls a method on the main thread (R2272).
  ///
  /// With `wait`, the method has returned when this one does: on the main thread it is called immediately, and another
  /// thread waits for the main one. Without, the run loop makes the call, also if this is the main thread.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    let call = MainThreadCall(selector: aSelector, target: self, argument: arg)
    switch (Thread.isMainThread, wait) {
    case (true, true): MainActor.assumeIsolated { call.perform() }
    case (true, false): MainActor.assumeIsolated { call.schedule() }
    case (false, true): DispatchQueue.main.sync { MainActor.assumeIsolated { call.perform() } }
    case (false, false): DispatchQueue.main.async { MainActor.assumeIsolated { call.perform() } }
    }
  }

  /// Calls a method later (R2272).
  ///
  /// The run loop of the main thread makes the call, not another thread: the methods that are known by their names
  /// belong to the main actor.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
  }

  /// Cancels all delayed calls of an object's methods.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCall.cancel(of: aTarget) { _ in true }
  }

  /// Cancels the delayed calls of an object's method with an argument.
  ///
  /// Arguments are compared by their values, and those that cannot be compared by identity.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCall.cancel(of: aTarget) { $0.selector == aSelector && $0.hasArgument(anArgument) }
  }
}

/// A call of a method that a thread requests of the main thread.
///
/// Unchecked, because the objects can be of any class: only the main thread uses them through this value. For other uses
/// of them at the same time, the code that requests the call is responsible, as with Apple's method.
private struct MainThreadCall: @unchecked Sendable {
  let selector: Selector
  let target: NSObject
  let argument: Any?

  @MainActor
  func perform() { ActionDispatch.perform(selector, on: target, sender: argument) }

  @MainActor
  func schedule() { DelayedCall.schedule(selector, of: target, with: argument, after: 0) }
}

/// A call of a method that a timer performs, and that retains the objects until then.
@MainActor
private final class DelayedCall {
  private struct Reference {
    weak var call: DelayedCall?
  }

  /// The calls that were not made yet.
  ///
  /// Their timers retain them.
  private static var pending: [Reference] = []

  let selector: Selector
  private var target: AnyObject?
  private var argument: Any?
  private var timer: Timer?

  private init(_ selector: Selector, of target: AnyObject, with argument: Any?) {
    self.selector = selector
    self.target = target
    self.argument = argument
  }

  static func schedule(
    _ selector: Selector, of target: AnyObject, with argument: Any?, after delay: TimeInterval
  ) {
    let call = DelayedCall(selector, of: target, with: argument)
    pending.append(Reference(call: call))
    call.timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
      MainActor.assumeIsolated { call.perform() }
    }
  }

  static func cancel(of target: Any, where matches: (DelayedCall) -> Bool) {
    // Compared before the list changes, because the comparison of arguments can be the app's.
    let cancelled = pending.compactMap(\.call).filter { $0.target === target as AnyObject && matches($0) }
    for call in cancelled { call.end() }
  }

  func hasArgument(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let argument = argument as? AnyHashable, let other = other as? AnyHashable { return argument == other }
    return argument as AnyObject === other as AnyObject
  }

  private func perform() {
    guard let target else { return }
    let argument = argument
    end()
    ActionDispatch.perform(selector, on: target, sender: argument)
  }

  private func end() {
    timer?.invalidate()
    Self.pending.removeAll { $0.call == nil || $0.call === self }
    // Released outside of the access, because a deinitializer can cancel other calls.
    let released = (timer, target, argument)
    (timer, target, argument) = (nil, nil, nil)
    withExtendedLifetime(released) {}
  }
}
