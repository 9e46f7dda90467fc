package import Foundation

/// A property of a class by its name in Objective-C.
@MainActor
package struct NamedProperty {
  /// The property with the class that declares it as the root, under which its changes are reported.
  ///
  /// It is `nil` for a key without a public property.
  package let declaration: AnyKeyPath?
  /// A Boolean value that indicates whether the property reports its changes.
  package let isObservable: Bool
  /// A Boolean value that indicates whether an object has the same value, another object, for its whole lifetime.
  package let isPermanent: Bool
  /// The type of the property, for messages.
  package let type: Any.Type
  /// Returns whether an object has the property.
  let isOf: (NSObject) -> Bool
  private let read: (NSObject) -> Any?
  private let write: ((NSObject, Any?) -> NamedValue.Result)?

  init<Root: NSObject, Value>(
    _ declaration: AnyKeyPath?, isObservable: Bool, isPermanent: Bool = false, read: @escaping (Root) -> Value,
    write: ((Root, Value) -> Void)?
  ) {
    self.declaration = declaration
    self.isObservable = isObservable
    self.isPermanent = isPermanent
    type = Value.self
    isOf = { $0 is Root }
    self.read = { ($0 as? Root).flatMap { NamedValue.object(for: read($0)) } }
    self.write = write.map { write in
      { object, value in
        guard let object = object as? Root else { return .wrongType }
        return NamedValue.convert(value, to: Value.self) { write(object, $0) }
      }
    }
  }

  /// A Boolean value that indicates whether the property can be set.
  package var isWritable: Bool { write != nil }

  /// Returns the value of an object that has the property, with numbers as `NSNumber`.
  package func value(of object: NSObject) -> Any? { read(object) }

  /// Sets the value of an object that has the property, which must be writable.
  package func set(_ value: Any?, of object: NSObject) -> NamedValue.Result { write?(object, value) ?? .wrongType }
}
