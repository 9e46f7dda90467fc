extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates in parentheses, such as `(10.0, 20.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height in parentheses, such as `(100.0, 50.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and the size in parentheses, such as `(10.0, 20.0, 100.0, 50.0)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
