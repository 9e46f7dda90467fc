/// A particle at one instant.
struct EmitterParticle {
  /// The time since its birth, in seconds.
  let age: TimeInterval
  let image: CGImage?
  let size: CGSize
  let position: CGPoint
  let scale: CGFloat
  let rotation: CGFloat
  /// The red, green, blue, and opacity components.
  let color: SIMD4<Double>
}
