/// A type that identifies a value in a ``UITraitCollection``.
///
/// A type of the app that conforms to the protocol is a custom trait. It need not be registered.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value

  /// The default value of the trait, which applies if no other value is set.
  static var defaultValue: Value { get }
  /// The unique identifier of the trait, for serialization.
  static var identifier: String { get }
  /// The name of the trait, for debugging.
  static var name: String { get }
  /// A Boolean value that indicates whether the trait affects dynamic colors and images.
  ///
  /// If the value is `true`, views resolve their colors again when the trait changes.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The default identifier, which is the full name of the type.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The default name, which is the name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The default value is `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, which is represented by the type that defines it.
public typealias UITrait = any UITraitDefinition.Type
