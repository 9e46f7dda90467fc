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
    table.addKeysOfControls()
    table.addKeysOfBars()
    table.addKeysOfAlerts()
    table.addKeysOfDevice()
    return table
  }()

  /// Returns the property of an object with a name; `nil` if there is none.
  static func find(_ name: String, in object: NSObject) -> NamedProperty? { table.find(name, in: object) }
}
