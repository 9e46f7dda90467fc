extension UIWindowScene {
  /// The geometry of a scene at a time.
  @preconcurrency @MainActor
  open class Geometry: NSObject, NSCopying {
    /// The orientation of the scene's interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The coordinate space of the scene, which is that of its screen.
    public let coordinateSpace: any UICoordinateSpace
    /// A Boolean value that indicates whether the user is resizing the scene, which is not possible on iPhone and iPad
    /// here.
    open var isInteractivelyResizing: Bool { false }

    init(_ interfaceOrientation: UIInterfaceOrientation, size: CGSize) {
      self.interfaceOrientation = interfaceOrientation
      // A view of its own, because the space has the size of this time.
      coordinateSpace = UIView(frame: CGRect(origin: .zero, size: size))
      super.init()
    }

    /// Returns the geometry itself, which is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The current geometry of the scene.
  ///
  /// Its changes can be observed. The delegate is notified too.
  public var effectiveGeometry: Geometry {
    Geometry(interfaceOrientation, size: screen.bounds.size)
  }

  /// The orientation and the size of the scene that were reported last.
  struct ReportedGeometry: Equatable {
    var orientation: UIInterfaceOrientation
    var size: CGSize

    @MainActor var geometry: Geometry { Geometry(orientation, size: size) }
  }

  /// Reports the geometry and the traits of the scene to its delegate if they differ from those that were reported
  /// last.
  func noteGeometry(previousTraits: UITraitCollection) {
    let new = ReportedGeometry(orientation: interfaceOrientation, size: screen.bounds.size)
    let old = reportedGeometry ?? new
    reportedGeometry = new
    let isMoved = old != new
    guard isMoved || previousTraits != traitCollection else { return }
    let delegate = delegate as? any UIWindowSceneDelegate
    let geometry = old.geometry
    delegate?.windowScene(
      self, didUpdate: geometry.coordinateSpace, interfaceOrientation: geometry.interfaceOrientation,
      traitCollection: previousTraits)
    guard isMoved else { return }
    delegate?.windowScene(self, didUpdateEffectiveGeometry: geometry)
    tellObservers(of: \UIWindowScene.effectiveGeometry, from: geometry, to: effectiveGeometry)
  }
}

extension UIWindowScene: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: UIWindowScene {
  /// Calls a closure whenever a property is set.
  ///
  /// A scene reports its ``UIWindowScene/effectiveGeometry``.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own: [ObservableProperty] = [.init(\Self.effectiveGeometry, \UIWindowScene.effectiveGeometry)]
    return KeyValueObservers.shared.observe(self, keyPath, of: own, options, changeHandler)
  }
}
