extension NSValue {
  // An array of numbers, because Foundation for Linux cannot wrap structures of other modules.
  private static let typeOfAffineTransform = "[6d]"
  private static let typeOfVector = "[2d]"

  /// Wraps a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let elements = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) }
    // The value copies the elements, whose pointer is valid during the call only.
    self.init(bytes: elements, objCType: Self.typeOfAffineTransform)
  }

  /// Wraps a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(bytes: [Double(vector.dx), Double(vector.dy)], objCType: Self.typeOfVector)
  }

  /// The wrapped transform.
  ///
  /// It is a matrix of zeros if the value wraps another type.
  public var cgAffineTransformValue: CGAffineTransform {
    let m = numbers(6, of: Self.typeOfAffineTransform)
    return CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
  }

  /// The wrapped vector.
  ///
  /// It is zero if the value wraps another type.
  public var cgVectorValue: CGVector {
    let parts = numbers(2, of: Self.typeOfVector)
    return CGVector(dx: parts[0], dy: parts[1])
  }

  private func numbers(_ count: Int, of type: String) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    if String(cString: objCType) == type { getValue(&numbers) }
    return numbers.map { CGFloat($0) }
  }
}
