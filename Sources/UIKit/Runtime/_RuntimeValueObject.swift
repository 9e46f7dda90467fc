/// The superclass of values in attributed strings, such as fonts, colors, and paragraph styles.
///
/// On Apple's platforms, these are subclasses of `NSObject`. Foundation for Linux ends the process when it compares two
/// such objects in an attributed string, which it does whenever neighboring runs have the same number of attributes. It
/// compares objects of other classes as Swift values. This class therefore has the members of `NSObject` that values
/// require, and conforms to its protocol, but is not a subclass.
open class _RuntimeValueObject: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Creates an object.
  public init() {}

  /// Returns whether another object has the same value. The default implementation compares identities.
  open func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  /// A hash value, which is the same for equal objects.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// A textual description of the object.
  open var description: String { "\(type(of: self))" }

  /// A textual description of the object, for debugging.
  open var debugDescription: String { description }

  /// Returns the object itself.
  public func `self`() -> Self { self }

  /// Returns whether the object is a proxy, which is always `false`.
  public func isProxy() -> Bool { false }

  /// Returns the copy that `NSCopying` creates; the object itself if it does not conform.
  public func copy() -> Any { (self as? any NSCopying)?.copy(with: nil) ?? self }

  /// Returns the copy that `NSMutableCopying` creates; the object itself if it does not conform.
  public func mutableCopy() -> Any { (self as? any NSMutableCopying)?.mutableCopy(with: nil) ?? self }

  /// Returns whether two objects have the same value.
  public static func == (left: _RuntimeValueObject, right: _RuntimeValueObject) -> Bool { left.isEqual(right) }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
