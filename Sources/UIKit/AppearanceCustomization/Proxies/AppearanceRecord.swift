/// The customization of one object.
struct AppearanceRecord {
  /// The properties that the app has set on the object.
  ///
  /// Values of proxies do not apply to them.
  var ownProperties: [AppearanceProperty] = []
  /// The proxy that the object represents; `nil` for an object of an interface.
  var proxy: AppearanceProxy?
}

/// An object whose properties can be customized by appearance proxies.
///
/// The setter of such a property calls ``customized(_:_:property:apply:)``, which is the only requirement.
@MainActor
protocol AppearanceCustomizable: NSObject {
  var appearanceRecord: AppearanceRecord { get set }
}

extension AppearanceCustomizable {
  /// Called by the setter of a property that can be customized.
  ///
  /// A proxy records the value; any other object records that the app has set the property.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - parameters: The parameters that a value is set for, such as a state.
  ///   - apply: Sets the value of another object.
  func customized<Value>(
    _ value: Value, _ parameters: Int..., property name: StaticString = #function,
    apply: @escaping @MainActor (Self, Value) -> Void
  ) {
    guard !AppearanceProxies.isApplying else { return }
    let property = AppearanceProperty(name: name, parameters: parameters)
    if let proxy = appearanceRecord.proxy {
      proxy.record(property) { object in
        if let object = object as? Self { apply(object, value) }
      }
    } else if !appearanceRecord.ownProperties.contains(property) {
      appearanceRecord.ownProperties.append(property)
    }
  }
}
