/// A responder whose `init()` can be called on a class that is determined at run time.
///
/// - Note: Not API. On Apple's platforms, the Objective-C runtime creates delegates from their class. Here, the method
///   table is used: in every subclass of `UIResponder`, `init()` is in the slot through which the `required init()` of
///   this class is called, so that a call through this class creates an instance of the subclass. The class must remain
///   `open`; otherwise the compiler would call this class's own initializer directly. The functions that use the
///   mechanism are not inlined; otherwise the optimizer would conclude that a cast of the result to another class must
///   fail.
open class _ConstructibleResponder: UIResponder {
  /// Creates the responder.
  public required override init() { super.init() }
}

@MainActor
enum ResponderConstruction {
  /// Creates an instance with the class's own `init()`, as UIKit creates application and scene delegates.
  @inline(never)
  static func make(_ type: UIResponder.Type) -> UIResponder {
    // Safe: only the slot that UIResponder declares is used, and every subclass of it has that slot.
    unsafeBitCast(type, to: _ConstructibleResponder.Type.self).init() as UIResponder
  }
}
