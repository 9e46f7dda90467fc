/// A set of methods to manage shared behaviors for an app; every method is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Tells the delegate that the launch process has begun; no interface is on screen.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the launch process is almost done; an app without scenes creates its window here.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Asks the delegate for the configuration of a scene that is about to connect. Implementing the method opts in to
  /// scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Tells the delegate that the user closed scenes; data that was kept for them can be removed.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The app is in front; not sent to an app with scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to lose the front; not sent to an app with scenes.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is out of sight; not sent to an app with scenes.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells the delegate that the app is about to enter the foreground; not called in an app with scenes.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Asks the delegate for the supported orientations of a window.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// The window of an app without scenes.
  var window: UIWindow? { get set }
}

// UIKit's behavior for members that a delegate does not implement.
extension UIApplicationDelegate {
  /// Continues with the launch.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Continues with the launch.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns a configuration without a delegate, which represents an app without scenes.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  /// The default implementation does nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  /// The default implementation does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Returns the orientations that the type of device supports.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { UIApplication.defaultOrientations }
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}  // A delegate without the property has nowhere to keep a window.
  }

  /// Starts the app with this class as its delegate; `@main` calls it.
  public static func main() {
    guard let type = Self.self as? UIResponder.Type else {
      misuse("@main \(Self.self) must be a UIResponder, so that UIApplicationMain can create it")
    }
    UIApplication.shared.run(delegateType: type)
  }
}
