extension NSValue {
  /// The Objective-C type of a wrapped transform: an array of its 16 elements.
  static let typeOfTransform = "[16d]"

  /// Wraps a transform.
  public convenience init(caTransform3D t: CATransform3D) {
    let elements: [Double] = [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
    // The value copies the elements, whose pointer is valid during the call only.
    self.init(bytes: elements, objCType: Self.typeOfTransform)
  }

  /// The wrapped transform.
  ///
  /// It is a matrix of zeros if the value wraps another type.
  public var caTransform3DValue: CATransform3D {
    var m = [Double](repeating: 0, count: 16)
    if String(cString: objCType) == Self.typeOfTransform { getValue(&m) }
    return CATransform3D(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7], m31: m[8], m32: m[9],
      m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
  }
}
