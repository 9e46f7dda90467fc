// Traits and accessibility that exist in Swift alone, besides what darwin-check has. Bodies are never run.

@available(iOS 17, *)
extension UITraitCollection {
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] { [] }
  public static var systemTraitsAffectingColorAppearance: [UITrait] { [] }
}

@available(iOS 17, *)
public enum UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

@available(iOS 17, *)
extension UIMutableTraits {
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { .unspecified }
    set {}
  }
}
