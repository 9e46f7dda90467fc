/// The trait overrides of an object, which apply to it and all its descendants.
///
/// Use this structure to set overrides, and read effective values from `traitCollection`. Reading a trait that is not
/// overridden is a programmer error; check ``contains(_:)`` first.
public struct UITraitOverrides: UIMutableTraits {
  private(set) var values = UITraitCollection.Values()
  private var identifiers: Set<ObjectIdentifier> = []

  var isEmpty: Bool { identifiers.isEmpty }

  /// The overridden value of a trait.
  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
    get {
      expect(
        contains(trait),
        "UITraitOverrides: \(T.name) is not overridden, so it cannot be read here; read traitCollection, or ask contains(_:)"
      )
      return values.value(of: trait)
    }
    set {
      identifiers.insert(ObjectIdentifier(trait))
      values.set(newValue, of: trait)
    }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { identifiers.contains(ObjectIdentifier(trait)) }

  /// Removes an override, so that the trait is inherited again.
  public mutating func remove(_ trait: UITrait) {
    guard identifiers.remove(ObjectIdentifier(trait)) != nil else { return }
    if let system = trait as? any SystemTrait.Type {
      func reset<T: SystemTrait>(_ trait: T.Type) { values[keyPath: T.field] = T.defaultValue }
      reset(system)
    } else {
      values.custom.remove(trait)
    }
  }
}

extension UITraitOverrides: CustomStringConvertible, CustomDebugStringConvertible {
  /// A description of the overridden traits by name.
  public var description: String {
    let names = (SystemTraits.all.map { $0 as UITrait } + values.custom.traits).filter(contains).map { $0.name }
    return "UITraitOverrides(\(names.joined(separator: ", ")))"
  }
  /// A description of the overridden traits by name.
  public var debugDescription: String { description }
}
