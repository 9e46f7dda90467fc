import Stateroom
import UIKit

/// The delegate of a scene, which shows the app and continues in the state in which the system disconnected the scene.
final class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private let root = RootViewController(environment: .demo())
  private var restoration: StateRestoration?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let restoration = StateRestoration(version: 1, name: session.persistentIdentifier)
    restoration.restore(root, from: session.stateRestorationActivity)
    self.restoration = restoration
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    restoration?.userActivity(ofType: "stateroom.gallery.place", for: root)
  }
}
