/// An object of another module that shows a running app and passes the input of its user to it.
///
/// A display needs a server and a parser of arguments, which UIKit itself does not, and which it does not wait for
/// while it is compiled. The products of the package therefore link the module with the launcher into each app, and
/// UIKit creates it by the name of its class.
@MainActor
package protocol AppLauncher: AnyObject {
  init()

  /// Prepares the launch of the app, and starts to show it.
  ///
  /// The process ends with a message if the app cannot be shown as its options say.
  func prepare() -> LaunchPlace

  /// A closure that is called for each input of the user.
  var inputObserver: (() -> Void)? { get set }
}

/// The place at which an app is launched.
package struct LaunchPlace {
  /// The state that the app takes over from its previous version; `nil` if there is none.
  package var handOver: HandOver?
  /// The request that the app is launched for; `nil` if the user opens it.
  package var request: OpenRequest?

  /// The preview that covers the app; `nil` if the app shows its own interface.
  package var preview: NamedPreview?

  package init(handOver: HandOver? = nil, request: OpenRequest? = nil, preview: NamedPreview? = nil) {
    self.handOver = handOver
    self.request = request
    self.preview = preview
  }
}

/// The lookup of the launcher that is linked into the app.
@MainActor
enum AppLaunchers {
  /// The class that is created at launch.
  static let className = "LiveApp.LiveLauncher"

  /// Creates the launcher; reports that the app is not shown, and returns `nil`, if the app does not contain the class.
  static func make() -> (any AppLauncher)? {
    guard let type = NSClassFromString(className) as? any AppLauncher.Type else {
      RuntimeDiagnostics.report(
        .appInformation,
        """
        The app has no display, because the module LiveApp is not linked into it. Let the target of the app depend on the \
        product UIKit, or in this package on the target LiveApp.
        """)
      return nil
    }
    return type.init()
  }
}
