import QuartzCore

/// The implementation of the methods that access properties by name.
///
/// The properties of an app's classes come first, then those of UIKit, and then the methods for undefined keys.
@MainActor
enum KeyValueCoding {
  // MARK: - Keys

  static func value(forKey key: String, of object: some _RuntimeKeyValueCoding) -> Any? {
    guard let property = NamedProperties.findReadable(key, in: object) else {
      return object.value(forUndefinedKey: key)
    }
    return property.value(of: object)
  }

  static func set(_ value: Any?, forKey key: String, of object: some _RuntimeKeyValueCoding) {
    if let own = object as? any _RuntimeInterfaceObject, own._runtimeSetValue(value, forKeyPath: key) { return }
    guard let property = NamedProperties.find(key, in: object), property.isWritable else {
      return object.setValue(value, forUndefinedKey: key)
    }
    switch property.set(value, of: object) {
    case .done: break
    case .missing: object.setNilValueForKey(key)
    case .wrongType:
      fail(
        """
        \(type(of: object)): the value \(value.map { "\($0)" } ?? "nil") for the key "\(key)" does not have the type \
        \(property.type) of the property; set a value of that type.
        """)
    }
  }

  // MARK: - Key Paths

  static func value(forKeyPath path: String, of object: some _RuntimeKeyValueCoding) -> Any? {
    guard let (key, rest) = split(path) else { return object.value(forKey: path) }
    guard let next = object.value(forKey: key) else { return nil }
    return holder(next, key, of: object)?.value(forKeyPath: rest)
  }

  static func set(_ value: Any?, forKeyPath path: String, of object: some _RuntimeKeyValueCoding) {
    guard let (key, rest) = split(path) else { return object.setValue(value, forKey: path) }
    if let own = object as? any _RuntimeInterfaceObject, own._runtimeSetValue(value, forKeyPath: path) { return }
    guard let next = object.value(forKey: key) else { return }
    holder(next, key, of: object)?.setValue(value, forKeyPath: rest)
  }

  private static func split(_ path: String) -> (key: String, rest: String)? {
    path.firstIndex(of: ".").map { (String(path[..<$0]), String(path[path.index(after: $0)...])) }
  }

  private static func holder(_ value: Any, _ key: String, of object: NSObject) -> (any _RuntimeKeyValueCoding)? {
    if let holder = value as? any _RuntimeKeyValueCoding { return holder }
    fail(
      """
      \(type(of: object)): the value for the key "\(key)" is a \(type(of: value)), whose properties have no names; end \
      the key path there.
      """)
    return nil
  }

  // MARK: - Failures

  private static var isAttempt = false
  private static var failure: String?

  /// Performs an access whose failure does not end the process.
  ///
  /// Returns the description of the failure; `nil` if there was none.
  static func attempt(_ access: () -> Void) -> String? {
    let (outer, outerFailure) = (isAttempt, failure)
    defer { (isAttempt, failure) = (outer, outerFailure) }
    (isAttempt, failure) = (true, nil)
    access()
    return failure
  }

  /// Ends the process, as an exception does on Apple's platforms, or ends an attempt.
  static func fail(_ message: String) {
    guard isAttempt else { misuse(message) }
    failure = failure ?? message
  }

  static func failToRead(_ key: String, of object: NSObject) -> Any? {
    fail(
      """
      \(type(of: object)) is not key value coding-compliant for the key "\(key)": it has no property of that name \
      (NSUnknownKeyException). Correct the key; for a property of the app's, override value(forUndefinedKey:) where \
      Objective-C is not available.
      """)
    return nil
  }

  static func failToSet(_ key: String, of object: NSObject) {
    let reason =
      NamedProperties.find(key, in: object) == nil ? "it has no property of that name" : "the property is read-only"
    fail(
      """
      \(type(of: object)) is not key value coding-compliant for the key "\(key)": \(reason) (NSUnknownKeyException). \
      Correct the key; for a property of the app's, implement _runtimeSetValue(_:forKeyPath:) or override \
      setValue(_:forUndefinedKey:) where Objective-C is not available.
      """)
  }

  static func failToSetNil(_ key: String, of object: NSObject) {
    fail(
      """
      \(type(of: object)): the value for the key "\(key)" cannot be nil (NSInvalidArgumentException). Set a value of the \
      property's type, or override setNilValueForKey(_:).
      """)
  }
}
