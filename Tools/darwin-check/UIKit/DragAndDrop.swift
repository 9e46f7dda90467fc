// Swift-only declarations of item providers, written from Apple's documentation.

extension NSItemProvider {
  public enum ErrorCode: Int {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  public func canLoadObject<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading { fatalError() }

  @preconcurrency public func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading { fatalError() }
}

extension UIDragDropSession {
  @MainActor public func canLoadObjects<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading { fatalError() }
}
