// The encoding of geometry, which works with every coder with keys. Foundation encodes points, sizes and rectangles.
extension NSCoder {
  // MARK: - Encoding Geometry

  /// Encodes a vector with a key.
  public func encode(_ vector: CGVector, forKey key: String) { encode(text: Self.string(for: vector), key) }
  /// Encodes a transform with a key.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(text: Self.string(for: transform), key)
  }
  /// Encodes insets with a key.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(text: Self.string(for: insets), key) }
  /// Encodes directional insets with a key.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(text: Self.string(for: insets), key)
  }
  /// Encodes an offset with a key.
  public func encode(_ offset: UIOffset, forKey key: String) { encode(text: Self.string(for: offset), key) }

  // MARK: - Decoding Geometry

  /// Decodes the point with a key; zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { text(key).map(NSPointFromString) ?? .zero }
  /// Decodes the size with a key; zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { text(key).map(NSSizeFromString) ?? .zero }
  /// Decodes the vector with a key; zero if there is none.
  public func decodeCGVector(forKey key: String) -> CGVector { text(key).map(Self.cgVector) ?? .zero }
  /// Decodes the rectangle with a key; zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { text(key).map(NSRectFromString) ?? .zero }
  /// Decodes the transform with a key; the identity if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    text(key).map(Self.cgAffineTransform) ?? .identity
  }
  /// Decodes the insets with a key; zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { text(key).map(Self.uiEdgeInsets) ?? .zero }
  /// Decodes the directional insets with a key; zero if there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    text(key).map(Self.nsDirectionalEdgeInsets) ?? .zero
  }
  /// Decodes the offset with a key; zero if there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset { text(key).map(Self.uiOffset) ?? .zero }

  /// Encodes text, which every coder accepts.
  private func encode(text: String, _ key: String) { encode(text as Any?, forKey: key) }

  private func text(_ key: String) -> String? {
    // Foundation for Linux ends the process for a value that is not there.
    containsValue(forKey: key) ? decodeObject(of: [NSString.self], forKey: key) as? String : nil
  }
}
