extension UIApplication {
  /// A Boolean value that indicates whether the app has icons to change to.
  ///
  /// They are in its `Info.plist`, in `CFBundleAlternateIcons`.
  public var supportsAlternateIcons: Bool { !AlternateIcons.names.isEmpty }

  /// The name of the icon in use; `nil` for the primary icon.
  public var alternateIconName: String? { AlternateIcons.current }

  /// Changes the icon of the app.
  ///
  /// - Parameters:
  ///   - alternateIconName: The name of the icon; `nil` for the primary icon.
  ///   - completionHandler: A closure that is called in a later turn, with an error if the app has no such icon.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        do {
          try AlternateIcons.use(alternateIconName)
          completionHandler?(nil)
        } catch {
          completionHandler?(error)
        }
      }
    }
  }

  /// Changes the icon of the app, and throws an error if the app has no such icon.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    try AlternateIcons.use(alternateIconName)
  }
}
