// Swift's own types, such as `String` and `URL`, are loaded as the classes to which they bridge.
extension NSItemProvider {
  /// Returns whether a value of a type can be loaded.
  public func canLoadObject<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Loads a value of a type.
  ///
  /// - Parameters:
  ///   - ofClass: The type of the value, such as `String`.
  ///   - completionHandler: A closure that receives the value, or an error.
  /// - Returns: The progress of the loading, which can be cancelled.
  @preconcurrency
  public func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    let delivery = Delivery { object, error in
      let value = (object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
      completionHandler(value, error)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { delivery.deliver($0, $1) }
  }

  /// The conversion of an object to a value, and its delivery.
  // Unchecked because a generic type cannot express it: the closure captures types and a completion handler that is
  // Sendable.
  private struct Delivery: @unchecked Sendable {
    let deliver: ((any NSItemProviderReading)?, (any Error)?) -> Void
  }
}
