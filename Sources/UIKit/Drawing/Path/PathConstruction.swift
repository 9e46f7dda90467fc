/// A path whose `init()` can be called on a class that is determined at run time.
///
/// - Note: This is not public API. The mechanism is that of ``_ConstructibleResponder``, whose description explains why
///   it is safe.
open class _ConstructiblePath: UIBezierPath {
  /// Creates the path.
  public required override init() { super.init() }
  /// Creates the path from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

enum PathConstruction {
  /// Creates an empty path by the class's own `init()`, for the copies of paths of a subclass.
  @inline(never)
  static func make(_ type: UIBezierPath.Type) -> UIBezierPath {
    // Safe: only the slot that UIBezierPath declares is used, and every subclass of it has that slot.
    unsafeBitCast(type, to: _ConstructiblePath.Type.self).init() as UIBezierPath
  }
}
