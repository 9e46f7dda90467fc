/// The interpolation between key frames.
package enum KeyframeMode: Sendable {
  case linear
  /// The value of each key frame remains until the next key frame.
  case discrete
  /// A constant speed; the times of the key frames are ignored.
  case paced
  /// A smooth curve through the key frames.
  case cubic
  case cubicPaced

  var isPaced: Bool { self == .paced || self == .cubicPaced }

  /// Returns the key frames with times in proportion to the distances between their values.
  static func paced(_ keyframes: [AnimationTrack.Keyframe]) -> [AnimationTrack.Keyframe] {
    let ways = zip(keyframes, keyframes.dropFirst()).map { $0.value.distance(to: $1.value) }
    let whole = ways.reduce(0, +)
    guard whole > 0 else { return keyframes }
    var result = keyframes
    var way = 0.0
    result[0].time = 0
    for (index, step) in ways.enumerated() {
      way += step
      result[index + 1].time = way / whole
    }
    return result
  }
}
