import QuartzCore

/// The getter or setter of a property of UIKit, such as `isHidden` or `setHidden:`.
@MainActor
struct PropertyAccessor {
  private let object: NSObject
  /// The property that is set; `nil` for a getter.
  private let property: NamedProperty?

  /// Finds the getter or setter with a name; `nil` if the object has no such property.
  init?(_ action: Selector, of object: AnyObject) {
    guard let object = object as? NSObject else { return nil }
    let name = action.description
    self.object = object
    if name.hasPrefix("set"), name.hasSuffix(":"), let first = name.dropFirst(3).first, first.isUppercase {
      let key = first.lowercased() + name.dropFirst(4).dropLast()
      guard let property = NamedProperties.find(key, in: object), property.isWritable else { return nil }
      self.property = property
    } else {
      guard NamedProperties.findReadable(name, in: object) != nil else { return nil }
      property = nil
    }
  }

  /// Calls the setter, and returns whether the value has the type of the property.
  ///
  /// A getter does nothing, because the value that it returns is not available.
  func perform(with value: Any?) -> Bool {
    guard let property else { return true }
    return property.set(value, of: object) == .done
  }
}
