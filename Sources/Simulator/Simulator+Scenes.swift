public import UIKit

extension Simulator {
  /// The scenes that are connected, in the order in which they came.
  public var scenes: [UIWindowScene] { UIApplication.shared.scenes }

  /// The user goes to the home screen: every scene goes to the background.
  public func sendToBackground() {
    for scene in UIApplication.shared.scenes { scene.move(to: .background) }
    commit()
  }

  /// The user comes back to the app: the scene, or the first one, comes to the front.
  public func bringToForeground(_ scene: UIWindowScene? = nil) {
    if let scene = scene ?? UIApplication.shared.frontScene {
      UIApplication.shared.bringToFront(scene)
    }
    commit()
  }

  /// The system takes a scene out of memory, as it may when the scene is in the background. Its session stays.
  @discardableResult
  public func disconnect(_ scene: UIWindowScene) -> UISceneSession {
    UIApplication.shared.release(scene)
    commit()
    return scene.session
  }

  /// The user comes back to a scene that may have been disconnected.
  @discardableResult
  public func reconnect(_ session: UISceneSession) -> UIWindowScene {
    let scene = UIApplication.shared.activate(session)
    commit()
    return scene
  }

  /// The user opens another scene. Nil where the app has one only.
  @discardableResult
  public func openScene() -> UIWindowScene? {
    guard UIApplication.shared.supportsMultipleScenes else { return nil }
    let scene = UIApplication.shared.openScene()
    commit()
    return scene
  }

  /// The user closes a scene for good, in the app switcher.
  public func close(_ session: UISceneSession) {
    UIApplication.shared.discard(session)
    commit()
  }
}
