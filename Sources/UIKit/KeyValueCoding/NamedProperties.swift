import QuartzCore

/// The properties by their names in Objective-C, for key-value coding, key-value observing, and runtime attributes.
@MainActor
enum NamedProperties {
  private static let table: NamedPropertyTable = {
    var table = NamedPropertyTable.layers
    table.addViews()
    table.addControls()
    table.addLists()
    table.addBars()
    table.addControllers()
    table.addObjects()
    table.addProgress()
    table.addKeysOfControls()
    table.addKeysOfBars()
    table.addKeysOfAlerts()
    table.addKeysOfDevice()
    return table
  }()

  /// Returns the property of an object with a name; `nil` if there is none.
  static func find(_ name: String, in object: NSObject) -> NamedProperty? { table.find(name, in: object) }

  /// Returns the property of an object with a name, which can be that of the getter of a Boolean property, such as
  /// `isHidden`.
  static func findReadable(_ name: String, in object: NSObject) -> NamedProperty? {
    if let property = find(name, in: object) { return property }
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return nil }
    let property = find(first.lowercased() + name.dropFirst(3), in: object)
    return property?.type == Bool.self ? property : nil
  }

  /// Returns the object and its property to which a key path leads through objects that never change.
  ///
  /// An example is `layer.bounds` of a view. The result is `nil` if there is no such property.
  static func resolve(_ keyPath: String, in object: NSObject) -> (object: NSObject, property: NamedProperty)? {
    guard let dot = keyPath.firstIndex(of: ".") else { return findReadable(keyPath, in: object).map { (object, $0) } }
    guard let property = find(String(keyPath[..<dot]), in: object), property.isPermanent,
      let next = property.value(of: object) as? NSObject
    else { return nil }
    return resolve(String(keyPath[keyPath.index(after: dot)...]), in: next)
  }
}
