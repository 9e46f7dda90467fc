/// The abstract superclass of animations that an app adds to layers.
///
/// A layer adds a copy of the animation and plays it in the layer's own time. The animated values are computed when the
/// layer's presentation is read.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  private var storage = Storage()
  /// A Boolean value that indicates whether a layer plays this object, which is then immutable.
  private(set) var isPlaying = false

  private struct Storage {
    var timingFunction: CAMediaTimingFunction?
    var delegate: (any CAAnimationDelegate)?
    var isRemovedOnCompletion = true
    var frameRates = CAFrameRateRange.default
    var values: [String: Any] = [:]
  }

  /// Creates an animation.
  public required override init() { super.init() }

  /// Creates an animation from an archive.
  ///
  /// - Note: Archives of animations cannot be read; the animation has the default values.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns a copy of the animation.
  open override func copy() -> Any { copy(with: nil) }

  /// Returns a copy of the animation.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Safe: the value does not leave the main thread, which `assumeIsolated` checks.
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = makeCopy() }
    return copy
  }

  /// Returns a mutable copy.
  ///
  /// Subclasses override this method to copy their own properties.
  func makeCopy() -> CAAnimation {
    let copy = type(of: self).init()
    copy.timing = timing
    copy.storage = storage
    return copy
  }

  /// Returns the copy that a layer plays, which has the duration of the transaction if the animation has none.
  func makePlayingCopy(inheritedDuration: CFTimeInterval) -> CAAnimation {
    let copy = makeCopy()
    if copy.timing.duration <= 0 { copy.timing.duration = inheritedDuration }
    copy.isPlaying = true
    return copy
  }

  /// Stops the program if a layer plays this object.
  func checkMutability(_ property: String = #function) {
    expect(
      !isPlaying,
      "\(self) is being played by a layer, and its \(property) cannot change. Change a copy, and add that to the layer."
    )
  }

  // MARK: - Timing

  /// The time at which the animation begins, in the time of the layer or group.
  ///
  /// The default is 0, which is the current time for an animation that is added to a layer.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { change { $0.beginTime = newValue } }
  }

  /// The duration of one repetition.
  ///
  /// The default is 0, which uses the duration of the transaction or group.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { change { $0.duration = newValue } }
  }

  /// The speed of the animation relative to the layer or group.
  ///
  /// The default is 1.
  open var speed: Float {
    get { timing.speed }
    set { change { $0.speed = newValue } }
  }

  /// The offset into the animation at which it begins.
  ///
  /// The default is 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { change { $0.timeOffset = newValue } }
  }

  /// The number of repetitions.
  ///
  /// The default is 0, which plays the animation once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { change { $0.repeatCount = newValue } }
  }

  /// The time for which the animation repeats.
  ///
  /// The default is 0, which repeats it ``repeatCount`` times.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { change { $0.repeatDuration = newValue } }
  }

  /// A Boolean value that indicates whether each repetition also plays backward.
  ///
  /// The default is `false`.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { change { $0.autoreverses = newValue } }
  }

  /// The appearance outside of the active duration.
  ///
  /// The default shows the layer's own values.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { change { $0.fillMode = newValue } }
  }

  /// The frame rates that the animation prefers.
  ///
  /// The default is that of the display, whose rate it does not change here.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { storage.frameRates }
    set {
      checkMutability()
      storage.frameRates = newValue
    }
  }

  /// The pacing of the animation.
  ///
  /// The default is `nil`, which is linear.
  open var timingFunction: CAMediaTimingFunction? {
    get { storage.timingFunction }
    set {
      checkMutability()
      storage.timingFunction = newValue
    }
  }

  // MARK: - Ending

  /// A Boolean value that indicates whether the animation is removed from its layer when it ends.
  ///
  /// The default is `true`.
  open var isRemovedOnCompletion: Bool {
    get { storage.isRemovedOnCompletion }
    set {
      checkMutability()
      storage.isRemovedOnCompletion = newValue
    }
  }

  /// The object that receives the beginning and the end of the animation.
  ///
  /// The animation retains its delegate.
  open var delegate: (any CAAnimationDelegate)? {
    get { storage.delegate }
    set {
      checkMutability()
      let old = storage.delegate
      storage.delegate = newValue
      withExtendedLifetime(old) {}
    }
  }

  // MARK: - Keys

  /// Returns the value that the app has set for a key; `nil` without one.
  open func value(forKey key: String) -> Any? { storage.values[key] }

  /// Sets a value for a key, which the animation and its copies store for the app.
  open func setValue(_ value: Any?, forKey key: String) {
    let old = storage.values[key]
    storage.values[key] = value
    withExtendedLifetime(old) {}
  }

  // MARK: - Action

  /// Adds the animation to the layer that has changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: - Playing

  /// Returns the effect of the animation on a layer's appearance.
  ///
  /// Subclasses override this method.
  func content(for layer: CALayer, duration: TimeInterval) -> MediaAnimation.Content { .tracks([]) }

  /// The duration of an animation whose duration is 0.
  func defaultDuration(_ inherited: TimeInterval) -> TimeInterval { inherited }

  private func change(_ body: (inout MediaTiming) -> Void, _ property: String = #function) {
    checkMutability(property)
    body(&timing)
  }
}
