public import UIKit

extension Simulator {
  /// The connected scenes, in the order in which they connected.
  public var scenes: [UIWindowScene] { UIApplication.shared.scenes }

  /// Sends all scenes to the background, as when the user returns to the home screen.
  public func sendToBackground() {
    DeviceInput.sendToBackground()
    commit()
  }

  /// Brings a scene, or the first one, to the foreground, as when the user returns to the app.
  public func bringToForeground(_ scene: UIWindowScene? = nil) {
    DeviceInput.bringToForeground(scene)
    commit()
  }

  /// The names of the app's background tasks that have not ended, in the order in which they began.
  ///
  /// A task without a name has an empty one.
  public var backgroundTasks: [String] { BackgroundTasks.names }

  /// Ends the time of the app in the background: the expiration handlers of its background tasks are called.
  ///
  /// On a device, the system limits the time; here it does not end by itself. A task that its handler does not end is
  /// reported on the console, because the system would terminate the app.
  public func expireBackgroundTasks() {
    BackgroundTasks.expire()
    commit()
  }

  /// Disconnects a scene in the background, as the system does to reclaim memory.
  ///
  /// Returns its session, which is retained.
  @discardableResult
  public func disconnect(_ scene: UIWindowScene) -> UISceneSession {
    UIApplication.shared.release(scene)
    commit()
    return scene.session
  }

  /// Activates a session whose scene may have been disconnected, as when the user returns to it.
  @discardableResult
  public func reconnect(_ session: UISceneSession) -> UIWindowScene {
    let scene = UIApplication.shared.activate(session)
    commit()
    return scene
  }

  /// Opens another scene, as the user does.
  ///
  /// Returns `nil` if the app supports only one.
  @discardableResult
  public func openScene() -> UIWindowScene? {
    let scene = DeviceInput.openScene()
    commit()
    return scene
  }

  /// Closes a scene and discards its session, as the user does in the app switcher.
  public func close(_ session: UISceneSession) {
    UIApplication.shared.discard(session)
    commit()
  }
}
