/// Creates segues of classes that are determined at run time, as the Objective-C runtime does on Apple's platforms.
///
/// - Note: Not API. Every subclass of `UIStoryboardSegue` has its `init(identifier:source:destination:)` in the slot of the
///   method table that this class's `required` initializer is called through. The class must stay `open`, or the compiler
///   would call its own initializer directly.
open class _ConstructibleSegue: UIStoryboardSegue {
  /// Creates the segue.
  public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

@MainActor
enum SegueConstruction {
  @inline(never)
  static func make(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue {
    // Safe: only the slot that UIStoryboardSegue declares is used, and every subclass of it has that slot.
    unsafeBitCast(type, to: _ConstructibleSegue.Type.self)
      .init(identifier: identifier, source: source, destination: destination) as UIStoryboardSegue
  }
}
