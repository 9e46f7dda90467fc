public import UIKit

/// The app delegate of an app with scenes.
///
/// In Xcode, this is the entry point of the app. On Linux, the tour shows the root view controller on its own device,
/// and the tests launch this class as the system does.
#if !SWIFT_PACKAGE
  @main
#endif
public final class GalleryAppDelegate: UIResponder, UIApplicationDelegate {
  /// Returns the configuration of every scene, whose window is created in code.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = GallerySceneDelegate.self
    return configuration
  }
}
