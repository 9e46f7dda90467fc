// The opening of URLs with other apps.
extension UIApplication {
  /// A key for the options of ``UIApplication/open(_:options:completionHandler:)``.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The option to open universal links only if an app handles them.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Opens a URL in the next update cycle, and calls the completion handler.
  func performOpening(_ url: URL, completion: (@MainActor @Sendable (Bool) -> Void)?) {
    AppRuntime.shared.performAfterCommit { [weak self] in
      let isOpened = self?.opensURL?(url) ?? false
      completion?(isOpened)
    }
  }
}
