extension UITraitCollection {
  /// The values of a collection that is being created.
  private struct Draft: UIMutableTraits {
    var values: Values

    subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
      get { values.value(of: trait) }
      set { values.set(newValue, of: trait) }
    }
  }

  private static func mutate(_ values: Values, _ mutations: (inout any UIMutableTraits) -> Void) -> Values {
    var traits: any UIMutableTraits = Draft(values: values)
    mutations(&traits)
    // If the closure replaced the object, the values are unchanged.
    return (traits as? Draft)?.values ?? values
  }

  /// Creates a collection with the values that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.mutate(Values(), mutations))
  }

  /// Returns a copy of this collection with the changes that a closure makes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: Self.mutate(values, mutations))
  }

  /// Returns a copy of this collection with another value of a trait.
  public func replacing<T>(_ trait: T.Type, value: T.Value) -> UITraitCollection where T: UITraitDefinition {
    var values = values
    values.set(value, of: trait)
    return UITraitCollection(values: values)
  }

  /// The value of a trait, which is its default value if the collection does not specify it.
  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
    TraitTracking.note(trait)
    return values.value(of: trait)
  }
}
