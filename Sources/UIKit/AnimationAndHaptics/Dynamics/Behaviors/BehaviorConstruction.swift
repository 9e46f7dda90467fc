/// A behavior whose `init()` can be called on a class that is determined at run time.
///
/// - Note: This is not public API. The mechanism is that of ``_ConstructibleResponder``, whose description explains why
///   it is safe.
open class _ConstructibleBehavior: UIDynamicBehavior {
  /// Creates the behavior.
  public required override init() { super.init() }
}

@MainActor
enum BehaviorConstruction {
  /// Creates an instance by the class's own `init()`, for class methods that return `Self`.
  @inline(never)
  static func make<Behavior: UIDynamicBehavior>(_ type: Behavior.Type) -> Behavior {
    // Safe: only the slot that UIDynamicBehavior declares is used, and every subclass of it has that slot.
    let behavior = unsafeBitCast(type as UIDynamicBehavior.Type, to: _ConstructibleBehavior.Type.self).init()
    // Safe: the initializer of the class itself created it.
    return unsafeDowncast(behavior as UIDynamicBehavior, to: Behavior.self)
  }
}
