// The encoding of geometry, which works with every coder with keys. Foundation encodes points, sizes and rectangles.
extension NSCoder {
  // MARK: - Encoding Geometry

  /// Encodes a vector with a key.
  public func encode(_ vector: CGVector, forKey key: String) { encode(numbers: [vector.dx, vector.dy], key) }
  /// Encodes a transform with a key.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], key)
  }
  /// Encodes insets with a key.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(numbers: [insets.top, insets.left, insets.bottom, insets.right], key)
  }
  /// Encodes directional insets with a key.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing], key)
  }
  /// Encodes an offset with a key.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(numbers: [offset.horizontal, offset.vertical], key)
  }

  // MARK: - Decoding Geometry

  /// Decodes the point with a key; zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { text(key).map(NSPointFromString) ?? .zero }
  /// Decodes the size with a key; zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { text(key).map(NSSizeFromString) ?? .zero }
  /// Decodes the vector with a key; zero if there is none.
  public func decodeCGVector(forKey key: String) -> CGVector {
    numbers(2, key).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Decodes the rectangle with a key; zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { text(key).map(NSRectFromString) ?? .zero }
  /// Decodes the transform with a key; the identity if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    numbers(6, key).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
  }
  /// Decodes the insets with a key; zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    numbers(4, key).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  /// Decodes the directional insets with a key; zero if there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    numbers(4, key).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
  }
  /// Decodes the offset with a key; zero if there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    numbers(2, key).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// Encodes numbers as text, which every coder accepts.
  private func encode(numbers: [CGFloat], _ key: String) {
    encode(numbers.map { "\(Double($0))" }.joined(separator: " ") as Any?, forKey: key)
  }

  private func text(_ key: String) -> String? {
    // Foundation for Linux ends the process for a value that is not there.
    containsValue(forKey: key) ? decodeObject(of: [NSString.self], forKey: key) as? String : nil
  }

  private func numbers(_ count: Int, _ key: String) -> [CGFloat]? {
    let numbers = text(key)?.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) } ?? []
    return numbers.count == count ? numbers : nil
  }
}
