extension _RuntimeCreatable where Self: UIViewController {
  /// Creates a controller with the actual class's `init(nibName:bundle:)`.
  @_disfavoredOverload public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    let controller = ControllerConstruction.make(Self.self, nibName: nibNameOrNil, bundle: nibBundleOrNil)
    // Safe: the initializer of the class created the object.
    self = unsafeDowncast(controller, to: Self.self)
  }

  /// Creates a controller without a nib file.
  ///
  /// It is created with the actual class's `init(nibName:bundle:)`.
  @_disfavoredOverload public init() { self.init(nibName: nil, bundle: nil) }
}
