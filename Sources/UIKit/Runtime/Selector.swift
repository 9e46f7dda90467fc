/// The name of a method that is called on request, as in Objective-C: `"save"`, `"save:"`, `"save:forEvent:"`.
///
/// - Note: Linux has no Objective-C and so no `#selector`; who is to be called conforms to `_RuntimeActionTarget`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  /// A selector by its name.
  public init(_ str: String) { name = str }

  /// A selector by its name.
  public init(stringLiteral value: String) { name = value }

  /// The name.
  public var description: String { name }
}
