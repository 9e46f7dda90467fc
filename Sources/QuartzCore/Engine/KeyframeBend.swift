/// The shape of a smooth curve at a key frame: a Kochanek–Bartels spline.
///
/// Without tension, continuity and bias, the curve passes through the key frame in the direction from the key frame
/// before it to the one after it.
struct KeyframeBend {
  /// The tightness of the curve; 1 is a corner at which the value rests.
  var tension = 0.0
  /// The smoothness; negative values make a corner toward the key frame, and positive ones a corner away from it.
  var continuity = 0.0
  /// The position of the curve; positive values make it turn after the key frame.
  var bias = 0.0

  /// Returns the velocity with which the curve leaves the value between two others.
  func departure(from before: SIMD4<Double>, _ value: SIMD4<Double>, _ after: SIMD4<Double>) -> SIMD4<Double> {
    velocity(before, value, after, continuity)
  }

  /// Returns the velocity with which the curve reaches the value between two others.
  func arrival(from before: SIMD4<Double>, _ value: SIMD4<Double>, _ after: SIMD4<Double>) -> SIMD4<Double> {
    velocity(before, value, after, -continuity)
  }

  private func velocity(
    _ before: SIMD4<Double>, _ value: SIMD4<Double>, _ after: SIMD4<Double>, _ continuity: Double
  ) -> SIMD4<Double> {
    let ofPast = (1 - tension) * (1 + bias) * (1 + continuity) / 2
    let ofFuture = (1 - tension) * (1 - bias) * (1 - continuity) / 2
    return ofPast * (value - before) + ofFuture * (after - value)
  }
}
