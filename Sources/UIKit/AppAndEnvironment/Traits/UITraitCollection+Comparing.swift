extension UITraitCollection {
  /// Returns whether the collection has the same values for all traits that another collection specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Returns whether dynamic colors can differ from those in another collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return traitCollection !== self
      && values.traits(differingFrom: traitCollection.values).contains { $0.affectsColorAppearance }
  }

  /// Returns the traits whose values differ from those of another collection.
  ///
  /// If the other collection is `nil`, it is treated as a collection that specifies no values.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.traits(differingFrom: traitCollection?.values ?? Values())
  }

  /// The traits of UIKit that affect dynamic colors.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    SystemTraits.all.filter { $0.affectsColorAppearance }
  }
}
