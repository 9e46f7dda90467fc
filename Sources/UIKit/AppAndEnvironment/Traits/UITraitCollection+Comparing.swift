extension UITraitCollection {
  /// Returns whether everything that `trait` specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Returns whether dynamic colors may differ from those in the other collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return traitCollection !== self
      && values.traits(differingFrom: traitCollection.values).contains { $0.affectsColorAppearance }
  }

  /// Returns the traits whose values differ from the other collection's; `nil` is treated as a collection that
  /// specifies no values.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.traits(differingFrom: traitCollection?.values ?? Values())
  }

  /// UIKit's traits that affect dynamic colors.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    SystemTraits.all.filter { $0.affectsColorAppearance }
  }
}
