extension _RuntimeCreatable where Self: UIViewController {
  /// Creates a controller with the actual class's `init(nibName:bundle:)`.
  @_silgen_name("_uikit_createController_nib") @_disfavoredOverload
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  /// Creates a controller without a nib file.
  ///
  /// It is created with the actual class's `init(nibName:bundle:)`.
  @_silgen_name("_uikit_createController") @_disfavoredOverload public init()

  /// Creates a controller of the class that is called.
  ///
  /// - Note: Not API. It is the implementation of `init(nibName:bundle:)`.
  @_silgen_name("_uikit_createController_nib")
  public static func _make(nibName: consuming String?, bundle: consuming Bundle?) -> Self {
    // Safe: the initializer of the class created the object.
    unsafeDowncast(ControllerConstruction.make(self, nibName: nibName, bundle: bundle), to: self)
  }

  /// Creates a controller of the class that is called.
  ///
  /// - Note: Not API. It is the implementation of `init()`.
  @_silgen_name("_uikit_createController") public static func _make() -> Self {
    // Safe for the same reason.
    unsafeDowncast(ControllerConstruction.make(self), to: self)
  }
}
