// How traits reach views. Reading walks up, so that the value is always current; only ancestors with overrides incur a
// cost. Notification walks down: a view in a changed environment is marked, and before its next layout it and its
// subtree are notified of their traits, controllers before their views, parents before children.

extension UIView {
  // MARK: - Computing

  func computeTraitCollection() -> UITraitCollection {
    adjust(owner?.traitCollection ?? surroundingTraits)
  }

  /// The traits around the view and its controller.
  private var surroundingTraits: UITraitCollection {
    if let superviewStorage { return superviewStorage.traitCollection }
    if let parent = owner?.parentStorage { return parent.traitCollection }
    guard let window = self as? UIWindow else { return UIScreen.main.traitCollection }
    return window.windowScene?.traitCollection ?? window.screen.traitCollection
  }

  func adjust(_ inherited: UITraitCollection) -> UITraitCollection {
    traitAdjustments?.apply(to: inherited, style: overrideUserInterfaceStyle) ?? inherited
  }

  /// Runs something of the view's with its traits as the current ones; free for views with the device's own.
  func withOwnTraitsAsCurrent(_ actions: () -> Void) {
    guard let lastTraits, lastTraits !== UIScreen.main.traitCollection else { return actions() }
    lastTraits.performAsCurrent(actions)
  }

  // MARK: - Telling

  func markTraitsStale() {
    guard !layoutState.areTraitsStale else { return }
    layoutState.areTraitsStale = true
    superviewStorage?.noteDescendantNeedsLayout()
    AppRuntime.shared.setNeedsCommit()
  }

  func reportOwnStyleChange(from oldValue: UIUserInterfaceStyle) {
    guard overrideUserInterfaceStyle != oldValue else { return }
    _ = traitAdjustmentsForWriting
    updateTraits()
  }

  /// Brings the view and what is below up to date, for a view whose surroundings may have changed.
  func updateTraits() {
    // A style that is set from inside a trait callback of the same view would otherwise call itself for ever.
    guard !layoutState.isUpdatingTraits else { return markTraitsStale() }
    updateTraits(inheriting: surroundingTraits)
  }

  /// The same, and whatever below is marked.
  func flushTraits() {
    updateTraits()
    for subview in subviewStorage where subview.layoutState.needsWork { subview.flushMarkedTraits() }
  }

  private func flushMarkedTraits() {
    if layoutState.areTraitsStale { updateTraits() }
    for subview in subviewStorage where subview.layoutState.needsWork { subview.flushMarkedTraits() }
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
    // A view that has been nowhere yet has the device's traits.
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
      setNeedsLayout()
      if drawnContent != nil { setNeedsDisplay() }
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

  /// Runs `handler` whenever one of the traits changes.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    traitAdjustmentsForWriting.register(traits, typed(handler))
  }

  /// Ends a registration before the view's own end.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitAdjustments?.unregister(registration)
  }
}
