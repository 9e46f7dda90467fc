/// The values that an animated property passes through.
struct AnimationTrack {
  private(set) var keyframes: [Keyframe]
  private let mode: KeyframeMode

  /// A value, and the fraction of the whole animation at which it is reached.
  struct Keyframe {
    var time: Double
    var value: AnimatableValue
    /// The shape of a smooth curve at the value.
    var bend = KeyframeBend()
  }

  /// Creates a track from a start value to an end value.
  init(from start: AnimatableValue, to end: AnimatableValue) {
    keyframes = [Keyframe(time: 0, value: start), Keyframe(time: 1, value: end)]
    mode = .linear
  }

  /// Creates a track through several values, ordered by their times.
  ///
  /// - Parameter keyframes: The values of the track. There must be at least one.
  init(_ keyframes: [Keyframe], mode: KeyframeMode) {
    precondition(!keyframes.isEmpty, "A track needs at least one key frame (was empty).")
    self.keyframes = mode.isPaced ? KeyframeMode.paced(keyframes) : keyframes
    self.mode = mode
  }

  var start: AnimatableValue { keyframes[0].value }
  var end: AnimatableValue { keyframes[keyframes.count - 1].value }

  /// Replaces the end value, when the app sets a property a second time within one block.
  mutating func retarget(to value: AnimatableValue) { keyframes[keyframes.count - 1].value = value }

  /// Returns the value at a progress, which can exceed 1 for a spring.
  func value(at progress: Double) -> AnimatableValue {
    if keyframes.count == 2, keyframes[0].time == 0, keyframes[1].time == 1, mode == .linear {
      return start.mixed(with: end, at: progress)
    }
    guard let next = keyframes.firstIndex(where: { $0.time > progress }) else { return end }
    guard next > 0 else { return start }
    let (from, to) = (keyframes[next - 1], keyframes[next])
    let fraction = (progress - from.time) / (to.time - from.time)
    switch mode {
    case .discrete: return from.value
    case .linear, .paced: return from.value.mixed(with: to.value, at: fraction)
    case .cubic, .cubicPaced: return curved(to: next, at: fraction)
    }
  }

  /// Returns a value on the smooth curve between a key frame and the one before it.
  private func curved(to next: Int, at fraction: Double) -> AnimatableValue {
    let (from, to) = (keyframes[next - 1].value, keyframes[next].value)
    let before = next >= 2 ? keyframes[next - 2].value : from
    let after = next + 1 < keyframes.count ? keyframes[next + 1].value : to
    guard case .vector(let p0) = before, case .vector(let p1) = from, case .vector(let p2) = to,
      case .vector(let p3) = after
    else { return from.mixed(with: to, at: fraction) }
    let departure = keyframes[next - 1].bend.departure(from: p0, p1, p2)
    let arrival = keyframes[next].bend.arrival(from: p1, p2, p3)
    return .vector(Self.hermite(p1, departure, p2, arrival, at: fraction))
  }

  /// Returns a value between two others, which the curve leaves and reaches with two velocities.
  private static func hermite(
    _ start: SIMD4<Double>, _ departure: SIMD4<Double>, _ end: SIMD4<Double>, _ arrival: SIMD4<Double>, at t: Double
  ) -> SIMD4<Double> {
    // The compiler needs half a second for the polynomial in one expression.
    let way = end - start
    let cubic = departure + arrival - 2 * way
    let quadratic = 3 * way - 2 * departure - arrival
    return start + ((cubic * t + quadratic) * t + departure) * t
  }
}
