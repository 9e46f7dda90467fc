import UIKit

/// Shows the app in a scene.
final class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = RootViewController(environment: .demo())
    window.makeKeyAndVisible()
    self.window = window
  }
}
