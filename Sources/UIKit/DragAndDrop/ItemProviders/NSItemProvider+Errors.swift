extension NSItemProvider {
  /// The domain of the errors of item providers.
  public class var errorDomain: String { "NSItemProviderErrorDomain" }

  /// Constants that specify why an item provider could not load an item.
  public enum ErrorCode: Int, Sendable {
    /// The reason is not known.
    case unknownError = -1
    /// There is no representation of the type.
    case itemUnavailableError = -1000
    /// The value is not of the requested class.
    case unexpectedValueClassError = -1100
    /// The item cannot be converted to the requested class.
    case unavailableCoercionError = -1200
  }
}

/// An error of an item provider.
struct ItemProviderError: CustomNSError, LocalizedError {
  static let errorDomain = NSItemProvider.errorDomain
  let code: NSItemProvider.ErrorCode

  init(_ code: NSItemProvider.ErrorCode) { self.code = code }

  var errorCode: Int { code.rawValue }

  var errorDescription: String? {
    switch code {
    case .itemUnavailableError: "The item provider has no representation of the requested type."
    case .unexpectedValueClassError: "The data does not represent an object of the requested class."
    case .unavailableCoercionError: "The requested class reads none of the item provider's types."
    case .unknownError: "The item provider could not load the item."
    }
  }
}
