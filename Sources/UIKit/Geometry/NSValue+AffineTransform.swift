extension NSValue {
  // An array of numbers, because Foundation for Linux cannot wrap structures of other modules.
  private static let typeOfAffineTransform = "[6d]"
  private static let typeOfVector = "[2d]"
  private static let typeOfInsets = "[4d]"

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

  /// Wraps an offset.
  public convenience init(uiOffset insets: UIOffset) {
    self.init(bytes: [Double(insets.horizontal), Double(insets.vertical)], objCType: Self.typeOfVector)
  }

  /// Wraps insets whose sides depend on the layout direction.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    let elements = [insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) }
    self.init(bytes: elements, objCType: Self.typeOfInsets)
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

  /// The wrapped offset.
  ///
  /// It is zero if the value wraps another type.
  public var uiOffsetValue: UIOffset {
    let parts = numbers(2, of: Self.typeOfVector)
    return UIOffset(horizontal: parts[0], vertical: parts[1])
  }

  /// The wrapped insets whose sides depend on the layout direction.
  ///
  /// They are zero if the value wraps another type.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let sides = numbers(4, of: Self.typeOfInsets)
    return NSDirectionalEdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }

  private func numbers(_ count: Int, of type: String) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    if String(cString: objCType) == type { getValue(&numbers) }
    return numbers.map { CGFloat($0) }
  }
}
