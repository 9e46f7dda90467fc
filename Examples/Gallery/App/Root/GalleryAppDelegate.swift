public import UIKit

/// Starts the app, here as on a phone.
open class GalleryAppDelegate: UIResponder, UIApplicationDelegate {
  /// The app's only window.
  public var window: UIWindow?

  open func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = RootViewController(environment: .demo())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
