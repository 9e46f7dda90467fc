extension UIWindowScene {
  func computeTraitCollection(in orientation: UIInterfaceOrientation? = nil) -> UITraitCollection {
    let inherited = orientation.map(screen.traitCollection(in:)) ?? screen.traitCollection
    return traitAdjustments?.apply(to: inherited, style: .unspecified) ?? inherited
  }

  /// Reports the traits of the scene if they differ from the traits that were reported last.
  func noteTraits() {
    let new = traitCollection
    let old = lastTraits ?? new
    lastTraits = new
    if old !== new, old != new {
      new.performAsCurrent {
        traitCollectionDidChange(old)
        traitAdjustments?.notify(self, from: old, to: new)
      }
    }
    noteGeometry(previousTraits: old)
  }
}

extension UIWindowScene: UITraitChangeObservable, TraitAdjusting {
  /// The trait overrides of the scene, which apply to its windows.
  ///
  /// A change is reported to the scene immediately, and to its windows before layout.
  public var traitOverrides: UITraitOverrides {
    get { traitAdjustments?.overrides ?? UITraitOverrides() }
    set {
      noteTraits()
      traitAdjustmentsForWriting.overrides = newValue
      noteTraits()
      for window in windows { window.markTraitsStale() }
    }
  }

  /// Registers a handler that is called whenever one of the traits changes.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    noteTraits()
    return traitAdjustmentsForWriting.register(traits, typed(handler))
  }

  /// Removes a registration, which otherwise lasts as long as the scene.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitAdjustments?.unregister(registration)
  }
}
