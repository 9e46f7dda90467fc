import Foundation
import UIKit

/// The delegate of a scene, which stores the row that is open.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private static let row = "row"

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let state = session.stateRestorationActivity
    if state != nil, Version.failsToRestore { exit(3) }
    let stack = UINavigationController(rootViewController: ListViewController())
    if let row = state?.userInfo?[Self.row] as? Int {
      stack.pushViewController(RowViewController(row: row), animated: false)
    }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let stack = window?.rootViewController as? UINavigationController
    let activity = NSUserActivity(activityType: "test.sample")
    activity.userInfo = (stack?.topViewController as? RowViewController).map { [Self.row: $0.row] } ?? [:]
    return activity
  }
}
