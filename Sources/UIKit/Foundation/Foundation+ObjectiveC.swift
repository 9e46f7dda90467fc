// What Foundation has on Apple's platforms, where its classes are Objective-C's.

/// An integer, by its name in Objective-C.
public typealias NSInteger = Int
/// An integer that is not negative in Objective-C, which Swift imports as `Int`.
public typealias NSUInteger = Int

extension UserDefaults {
  /// Sets the value of a default.
  ///
  /// - Parameters:
  ///   - value: A property list object; `nil` to remove the default.
  ///   - key: The name of the default.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns the value of a default; `nil` if there is none.
  ///
  /// - Parameter key: The name of the default.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension NSMutableString {
  /// Appends a string that is made from a format and arguments.
  ///
  /// - Parameters:
  ///   - format: A format, as in `String(format:_:)`.
  ///   - arguments: The values that the format refers to.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: String(describing: format), arguments: arguments))
  }
}

// An extension cannot declare an initializer without parameters that a superclass has, but one with a default value.
extension Timer {
  /// Creates a timer that does nothing, as a value to be replaced.
  public convenience init(_ nothing: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }
}

extension NSAttributedString {
  /// Creates an empty attributed string.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
  /// Creates an empty string.
  public convenience init(_ nothing: Void = ()) { self.init(capacity: 0) }
}

extension NSObject {
  /// Returns the name of the class with its module.
  public class func description() -> String { NSStringFromClass(self) }

  /// Returns the class.
  public class func classForCoder() -> AnyClass { self }
}
