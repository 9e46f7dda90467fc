/// A type that identifies a value in a ``UITraitCollection``.
///
/// A type of the app that conforms is a custom trait and need not be registered.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value

  /// The default value of the trait, which applies where no other value is set.
  static var defaultValue: Value { get }
  /// The unique identifier of the trait, for serialization.
  static var identifier: String { get }
  /// The name of the trait, for debugging.
  static var name: String { get }
  /// A Boolean value that indicates whether dynamic colors and images depend on the trait, so that views resolve them
  /// again when it changes.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's full name.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// False: most traits do not.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait: the type that defines it.
public typealias UITrait = any UITraitDefinition.Type
