/// The direction and magnitude of a gravity or push behavior, as components and as an angle.
///
/// The angle is stored, so that it remains while the magnitude is 0. A negative magnitude reverses the direction.
struct DynamicForceVector {
  let components: CGVector
  let angle: CGFloat
  let magnitude: CGFloat

  init(_ components: CGVector) {
    self.components = components
    angle = atan2(components.dy, components.dx)
    magnitude = hypot(components.dx, components.dy)
  }

  init(angle: CGFloat, magnitude: CGFloat) {
    components = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    self.angle = angle
    self.magnitude = magnitude
  }
}
