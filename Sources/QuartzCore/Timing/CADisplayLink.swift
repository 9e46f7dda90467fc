/// A timer that calls a closure for each frame of the display.
///
/// After it has been added to the run loop, a display link remains until it is invalidated.
///
/// - Note: Core Animation's display links can be used on any thread; these are isolated to the main actor.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  /// The duration of a frame on the display, in seconds.
  private static let displayInterval: CFTimeInterval = 1.0 / 60

  private var handler: ((CADisplayLink) -> Void)?
  private var modes: Set<RunLoop.Mode> = []

  /// A Boolean value that indicates whether the link is paused.
  ///
  /// The default is `false`.
  public var isPaused = false {
    didSet { if !isPaused { AppRuntime.shared.setNeedsCommit() } }
  }

  /// The time of the frame that was last reported.
  public private(set) var timestamp: CFTimeInterval = 0

  /// The time of the frame to prepare for.
  public var targetTimestamp: CFTimeInterval { timestamp + interval }

  /// The duration of a frame on the display, in seconds.
  public var duration: CFTimeInterval { Self.displayInterval }

  /// The preferred range of frame rates.
  ///
  /// The default is every frame.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// The preferred number of frames per second.
  ///
  /// The default is 0, which is every frame. The display link calls its target at the nearest rate of which the rate of
  /// the display is a multiple. The value is another form of ``preferredFrameRateRange``, which it replaces.
  public var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum) }
    set {
      let rate = Float(max(newValue, 0))
      preferredFrameRateRange =
        rate > 0 ? CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate) : .default
    }
  }

  /// Creates an invalid display link, which is never called.
  public override init() { super.init() }

  /// Creates a display link that calls a closure after it is added to the run loop.
  public init(_runtimeHandler handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Registers the display link with the main run loop.
  ///
  /// The current run loop of code on the main actor is the main run loop.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    // Asynchronous code on the main actor can run on another thread than the main one.
    expect(
      runloop === RunLoop.main || MainActorDeinit.isOnMainActor && runloop === RunLoop.current,
      "A display link can be added to the main run loop only (was \(runloop)).")
    guard handler != nil else { return }
    modes.insert(mode)
    AnimationEngine.shared.add(self)
  }

  /// Removes the display link from a mode of the run loop.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { AnimationEngine.shared.remove(self) }
  }

  /// Removes the link from the run loop and releases its closure.
  public func invalidate() {
    modes = []
    // Released last, because the objects that the closure retains can run code of the app.
    let released = handler
    handler = nil
    defer { withExtendedLifetime(released) {} }
    AnimationEngine.shared.remove(self)
  }

  /// The time between two calls.
  private var interval: CFTimeInterval {
    let wish = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
    return wish > 0 ? max(1 / CFTimeInterval(wish), Self.displayInterval) : Self.displayInterval
  }

  /// Reports a frame if the interval since the last reported frame is long enough.
  func fire(at time: CFTimeInterval) {
    guard !isPaused, timestamp == 0 || time - timestamp >= interval - Self.displayInterval / 2 else { return }
    timestamp = time
    handler?(self)
  }
}
