public import UIKit

/// The app, which lives in scenes.
///
/// In Xcode it starts here. On Linux the tour shows the root view controller on a device of its own, and the tests launch this
/// class as the system does.
#if !SWIFT_PACKAGE
  @main
#endif
public final class GalleryAppDelegate: UIResponder, UIApplicationDelegate {
  /// Returns the configuration of every scene: the window comes from code.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = GallerySceneDelegate.self
    return configuration
  }
}
