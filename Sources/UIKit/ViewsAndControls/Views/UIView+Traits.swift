// Traits are read from ancestors, so that the value is always current; only ancestors with overrides incur a cost.
// Changes are reported to descendants: a view in a changed environment is marked, and before its next layout the view
// and its subtree receive their traits, view controllers before their views, parents before children.

extension UIView {
  // MARK: - Computing

  func computeTraitCollection() -> UITraitCollection {
    adjust(owner?.traitCollection ?? surroundingTraits)
  }

  /// The traits of the environment of the view and its view controller.
  private var surroundingTraits: UITraitCollection {
    if let superviewStorage { return superviewStorage.traitCollection }
    if let parent = owner?.parentStorage { return parent.traitCollection }
    guard let window = self as? UIWindow else { return UIScreen.main.traitCollection }
    return window.windowScene?.traitCollection ?? window.screen.traitCollection
  }

  func adjust(_ inherited: UITraitCollection) -> UITraitCollection {
    traitAdjustments?.apply(to: inherited, style: overrideUserInterfaceStyle) ?? inherited
  }

  /// Performs actions with the view's traits as the current ones.
  ///
  /// There is no cost if they are the traits of the device.
  func withOwnTraitsAsCurrent(_ actions: () -> Void) {
    TintScope.perform(for: self) {
      guard let lastTraits, lastTraits !== UIScreen.main.traitCollection else { return actions() }
      lastTraits.performAsCurrent(actions)
    }
  }

  // MARK: - Reporting

  func markTraitsStale() {
    guard !layoutState.areTraitsStale else { return }
    layoutState.areTraitsStale = true
    superviewStorage?.noteDescendantNeedsLayout()
    AppRuntime.shared.setNeedsCommit()
  }

  func reportOwnStyleChange(from oldValue: UIUserInterfaceStyle) {
    guard overrideUserInterfaceStyle != oldValue else { return }
    // The style of a navigation bar determines that of the status bar.
    StatusBarUpdates.note()
    _ = traitAdjustmentsForWriting
    updateTraits()
  }

  /// Updates the traits of the view and its subtree after a change of its environment.
  func updateTraits() {
    // A style that is set in a trait callback of the same view would otherwise cause an endless recursion.
    guard !layoutState.isUpdatingTraits else { return markTraitsStale() }
    updateTraits(inheriting: surroundingTraits)
  }

  /// Updates the traits of the view, and of all marked descendants.
  func flushTraits() {
    updateTraits()
    for subview in subviewStorage where subview.layoutState.needsWork { subview.flushMarkedTraits() }
  }

  private func flushMarkedTraits() {
    if layoutState.areTraitsStale { updateTraits() }
    for subview in subviewStorage where subview.layoutState.needsWork { subview.flushMarkedTraits() }
  }

  /// Requests calls of the methods that depend on a change of traits.
  ///
  /// A change of the appearance concerns every view, as apps expect that were written for the first dark mode.
  private func requestUpdates(from old: UITraitCollection, to new: UITraitCollection) {
    setNeedsLayout()
    let isAppearance = new.hasDifferentColorAppearance(comparedTo: old)
    if isAppearance { setNeedsUpdateConstraints() }
    if drawnContent != nil || isAppearance && mayDraw { setNeedsDisplay() }
    for method in traitAdjustments?.methods(dependingOn: old, new) ?? [] { traitsDidChange(for: method) }
    if isAppearance { new.performAsCurrent { tintColorDidChange() } }
  }

  private func updateTraits(inheriting inherited: UITraitCollection) {
    layoutState.areTraitsStale = false
    layoutState.isUpdatingTraits = true
    var traits = inherited
    if let owner {
      traits = owner.traitCollection
      owner.noteTraits(traits)
    }
    let new = adjust(traits)
    let isFirst = lastTraits == nil
    // A view that has not been in a hierarchy has the traits of the device.
    let old = lastTraits ?? UIScreen.main.traitCollection
    lastTraits = new
    let isChanged = old !== new && old != new
    if isChanged || isFirst { resolveBackgroundColor(with: new) }
    if isChanged {
      new.performAsCurrent {
        traitCollectionDidChange(old)
        traitAdjustments?.notify(self, from: old, to: new)
      }
      if owner != nil || margins.isCustom { markMarginsStale() }
      layoutRecordIfAny?.readableGuide?.placeDidChange()
      if old.layoutDirection != new.layoutDirection { layoutDirectionDidChange() }
      requestUpdates(from: old, to: new)
    }
    layoutState.isUpdatingTraits = false
    // Otherwise the subtree was notified with this view, or is marked itself.
    guard isChanged || isFirst else { return }
    for subview in subviewStorage { subview.updateTraits(inheriting: new) }
  }
}

extension UIView: UITraitChangeObservable, TraitAdjusting {
  /// The trait overrides of the view, which apply to it and its subtree.
  ///
  /// A change is reported before the next layout, or by ``updateTraitsIfNeeded()``.
  public var traitOverrides: UITraitOverrides {
    get { traitAdjustments?.overrides ?? UITraitOverrides() }
    set {
      traitAdjustmentsForWriting.overrides = newValue
      markTraitsStale()
    }
  }

  /// Registers a closure that is called when one of the traits changes.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    traitAdjustmentsForWriting.register(traits, typed(handler))
  }

  /// Removes a registration.
  ///
  /// It otherwise ends when the view is deallocated.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitAdjustments?.unregister(registration)
  }
}
