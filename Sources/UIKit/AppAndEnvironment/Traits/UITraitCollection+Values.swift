extension UITraitCollection {
  /// The values of a collection.
  struct Values: Hashable, Sendable {
    var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    var accessibilityContrast: UIAccessibilityContrast = .unspecified
    var legibilityWeight: UILegibilityWeight = .unspecified
    var displayGamut: UIDisplayGamut = .unspecified
    var custom = CustomTraitValues()

    /// Returns values that a closure sets.
    static func with(_ change: (inout Values) -> Void) -> Values {
      var values = Values()
      change(&values)
      return values
    }
  }
}

extension UITraitCollection.Values {
  func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value {
    if let system = trait as? any SystemTrait.Type {
      return system.read(from: self) as? T.Value ?? T.defaultValue
    }
    return custom[trait] ?? T.defaultValue
  }

  mutating func set<T: UITraitDefinition>(_ value: T.Value, of trait: T.Type) {
    if let system = trait as? any SystemTrait.Type {
      system.write(value, to: &self)
    } else {
      custom[trait] = value
    }
  }

  /// Adopts the values that another collection specifies.
  mutating func merge(_ other: Self) {
    for trait in SystemTraits.all { trait.merge(other, into: &self) }
    custom.merge(other.custom)
  }

  func differs(_ trait: UITrait, from other: Self) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    return custom.differs(trait, from: other.custom)
  }

  /// Returns whether the values of one of several traits differ from others.
  func differs(in traits: [UITrait], from other: Self) -> Bool { traits.contains { differs($0, from: other) } }

  /// Returns the traits whose values differ from others: UIKit's in a fixed order, then the app's.
  func traits(differingFrom other: Self) -> [UITrait] {
    var candidates: [UITrait] = SystemTraits.all
    candidates += custom.traits
    for trait in other.custom.traits where !candidates.contains(where: { $0 == trait }) { candidates.append(trait) }
    return candidates.filter { differs($0, from: other) }
  }
}
