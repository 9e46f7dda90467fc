extension UIWindowScene {
  func computeTraitCollection(in orientation: UIInterfaceOrientation? = nil) -> UITraitCollection {
    let inherited = orientation.map(screen.traitCollection(in:)) ?? screen.traitCollection
    return traitAdjustments?.apply(to: inherited, style: .unspecified) ?? inherited
  }

  /// Notifies the scene of its traits if they differ from the last reported ones.
  func noteTraits() {
    let new = traitCollection
    guard let old = lastTraits, old !== new, old != new else {
      lastTraits = new
      return
    }
    lastTraits = new
    new.performAsCurrent {
      traitCollectionDidChange(old)
      traitAdjustments?.notify(self, from: old, to: new)
    }
  }
}

extension UIWindowScene: UITraitChangeObservable, TraitAdjusting {
  /// The trait overrides of the scene, which apply to its windows. The scene is notified of a change immediately, the
  /// windows before layout.
  public var traitOverrides: UITraitOverrides {
    get { traitAdjustments?.overrides ?? UITraitOverrides() }
    set {
      noteTraits()
      traitAdjustmentsForWriting.overrides = newValue
      noteTraits()
      for window in windows { window.markTraitsStale() }
    }
  }

  /// Runs `handler` whenever one of the traits changes.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    noteTraits()
    return traitAdjustmentsForWriting.register(traits, typed(handler))
  }

  /// Ends a registration before the scene's own end.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitAdjustments?.unregister(registration)
  }
}
