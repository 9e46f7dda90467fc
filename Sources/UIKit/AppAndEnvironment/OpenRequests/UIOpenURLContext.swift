/// A URL that a scene is asked to open, and information about its origin.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL to open.
  public let url: URL
  /// The information about the origin of the URL.
  public let options: UIScene.OpenURLOptions

  init(_ url: URL, sourceApplication: String?) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
    super.init()
  }
}

extension UIScene {
  /// Information about the origin of a URL.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that opens the URL; `nil` if it belongs to another team, or to the system.
    public let sourceApplication: String?
    /// A Boolean value that indicates whether the app must not move a file, but open it in its place.
    ///
    /// It is always `false`, because no other app passes files here.
    public var openInPlace: Bool { false }

    init(sourceApplication: String?) {
      self.sourceApplication = sourceApplication
      super.init()
    }
  }
}
