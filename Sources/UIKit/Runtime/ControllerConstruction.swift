/// A view controller whose `init(nibName:bundle:)` can be called on a class determined at run time.
///
/// - Note: Not API. ``_ConstructibleResponder`` describes the mechanism, and why the class must remain `open`.
open class _ConstructibleViewController: UIViewController {
  /// Creates the view controller.
  public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the view controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The creation of view controllers of classes that are determined at run time.
///
/// The Objective-C runtime provides this on Apple's platforms.
@MainActor
package enum ControllerConstruction {
  /// Creates an instance with the class's own `init(nibName:bundle:)`.
  @inline(never)
  package static func make(
    _ type: UIViewController.Type, nibName: String? = nil, bundle: Bundle? = nil
  ) -> UIViewController {
    // Safe: only the slot that UIViewController declares is used, and every subclass of it has that slot.
    unsafeBitCast(type, to: _ConstructibleViewController.Type.self).init(nibName: nibName, bundle: bundle)
      as UIViewController
  }
}
