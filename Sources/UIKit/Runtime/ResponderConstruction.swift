/// A responder whose `init()` can be called on a class that is determined at run time.
///
/// - Note: Not API. On Apple's platforms the Objective-C runtime makes delegates from their class. Here the same is done
///   through the method table: every subclass of `UIResponder` has its `init()` in the slot that this class's
///   `required init()` is called through, so viewing a class as this one constructs the class itself. The class must
///   stay `open`, or the compiler would call this class's own initializer directly. The functions that do so are not inlined,
///   or the optimizer would conclude that a cast of the result to another class must fail.
open class _ConstructibleResponder: UIResponder {
  /// Creates the responder.
  public required override init() { super.init() }
}

@MainActor
enum ResponderConstruction {
  /// Makes an instance with the class's own `init()`, as UIKit makes application and scene delegates.
  @inline(never)
  static func make(_ type: UIResponder.Type) -> UIResponder {
    // Safe: only the slot that UIResponder declares is used, and every subclass of it has that slot.
    unsafeBitCast(type, to: _ConstructibleResponder.Type.self).init() as UIResponder
  }
}
