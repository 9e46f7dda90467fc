/// An animation of a property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  private var storage = Storage()

  private struct Storage {
    var values: [Any]?
    var path: CGPath?
    var rotationMode: CAAnimationRotationMode?
    var keyTimes: [NSNumber]?
    var timingFunctions: [CAMediaTimingFunction]?
    var calculationMode = CAAnimationCalculationMode.linear
    var tensionValues: [NSNumber]?
    var continuityValues: [NSNumber]?
    var biasValues: [NSNumber]?
  }

  /// The values that the property passes through.
  open var values: [Any]? {
    get { storage.values }
    set {
      checkMutability()
      storage.values = newValue
    }
  }

  /// The path along which a property with points moves, such as the position.
  ///
  /// It takes precedence over ``values``.
  ///
  /// Each segment has the same duration, except with a paced calculation mode or with ``keyTimes`` for the ends of the
  /// segments.
  open var path: CGPath? {
    get { storage.path }
    set {
      checkMutability()
      storage.path = newValue?.copy()
    }
  }

  /// The rotation of a layer that moves along the ``path``.
  ///
  /// The default is `nil`, which is none.
  open var rotationMode: CAAnimationRotationMode? {
    get { storage.rotationMode }
    set {
      checkMutability()
      storage.rotationMode = newValue
    }
  }

  /// The times of the values as fractions of the duration; `nil` distributes them evenly.
  ///
  /// The times ascend from 0 to 1, and there is one for each value. The discrete mode requires one more, for the end of
  /// the last value.
  open var keyTimes: [NSNumber]? {
    get { storage.keyTimes }
    set {
      checkMutability()
      storage.keyTimes = newValue
    }
  }

  /// The pacing between adjacent values; `nil` is linear.
  open var timingFunctions: [CAMediaTimingFunction]? {
    get { storage.timingFunctions }
    set {
      checkMutability()
      storage.timingFunctions = newValue
    }
  }

  /// The interpolation between the values.
  ///
  /// The default is linear.
  open var calculationMode: CAAnimationCalculationMode {
    get { storage.calculationMode }
    set {
      checkMutability()
      storage.calculationMode = newValue
    }
  }

  /// The tightness of the curve at each value in a cubic calculation mode.
  ///
  /// The default is `nil`, which is 0 for each value. 1 is a corner, and negative numbers make the curve rounder.
  open var tensionValues: [NSNumber]? {
    get { storage.tensionValues }
    set {
      checkMutability()
      storage.tensionValues = newValue
    }
  }

  /// The sharpness of the corner at each value in a cubic calculation mode.
  ///
  /// The default is `nil`, which is 0 for each value, where there is no corner. Positive numbers make corners that
  /// point away from those of negative numbers.
  open var continuityValues: [NSNumber]? {
    get { storage.continuityValues }
    set {
      checkMutability()
      storage.continuityValues = newValue
    }
  }

  /// The side of each value on which the curve turns in a cubic calculation mode.
  ///
  /// The default is `nil`, which is 0 for each value. The curve turns after a value with a positive number, and before
  /// a value with a negative one.
  open var biasValues: [NSNumber]? {
    get { storage.biasValues }
    set {
      checkMutability()
      storage.biasValues = newValue
    }
  }

  override func makeCopy() -> CAAnimation {
    let copy = super.makeCopy()
    (copy as? CAKeyframeAnimation)?.storage = storage
    return copy
  }

  override var sampleValue: Any? { values?.first }

  override func makeTrack(
    _ read: (Any?) -> AnimatableValue?, current: (_ presentedBefore: Bool) -> AnimatableValue
  ) -> MediaAnimation.Values? {
    if let motion {
      return motion.positions.map { MediaAnimation.Values(track: $0, curves: []) }
    }
    let values = (values ?? []).compactMap(read)
    guard !values.isEmpty else { return nil }
    let mode = calculationMode.keyframeMode
    let times = times(count: values.count)
    let keyframes = zip(times, values).enumerated()
      .map { AnimationTrack.Keyframe(time: $1.0, value: $1.1, bend: bend(at: $0)) }
    let curves = mode.isPaced || mode == .discrete ? [] : (timingFunctions ?? []).map(\.curve)
    return MediaAnimation.Values(track: AnimationTrack(keyframes, mode: mode), curves: curves)
  }

  override func content(for layer: CALayer, duration: TimeInterval) -> MediaAnimation.Content {
    let content = super.content(for: layer, duration: duration)
    guard case .tracks(let tracks) = content, let rotationMode, let path = LayerKeyPath("transform.rotation.z"),
      let track = motion?.rotations(by: rotationMode == .rotateAutoReverse ? .pi : 0)
    else { return content }
    let rotation = MediaAnimation.Track(
      path: path, values: MediaAnimation.Values(track: track, curves: []), isAdditive: false, isCumulative: false,
      function: nil)
    return .tracks(tracks + [rotation])
  }

  private func bend(at index: Int) -> KeyframeBend {
    func number(_ values: [NSNumber]?) -> Double {
      guard let values, values.indices.contains(index) else { return 0 }
      return values[index].doubleValue
    }
    return KeyframeBend(
      tension: number(tensionValues), continuity: number(continuityValues), bias: number(biasValues))
  }

  private var motion: MotionPath? {
    path.map {
      MotionPath($0, isPaced: calculationMode.keyframeMode.isPaced, keyTimes: keyTimes?.map(\.doubleValue))
    }
  }

  private func times(count: Int) -> [Double] {
    if let keyTimes, keyTimes.count >= count { return keyTimes.prefix(count).map(\.doubleValue) }
    // Each discrete value is shown for the same time, the last one included.
    let intervals = calculationMode == .discrete ? count : count - 1
    return (0..<count).map { intervals > 0 ? Double($0) / Double(intervals) : 0 }
  }
}
