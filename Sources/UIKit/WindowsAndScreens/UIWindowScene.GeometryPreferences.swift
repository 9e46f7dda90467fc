extension UIWindowScene {
  /// The geometry that an app requests for a scene.
  ///
  /// The subclass for iOS contains the values.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    override init() { super.init() }

    /// The geometry that an app requests for a scene on iOS.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The orientations of the interface; `nil` to keep the current one.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates preferences without values.
      public override init() { super.init() }

      /// Creates preferences for orientations of the interface.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Requests a geometry for the scene.
  ///
  /// The interface rotates to one of the orientations after the changes of this update cycle have been committed.
  ///
  /// - Parameters:
  ///   - geometryPreferences: The geometry.
  ///   - errorHandler: A closure that is called if the view controllers do not support the orientations.
  public func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let mask = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    AppRuntime.shared.performAfterCommit { [weak self] in
      guard let self, !mask.contains(self.interfaceOrientation) else { return }
      let candidates: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
      for orientation in candidates where mask.contains(orientation) {
        if InterfaceRotation.rotate(byRequestTo: orientation) { return }
      }
      errorHandler?(UISceneError(.geometryRequestDenied))
    }
  }
}
