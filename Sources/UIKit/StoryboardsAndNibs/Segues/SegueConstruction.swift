/// A class that allows segues to be created from a class that is determined at run time.
///
/// The Objective-C runtime provides this on Apple's platforms.
///
/// - Note: Not API. In every subclass of `UIStoryboardSegue`, `init(identifier:source:destination:)` is in the slot of
///   the method table through which the `required` initializer of this class is called. The class must remain `open`;
///   otherwise the compiler would call its own initializer directly.
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
