extension UIView {
  /// A root view has its controller's traits, another view its superview's; either adds its own override.
  func computeTraitCollection() -> UITraitCollection {
    let inherited = owner?.traitCollection ?? superviewStorage?.traitCollection ?? UIScreen.main.traitCollection
    return inherited.overriding(style: overrideUserInterfaceStyle)
  }

  /// Tells this subtree, controllers included, that what it inherits went from `old` to `new`.
  func propagateTraits(from old: UITraitCollection, to new: UITraitCollection) {
    guard old != new else { return }
    var (old, new) = (old, new)
    if let owner {
      old = old.overriding(style: owner.overrideUserInterfaceStyle)
      new = new.overriding(style: owner.overrideUserInterfaceStyle)
      if old != new { owner.traitCollectionDidChange(old) }
    }
    propagateOwnTraits(
      from: old.overriding(style: overrideUserInterfaceStyle), to: new.overriding(style: overrideUserInterfaceStyle))
  }

  /// The same for traits with this view's own override already in them.
  func propagateOwnTraits(from old: UITraitCollection, to new: UITraitCollection) {
    guard old != new else { return }
    resolveBackgroundColor()
    new.performAsCurrent { traitCollectionDidChange(old) }
    setNeedsLayout()
    for subview in subviewStorage { subview.propagateTraits(from: old, to: new) }
  }
}
