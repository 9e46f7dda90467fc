/// An object whose properties can be accessed by their names in Objective-C.
///
/// Responders conform, and so do UIKit's other classes that apps access by name, such as bar items and alert actions.
/// In a subclass of a responder, the methods can be overridden. Another class of an app conforms to have its own keys:
///
/// ```swift
/// #if !canImport(ObjectiveC)
///   extension Trip: _RuntimeKeyValueCoding {
///     func value(forUndefinedKey key: String) -> Any? { key == "name" ? name : nil }
///   }
/// #endif
/// ```
///
/// - Note: Not API of Apple's, on whose platforms every object has these methods.
@preconcurrency @MainActor
public protocol _RuntimeKeyValueCoding: NSObject {
  /// Returns the value of a property with a name.
  func value(forKey key: String) -> Any?
  /// Sets the value of a property with a name.
  func setValue(_ value: Any?, forKey key: String)
  /// Returns the value of the property at the end of a path of names.
  func value(forKeyPath keyPath: String) -> Any?
  /// Sets the value of the property at the end of a path of names.
  func setValue(_ value: Any?, forKeyPath keyPath: String)
  /// Called to return the value for a key that names no property.
  func value(forUndefinedKey key: String) -> Any?
  /// Called to set the value for a key that names no property.
  func setValue(_ value: Any?, forUndefinedKey key: String)
  /// Called when the value of a number or a structure is set to `nil`.
  func setNilValueForKey(_ key: String)
}

extension _RuntimeKeyValueCoding {
  /// Returns the value of a property with a name.
  public func value(forKey key: String) -> Any? { KeyValueCoding.value(forKey: key, of: self) }
  /// Sets the value of a property with a name.
  public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, forKey: key, of: self) }
  /// Returns the value of the property at the end of a path of names.
  public func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(forKeyPath: keyPath, of: self) }
  /// Sets the value of the property at the end of a path of names.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, forKeyPath: keyPath, of: self)
  }
  /// Ends the process, because the key names no property.
  public func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.failToRead(key, of: self) }
  /// Ends the process, because the key names no property.
  public func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueCoding.failToSet(key, of: self) }
  /// Ends the process, because the property cannot be `nil`.
  public func setNilValueForKey(_ key: String) { KeyValueCoding.failToSetNil(key, of: self) }

  /// Sets the values of properties, where `NSNull` represents `nil`.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Returns the values of properties, where `NSNull` represents `nil`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for key in keys { values[key] = value(forKey: key) ?? NSNull() }
    return values
  }
}

extension UIResponder: _RuntimeKeyValueCoding {}
extension CALayer: _RuntimeKeyValueCoding {}
extension UIBarItem: _RuntimeKeyValueCoding {}
extension UINavigationItem: _RuntimeKeyValueCoding {}
extension UIBarAppearance: _RuntimeKeyValueCoding {}
extension UIAlertAction: _RuntimeKeyValueCoding {}
extension UIMenuElement: _RuntimeKeyValueCoding {}
extension UIGestureRecognizer: _RuntimeKeyValueCoding {}
extension UIDevice: _RuntimeKeyValueCoding {}
extension UIScreen: _RuntimeKeyValueCoding {}
extension UIPresentationController: _RuntimeKeyValueCoding {}
extension UICollectionViewLayout: _RuntimeKeyValueCoding {}
extension UICollectionViewLayoutAttributes: _RuntimeKeyValueCoding {}
extension UIStoryboardSegue: _RuntimeKeyValueCoding {}
extension UIViewPropertyAnimator: _RuntimeKeyValueCoding {}
extension UILayoutGuide: _RuntimeKeyValueCoding {}
extension NSLayoutConstraint: _RuntimeKeyValueCoding {}
