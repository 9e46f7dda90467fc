extension UIWindowScene {
  func computeTraitCollection(in orientation: UIInterfaceOrientation? = nil) -> UITraitCollection {
    let inherited = orientation.map(screen.traitCollection(in:)) ?? screen.traitCollection
    return traitAdjustments?.apply(to: inherited, style: .unspecified) ?? inherited
  }

  /// Tells the scene of its traits if they are not what it was last told.
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
  /// What the scene changes in the traits of its windows. The scene hears of a change at once, the windows before layout.
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
