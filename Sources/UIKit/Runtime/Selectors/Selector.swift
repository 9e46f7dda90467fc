/// The name of a method that is called dynamically, such as `"save"`, `"save:"`, or `"save:forEvent:"`.
///
/// - Note: Linux has no Objective-C and therefore no `#selector`. The object that is called conforms to
///   `_RuntimeActionTarget`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  /// Creates a selector with a name.
  public init(_ str: String) { name = str }

  /// Creates a selector with a name.
  public init(stringLiteral value: String) { name = value }

  /// The name of the method.
  public var description: String { name }
}
