// The opening of URLs, by this app or by others.
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

  /// A key for the options with which an app delegate is asked to open a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bundle identifier of the app that opens the URL.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The information that the other app sends along with a document, a property list.
    ///
    /// The options do not contain it, because no other app sends documents here.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// A Boolean value that indicates whether a file can be used where it is; otherwise it must be copied before its
    /// use.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The URL of the app's settings in the app Settings, which does not exist on Linux.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The URL of the app's notifications in the app Settings, which does not exist on Linux.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Opens a URL in the next update cycle, and calls the completion handler.
  func performOpening(_ url: URL, completion: (@MainActor @Sendable (Bool) -> Void)?) {
    AppRuntime.shared.performAfterCommit { [weak self] in
      guard let self else { return }
      if let opensURL {
        let isOpened = opensURL(url)
        completion?(isOpened)
      } else if canOpenURL(url) {
        open(.url(url, sourceApplication: Bundle.main.bundleIdentifier))
        completion?(true)
      } else {
        completion?(false)
      }
    }
  }

  /// Asks the app to open something, and brings it to the foreground.
  ///
  /// The scene in the foreground receives the request. If no scene is connected, that of the first session is.
  package func open(_ request: OpenRequest) {
    if let scene = frontScene {
      bringToFront(scene, opening: request)
    } else if let session = sessions.first {
      activate(session, opening: request)
    } else {
      openScene(opening: request)
    }
  }
}

extension AppInformation {
  /// A Boolean value that indicates whether the app has a scene manifest, and therefore scenes.
  static var hasSceneManifest: Bool { settings["UIApplicationSceneManifest"] != nil }

  /// Returns whether the app registers the scheme of a URL.
  static func registersScheme(of url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    let types = settings["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return types.contains { type in
      (type["CFBundleURLSchemes"] as? [String] ?? []).contains { $0.lowercased() == scheme }
    }
  }
}
