/// A weak reference to an object, as an element of a collection.
struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object?) { self.object = object }
}
