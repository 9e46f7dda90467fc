/// A timer that calls a method of an object by its name.
final class SelectorTimer: Timer {
  fileprivate let call: Call

  fileprivate init(fire date: Date, interval: TimeInterval, call: Call, repeats: Bool) {
    self.call = call
    super.init(fire: date, interval: interval, repeats: repeats) { timer in
      // The timer is used in this call only.
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        call.perform(timer)
        if !repeats { call.end() }
      }
    }
  }

  /// Invalidates the timer, and releases the target and the other information immediately.
  ///
  /// This ends the cycle of a target that retains its timer.
  override func invalidate() {
    super.invalidate()
    let call = call
    MainActor.assumeIsolated { call.end() }
  }

  /// The information that was given with the target.
  ///
  /// The value is `nil` after the timer was invalidated.
  override var userInfo: Any? {
    let call = call
    // The value stays on the main actor, because this class is used there only.
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = call.userInfo }
    return value
  }

  /// The method that a timer calls.
  @MainActor
  fileprivate final class Call {
    private let selector: Selector
    private var target: AnyObject?
    private(set) var userInfo: Any?

    init(_ selector: Selector, of target: AnyObject, userInfo: Any?) {
      self.selector = selector
      self.target = target
      self.userInfo = userInfo
    }

    func perform(_ timer: Timer) {
      guard let target else { return }
      ActionDispatch.perform(selector, on: target, sender: timer)
    }

    /// Releases the objects.
    func end() {
      // Released outside of the access, because a deinitializer can use the timer.
      let released = (target, userInfo)
      (target, userInfo) = (nil, nil)
      withExtendedLifetime(released) {}
    }
  }
}

/// A type whose initializers can return an instance of a subclass.
public protocol _RuntimeTimerFactory {}

extension Timer: _RuntimeTimerFactory {}

// Foundation for Linux does not have these members. The initializers are in an extension of a protocol, where they can
// return the private subclass.
extension _RuntimeTimerFactory where Self == Timer {
  /// Creates a timer that calls a method of an object.
  ///
  /// The timer does not fire before it is added to a run loop. It retains the target and the other information until it
  /// is invalidated, which a timer that does not repeat does after it has fired.
  ///
  /// - Parameters:
  ///   - ti: The number of seconds until the timer fires. If the value is 0 or less, it is 0.1 milliseconds.
  ///   - aTarget: An object that conforms to `_RuntimeActionTarget`.
  ///   - aSelector: The name of a method without a parameter, or with the timer as its parameter.
  ///   - userInfo: Other information, which the method can read.
  ///   - yesOrNo: A Boolean value that indicates whether the timer fires repeatedly.
  @preconcurrency @MainActor
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: Swift.max(ti, 0.0001)), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that calls a method of an object at a date.
  ///
  /// - Parameters:
  ///   - date: The date at which the timer fires first.
  ///   - ti: The number of seconds between calls, if the timer repeats.
  ///   - t: An object that conforms to `_RuntimeActionTarget`.
  ///   - s: The name of a method without a parameter, or with the timer as its parameter.
  ///   - ui: Other information, which the method can read.
  ///   - rep: A Boolean value that indicates whether the timer fires repeatedly.
  @preconcurrency @MainActor
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let target = ActionDispatch.receiver(t, of: s, orUse: "Timer(timeInterval:repeats:block:)")
    self = SelectorTimer(
      fire: date, interval: Swift.max(ti, 0.0001), call: SelectorTimer.Call(s, of: target, userInfo: ui), repeats: rep)
  }
}

extension Timer {
  /// Creates a timer that calls a method of an object, and adds it to the current run loop.
  ///
  /// - Parameters:
  ///   - ti: The number of seconds until the timer fires. If the value is 0 or less, it is 0.1 milliseconds.
  ///   - aTarget: An object that conforms to `_RuntimeActionTarget`. The timer retains it until it is invalidated.
  ///   - aSelector: The name of a method without a parameter, or with the timer as its parameter.
  ///   - userInfo: Other information, which the method can read.
  ///   - yesOrNo: A Boolean value that indicates whether the timer fires repeatedly.
  @discardableResult
  @preconcurrency @MainActor
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
