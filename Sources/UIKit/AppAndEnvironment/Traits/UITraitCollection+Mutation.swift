extension UITraitCollection {
  /// A collection in the making.
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
    // A closure that replaces the object has not changed this one.
    return (traits as? Draft)?.values ?? values
  }

  /// Creates a collection with the values that the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.mutate(Values(), mutations))
  }

  /// Returns a copy of this collection with the changes of the closure.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: Self.mutate(values, mutations))
  }

  /// Returns the value of a trait; its default if the collection does not specify it.
  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { values.value(of: trait) }
}
