/// A transform, decomposed into components that animate independently.
///
/// Interpolating the entries of a matrix would shrink a rotating layer. With separate components, the rotation follows
/// an arc, the scale and the translation change linearly, and several animations of one transform are added component
/// by component.
struct TransformComponents {
  var translation = SIMD3<Double>()
  var scale = SIMD3<Double>(1, 1, 1)
  /// The shear of the axes: xy, xz, yz.
  var skew = SIMD3<Double>()
  var rotation = Quaternion.identity
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// Creates the components of a transform.
  init(_ transform: CATransform3D) {
    if CATransform3DIsAffine(transform) {
      self.init(CATransform3DGetAffineTransform(transform))
    } else {
      self.init(spatial: transform)
    }
  }

  /// Creates the components of an affine transform.
  ///
  /// They have a single rotation angle, and a reflection along one axis only.
  private init(_ t: CGAffineTransform) {
    translation = [Double(t.tx), Double(t.ty), 0]
    var (x, y) = (SIMD2(Double(t.a), Double(t.b)), SIMD2(Double(t.c), Double(t.d)))
    var mirror = SIMD2<Double>(1, 1)
    if x.x * y.y - x.y * y.x < 0 {
      if x.x < y.y { mirror.x = -1 } else { mirror.y = -1 }
    }
    x *= mirror.x
    y *= mirror.y
    let xLength = (x * x).sum().squareRoot()
    // An x axis of length 0 has no direction; the y axis provides it, rotated by a quarter turn.
    let angle = xLength > 0 ? atan2(x.y, x.x) : (y == .zero ? 0 : atan2(-y.x, y.y))
    let (along, across) = (SIMD2(cos(angle), sin(angle)), SIMD2(-sin(angle), cos(angle)))
    scale = [xLength * mirror.x, (y * across).sum() * mirror.y, 1]
    skew.x = (y * along).sum() * mirror.y
    rotation = Quaternion(angle: angle, axis: [0, 0, 1])
  }

  private init(spatial transform: CATransform3D) {
    var rows = transform.rows
    perspective = Self.perspective(of: rows)
    translation = rows.fourth.xyz
    rows.fourth = [0, 0, 0, 1]
    var (x, y, z) = (rows.first.xyz, rows.second.xyz, rows.third.xyz)
    // Gram–Schmidt: each axis is made perpendicular to the ones before it.
    scale.x = x.length
    x = x.normalized ?? [1, 0, 0]
    skew.x = (x * y).sum()
    y -= skew.x * x
    scale.y = y.length
    y = y.normalized ?? Quaternion.perpendicular(to: x)
    skew.y = (x * z).sum()
    skew.z = (y * z).sum()
    z -= skew.y * x + skew.z * y
    let upright = x.cross(y)
    scale.z = (z * upright).sum()
    rotation = Quaternion(x: x, y: y, z: upright)
  }

  /// Returns the perspective, which is the last column multiplied by the inverse of the affine part.
  private static func perspective(of rows: MatrixRows) -> SIMD4<Double> {
    var flat = rows
    let column = SIMD4(rows.first.w, rows.second.w, rows.third.w, rows.fourth.w)
    flat.first.w = 0
    flat.second.w = 0
    flat.third.w = 0
    flat.fourth.w = 1
    guard column != [0, 0, 0, 1], let inverse = flat.inverse else { return [0, 0, 0, 1] }
    return SIMD4(
      (inverse.first * column).sum(), (inverse.second * column).sum(),
      (inverse.third * column).sum(), (inverse.fourth * column).sum())
  }

  /// The transform that the components result in.
  var transform: CATransform3D {
    let (x, y, z) = rotation.axes
    let flat = MatrixRows(
      first: SIMD4(scale.x * x, 0),
      second: SIMD4(skew.x * x + scale.y * y, 0),
      third: SIMD4(skew.y * x + skew.z * y + scale.z * z, 0),
      fourth: SIMD4(translation, 1))
    guard perspective != [0, 0, 0, 1] else { return CATransform3D(rows: flat) }
    var lens = MatrixRows.identity
    (lens.first.w, lens.second.w, lens.third.w, lens.fourth.w) =
      (perspective.x, perspective.y, perspective.z, perspective.w)
    return CATransform3D(rows: flat.product(with: lens))
  }

  /// Returns the components interpolated between these and others.
  func mixed(with other: TransformComponents, at progress: Double) -> TransformComponents {
    var result = self
    result.translation += progress * (other.translation - translation)
    result.scale += progress * (other.scale - scale)
    result.skew += progress * (other.skew - skew)
    result.perspective += progress * (other.perspective - perspective)
    result.rotation = rotation * (rotation.conjugate * other.rotation).power(progress)
    return result
  }

  /// Returns these components plus the difference between two others.
  func adding(_ value: TransformComponents, minus base: TransformComponents) -> TransformComponents {
    var result = self
    result.translation += value.translation - base.translation
    result.scale += value.scale - base.scale
    result.skew += value.skew - base.skew
    result.perspective += value.perspective - base.perspective
    result.rotation = rotation * (base.rotation.conjugate * value.rotation)
    return result
  }
}
