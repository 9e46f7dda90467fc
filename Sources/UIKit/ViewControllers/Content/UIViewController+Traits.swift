extension UIViewController {
  /// Returns the traits of the view's environment with the overrides of the parent and the controller.
  func computeTraitCollection() -> UITraitCollection {
    adjust(
      viewStorage?.superviewStorage?.traitCollection ?? parentStorage?.traitCollection ?? UIScreen.main.traitCollection)
  }

  func adjust(_ inherited: UITraitCollection) -> UITraitCollection {
    traitAdjustments?.apply(to: inherited, style: overrideUserInterfaceStyle, parent: parentStorage) ?? inherited
  }

  /// Reports new traits if they differ from the traits that were reported last.
  func noteTraits(_ new: UITraitCollection) {
    let old = lastTraits ?? UIScreen.main.traitCollection
    lastTraits = new
    guard old !== new, old != new else { return }
    StatusBarUpdates.note()
    if contentUnavailability != nil { setNeedsUpdateContentUnavailableConfiguration() }
    for method in traitAdjustments?.methods(dependingOn: old, new) ?? [] { traitsDidChange(for: method) }
    new.performAsCurrent {
      traitCollectionDidChange(old)
      traitAdjustments?.notify(self, from: old, to: new)
    }
  }

  /// Requests a call of a method, because a trait has changed that it has read.
  private func traitsDidChange(for method: TrackedMethod) {
    switch method {
    case .constraints: viewStorage?.setNeedsUpdateConstraints()
    case .contentUnavailability: setNeedsUpdateContentUnavailableConfiguration()
    case .drawing, .configuration, .sections: break
    }
  }

  func reportOwnStyleChange(from oldValue: UIUserInterfaceStyle) {
    guard overrideUserInterfaceStyle != oldValue else { return }
    _ = traitAdjustmentsForWriting
    performTraitUpdate()
  }

  func performTraitUpdate() {
    if let view = viewStorage { view.flushTraits() } else { noteTraits(traitCollection) }
  }

  func markTraitsStale() {
    if let view = viewStorage {
      view.markTraitsStale()
    } else {
      AppRuntime.shared.performAfterCommit { [weak self] in
        guard let self, viewStorage == nil else { return }
        noteTraits(traitCollection)
      }
    }
  }

  func setOverride(_ traits: UITraitCollection?, for child: UIViewController) {
    if traits == nil && child.traitAdjustments == nil { return }
    child.traitAdjustmentsForWriting.setOverride(traits, by: self)
    child.markTraitsStale()
  }

  /// Applies the trait overrides of the controller's presentation; `nil` removes them.
  func setPresentationOverride(_ traits: UITraitCollection?) {
    guard traitAdjustments?.presentationOverride != traits else { return }
    traitAdjustmentsForWriting.presentationOverride = traits
    markTraitsStale()
  }
}

extension UIViewController: UITraitChangeObservable, TraitAdjusting {
  /// The trait overrides of the controller, which apply to it, its view, and the view's subtree.
  ///
  /// A change is reported before the next layout, or by ``updateTraitsIfNeeded()``.
  public var traitOverrides: UITraitOverrides {
    get { traitAdjustments?.overrides ?? UITraitOverrides() }
    set {
      traitAdjustmentsForWriting.overrides = newValue
      markTraitsStale()
    }
  }

  /// Registers a handler that is called whenever one of the traits changes.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    traitAdjustmentsForWriting.register(traits, typed(handler))
  }

  /// Removes a registration, which otherwise lasts as long as the controller.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitAdjustments?.unregister(registration)
  }
}
