/// An effect for a visual effect view.
///
/// Create one of its subclasses, such as ``UIBlurEffect``.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// Creates an effect that does not change what is behind a view.
  public override init() { super.init() }

  /// Returns the effect itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
