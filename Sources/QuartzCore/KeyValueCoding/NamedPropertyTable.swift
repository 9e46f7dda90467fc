package import Foundation

/// The properties of classes by their names in Objective-C.
///
/// A property of a subclass is added after that of its superclass, and takes precedence over it.
@MainActor
package struct NamedPropertyTable {
  private var properties: [String: [NamedProperty]] = [:]

  package init() {}

  /// Returns the property of an object with a name; `nil` if there is none.
  package func find(_ name: String, in object: NSObject) -> NamedProperty? {
    properties[name]?.last { $0.isOf(object) }
  }

  /// Adds a property that can only be read.
  package mutating func add<Root: NSObject, Value>(
    _ name: String, _ keyPath: KeyPath<Root, Value>, isObservable: Bool = false, isPermanent: Bool = false
  ) {
    let property = NamedProperty(
      keyPath, isObservable: isObservable, isPermanent: isPermanent,
      read: { (object: Root) in object[keyPath: keyPath] }, write: nil)
    append(name, property)
  }

  /// Adds a property.
  package mutating func add<Root: NSObject, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>, isObservable: Bool = false
  ) {
    let property = NamedProperty(
      keyPath, isObservable: isObservable, read: { (object: Root) in object[keyPath: keyPath] },
      write: { $0[keyPath: keyPath] = $1 })
    append(name, property)
  }

  /// Adds a key that is not the name of a public property.
  package mutating func add<Root: NSObject, Value>(
    _ name: String, read: @escaping @MainActor (Root) -> Value, write: (@MainActor (Root, Value) -> Void)? = nil
  ) {
    append(name, NamedProperty(nil, isObservable: false, read: read, write: write))
  }

  private mutating func append(_ name: String, _ property: NamedProperty) {
    properties[name, default: []].append(property)
  }
}
