/// What a scene's delegate may implement; every member is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene was made; a window scene's delegate makes its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The system let the scene go.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to lose the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to come back.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is out of sight.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Asks the delegate for the activity from which the scene can be restored after it was disconnected. Called when the
  /// scene enters the background; the session keeps a copy.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// A last chance to add to the activity that was provided, after others had theirs.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// The scene was connected again; this is what it left.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// The scene is to go on with an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

// What UIKit does when a delegate leaves a member out: nothing.
extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Nothing to be restored from.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// What a window scene's delegate may implement besides.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}  // A delegate without the property has nowhere to keep a window.
  }
}
