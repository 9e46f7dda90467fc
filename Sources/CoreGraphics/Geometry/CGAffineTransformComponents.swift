/// The parts of an affine transform, which are applied in the order of the properties.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The horizontal and vertical scale factors.
  public var scale: CGSize
  /// The distance by which points are moved horizontally at a height of 1.
  public var horizontalShear: CGFloat
  /// The rotation, in radians.
  public var rotation: CGFloat
  /// The translation.
  public var translation: CGVector

  /// Creates components without an effect, except for a scale of zero.
  public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: CGVector(dx: 0, dy: 0)) }

  /// Creates components.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    (self.scale, self.horizontalShear) = (scale, horizontalShear)
    (self.rotation, self.translation) = (rotation, translation)
  }
}

extension CGAffineTransform {
  /// Creates a transform that scales, shears, rotates, and translates.
  public init(_ components: CGAffineTransformComponents) {
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Returns the parts of the transform.
  ///
  /// A transform that reflects has a negative vertical scale.
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    let rotation = width > 0 ? atan2(b, a) : 0
    // Without the rotation, the second row is the shear and the vertical scale.
    let (sine, cosine) = (sin(rotation), cos(rotation))
    let height = d * cosine - c * sine
    let shear = c * cosine + d * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : shear / height,
      rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
