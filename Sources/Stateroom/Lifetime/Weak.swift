/// A weak reference to an object, as an element of a collection.
@_spi(Compatibility) public struct Weak<Object: AnyObject> {
  /// The object, or `nil` after it was deallocated.
  public private(set) weak var object: Object?

  /// Creates a weak reference.
  public init(_ object: Object?) { self.object = object }
}
