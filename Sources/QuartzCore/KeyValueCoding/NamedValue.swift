import Foundation

/// Conversions of values that are read and set by the name of a property.
@MainActor
package enum NamedValue {
  /// The result of setting a value.
  package enum Result {
    /// The value was set.
    case done
    /// The value was `nil`, and the property is a number or a structure.
    case missing
    /// The value does not have the type of the property.
    case wrongType
  }

  /// Returns a value that is not optional; `nil` if there is none.
  package nonisolated static func unwrapped(_ value: Any?) -> Any? {
    // `Any?` is an optional itself.
    guard let value else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return unwrapped(optional.content)
  }

  /// Converts a value to the type of a property, and sets it.
  static func convert<Value>(_ value: Any?, to type: Value.Type, _ set: (Value) -> Void) -> Result {
    if let converted = converted(value, to: type) {
      set(converted)
      return .done
    }
    return value == nil ? .missing : .wrongType
  }

  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let optional = type as? any OptionalValue.Type {
      guard let made = optional.make(value) else { return nil }
      return made as? Value
    }
    guard let value else { return nil }
    if let value = value as? Value { return value }
    // The value may be an optional one.
    if let optional = value as? any OptionalValue { return optional.content.flatMap { converted($0, to: type) } }
    if let number = number(value), let result = self.value(of: number, as: type) { return result }
    if let raw = type as? any RawRepresentable.Type { return make(raw, from: value) as? Value }
    return nil
  }

  fileprivate static func converted<Wrapped>(_ value: Any?, toOptional type: Wrapped.Type) -> Wrapped?? {
    guard let value else { return .some(nil) }
    if let optional = value as? any OptionalValue, optional.content == nil { return .some(nil) }
    return converted(value, to: type).map { .some($0) }
  }

  private static func make<Kind: RawRepresentable>(_ type: Kind.Type, from value: Any) -> Kind? {
    converted(value, to: Kind.RawValue.self).flatMap { Kind(rawValue: $0) }
  }

  /// Returns a number of any numeric type as an object.
  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    default: nil
    }
  }

  private static func value<Value>(of number: NSNumber, as type: Value.Type) -> Value? {
    func integer<Number: BinaryInteger>(_: Number.Type) -> Number { Number(truncatingIfNeeded: number.int64Value) }
    func real<Number: BinaryFloatingPoint>(_: Number.Type) -> Number { Number(number.doubleValue) }
    if type == Bool.self { return number.boolValue as? Value }
    if let type = type as? any BinaryInteger.Type { return integer(type) as? Value }
    if let type = type as? any BinaryFloatingPoint.Type { return real(type) as? Value }
    return nil
  }

  /// Returns a value of a property as it is read by name: numbers, enumerations, and option sets as `NSNumber`.
  package static func object(for value: Any) -> Any? {
    if let optional = value as? any OptionalValue { return optional.content.flatMap { object(for: $0) } }
    if let number = number(value) { return number }
    if !(value is NSObject), let value = value as? any RawRepresentable { return object(for: value.rawValue) }
    return value
  }
}

/// A value that is optional, for tests of values whose type is not known.
private protocol OptionalValue {
  var content: Any? { get }
  /// Returns an optional for a value, or `nil` if the value has another type.
  @MainActor static func make(_ value: Any?) -> Any?
}

extension Optional: OptionalValue {
  var content: Any? { self }

  @MainActor static func make(_ value: Any?) -> Any? {
    NamedValue.converted(value, toOptional: Wrapped.self).map { $0 as Any }
  }
}
