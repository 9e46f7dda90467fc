/// The effect of an app's animation on a layer's appearance: its timing, its pacing, and its values.
///
/// The layer creates it from a `CAAnimation` that is added, and plays it on a timeline like the animations of blocks.
struct MediaAnimation {
  enum Content {
    case tracks([Track])
    case group([MediaAnimation])
    case effect(TransitionEffect, from: Double, to: Double)
  }

  /// The values that a property passes through.
  struct Track {
    let path: LayerKeyPath
    let values: Values
    let isAdditive: Bool
    let isCumulative: Bool
    let function: CAValueFunction?
  }

  /// Key frames, and the curves between adjacent ones.
  ///
  /// Without curves, the pacing is linear.
  struct Values {
    let track: AnimationTrack
    let curves: [TimingCurve]

    func value(at progress: Double) -> AnimatableValue {
      guard !curves.isEmpty else { return track.value(at: progress) }
      let times = track.keyframes.map(\.time)
      guard let next = times.firstIndex(where: { $0 > progress }), next > 0, next - 1 < curves.count else {
        return track.value(at: progress)
      }
      let length = times[next] - times[next - 1]
      let fraction = curves[next - 1].progress(at: (progress - times[next - 1]) / length)
      return track.value(at: times[next - 1] + fraction * length)
    }
  }

  /// The relation of progress to time.
  private enum Pace {
    case curve(TimingCurve)
    /// A spring, whose motion in seconds does not depend on the duration of the animation.
    case spring(Spring)
  }

  let timing: MediaTiming
  private let pace: Pace
  let content: Content

  /// Creates the effect of an animation on a layer.
  ///
  /// - Parameter inheritedDuration: The duration of the group or the transaction.
  @MainActor
  init(
    _ animation: CAAnimation, for layer: CALayer, inheritedDuration: TimeInterval, inheritedCurve: TimingCurve? = nil
  ) {
    var timing = animation.timing
    if timing.duration <= 0 { timing.duration = inheritedDuration }
    self.timing = timing
    let curve = animation.timingFunction?.curve ?? inheritedCurve ?? .linear
    pace = (animation as? CASpringAnimation).map { .spring($0.spring) } ?? .curve(curve)
    content = animation.content(for: layer, duration: timing.duration)
  }

  /// The time after which the animation repeats; infinity if its repetitions differ.
  var period: TimeInterval {
    if case .tracks(let tracks) = content, tracks.contains(where: \.isCumulative) { return .infinity }
    return timing.period
  }

  /// The properties that the animation changes.
  var properties: [LayerProperty] {
    switch content {
    case .tracks(let tracks): tracks.map(\.path.property)
    case .group(let animations): animations.flatMap(\.properties)
    case .effect: []
    }
  }

  /// A Boolean value that indicates whether key frames of a display can represent the animation.
  var isInKeyframes: Bool {
    switch content {
    case .tracks(let tracks): tracks.allSatisfy(\.path.property.isInKeyframes)
    case .group(let animations): animations.allSatisfy(\.isInKeyframes)
    case .effect(let effect, _, _): effect.isInKeyframes
    }
  }

  /// The keys of the properties that the animation changes.
  var keys: [String] {
    switch content {
    case .tracks(let tracks): tracks.map { $0.path.value?.key ?? $0.path.property.actionKey }
    case .group(let animations): animations.flatMap(\.keys)
    case .effect: []
    }
  }

  /// Applies the animation after an elapsed time, in seconds of the animation.
  ///
  /// - Parameter isHeld: A Boolean value that indicates whether the fill mode of a group extends the group's last
  ///   moment.
  @MainActor
  func apply(to appearance: inout LayerAppearance, at elapsed: TimeInterval, isHeld: Bool = false) {
    guard let basic = timing.basicTime(at: elapsed, isHeld: isHeld) else { return }
    let progress =
      switch pace {
      case .curve(let curve): timing.duration > 0 ? curve.progress(at: basic.time / timing.duration) : 1
      case .spring(let spring): spring.value(at: basic.time)
      }
    switch content {
    case .tracks(let tracks):
      for track in tracks { track.apply(to: &appearance, at: progress, repetition: basic.repetition) }
    case .group(let animations):
      let time = progress * timing.duration
      for animation in animations {
        animation.apply(
          to: &appearance, at: (time - animation.timing.beginTime) * Double(abs(animation.timing.speed)),
          isHeld: elapsed >= timing.activeDuration)
      }
    case .effect(let effect, let start, let end):
      effect.apply(to: &appearance, at: start + progress * (end - start))
    }
  }
}

extension MediaAnimation.Track {
  @MainActor
  fileprivate func apply(to appearance: inout LayerAppearance, at progress: Double, repetition: Double) {
    var value = values.value(at: progress)
    if isCumulative, repetition > 0 { value = value.adding(values.track.end, times: repetition) }
    if let function { value = function.transform(value) }
    path.set(isAdditive ? path.value(in: appearance).adding(value) : value, in: &appearance)
  }
}

extension CAMediaTimingFunction {
  /// The timing curve of the function.
  var curve: TimingCurve {
    var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
    getControlPoint(at: 1, values: &first)
    getControlPoint(at: 2, values: &second)
    guard (first, second) != ([0, 0], [1, 1]) else { return .linear }
    return .cubic(
      UnitBezier(x1: Double(first[0]), y1: Double(first[1]), x2: Double(second[0]), y2: Double(second[1])))
  }
}
