/// The methods that manage shared behaviors of an app.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _RuntimeAppWindowOwner {
  /// Tells the delegate that the launch process has begun.
  ///
  /// The app has no interface on the screen.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the launch process is almost complete.
  ///
  /// An app without scenes creates its window here.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the launch process is almost complete.
  ///
  /// Not called if the delegate implements the method with the options.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Asks the delegate for the configuration of a scene that is about to connect.
  ///
  /// An app that implements the method uses scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Tells the delegate that the user closed scenes, so that their data can be removed.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Asks the delegate to open a URL, and returns whether it did.
  ///
  /// Not called in an app with scenes, nor for the URL of a launch if a method of the launch returns `false`.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// Asks the delegate to open a URL, and returns whether it did.
  ///
  /// Not called if the delegate implements the method with the options.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - url: The URL.
  ///   - sourceApplication: The bundle identifier of the app that opens the URL, if it is known.
  ///   - annotation: The information that the app sends along, a property list; an empty optional if there is none.
  @available(iOS, deprecated: 9.0)
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// Asks the delegate to open a URL, and returns whether it did.
  ///
  /// Not called if the delegate implements one of the methods with information about the other app.
  @available(iOS, deprecated: 9.0)
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Asks the delegate to perform a quick action that the user selected.
  ///
  /// Not called in an app with scenes, nor for the quick action of a launch if a method of the launch returns `false`.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Tells the delegate that an activity is about to be continued, and returns whether the delegate informs the user.
  ///
  /// Not called in an app with scenes.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// Asks the delegate to continue an activity, and returns whether it did.
  ///
  /// The objects that the delegate passes to the restoration handler restore the state of the activity. Not called in
  /// an app with scenes.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Tells the delegate that the app became active.
  ///
  /// Not called in an app with scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells the delegate that the app is about to become inactive.
  ///
  /// Not called in an app with scenes.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells the delegate that the app entered the background.
  ///
  /// Not called in an app with scenes.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells the delegate that the app is about to enter the foreground.
  ///
  /// Not called in an app with scenes.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells the delegate that the app is about to terminate.
  func applicationWillTerminate(_ application: UIApplication)
  /// Tells the delegate that the system has little available memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Tells the delegate that the date or the time has changed in a way that matters to the user.
  ///
  /// It is called at midnight, as ``UIApplication/significantTimeChangeNotification`` is posted.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Tells the delegate that protected files can be accessed.
  ///
  /// It is not called on Linux, because files are always available.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Tells the delegate that protected files are about to become inaccessible.
  ///
  /// It is not called on Linux, because files are always available.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Tells the delegate that the orientation of the status bar is about to change.
  ///
  /// - Parameters:
  ///   - application: The app, whose properties have the old values.
  ///   - newStatusBarOrientation: The orientation to which the interface rotates.
  ///   - duration: The duration of the rotation, in seconds.
  @available(iOS, deprecated: 13.0)
  func application(
    _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)
  /// Tells the delegate that the orientation of the status bar has changed.
  @available(iOS, deprecated: 13.0)
  func application(
    _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
  /// Asks the delegate whether the app accepts extensions of a kind, such as keyboards of other apps.
  ///
  /// It is not called on Linux, which has no extensions of apps.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Tells the delegate that events of a background URL session wait to be processed.
  ///
  /// It is not called on Linux, whose Foundation has no background sessions.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Asks the delegate for the supported orientations of a window.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Asks the delegate whether to save the state of the app's interface securely.
  ///
  /// Not called in an app with scenes.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Asks the delegate whether to restore the state that was saved securely.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// Asks the delegate whether to save the state, if it is not saved securely.
  @available(iOS, deprecated: 13.2)
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Asks the delegate whether to restore the state that was not saved securely.
  @available(iOS, deprecated: 13.2)
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// Asks the delegate for the view controller with a path of restoration identifiers.
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  /// Tells the delegate that the state is about to be saved, so that it can encode values of the app.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Tells the delegate that the states of all objects were restored, so that it can decode values of the app.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Asks the delegate to fetch data in the background.
  ///
  /// It calls the completion handler with the result.
  @available(iOS, deprecated: 13.0)
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Tells the delegate which ways of notifying the user are permitted, after the app has registered them.
  @available(iOS, deprecated: 10.0)
  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  /// Tells the delegate that the app is registered for remote notifications.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Tells the delegate that the app could not be registered for remote notifications.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Tells the delegate that a remote notification arrived.
  ///
  /// It calls the completion handler with the result of a fetch of data.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Tells the delegate that a remote notification arrived.
  ///
  /// Not called if the delegate implements the method with a completion handler.
  @available(iOS, deprecated: 10.0)
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// The window of an app without scenes.
  @_disfavoredOverload var window: UIWindow? { get set }
}

// UIKit's behavior for members that a delegate does not implement.
extension UIApplicationDelegate {
  /// The default implementation returns `true`, which continues the launch.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The default implementation calls ``applicationDidFinishLaunching(_:)`` and returns `true`, which continues the
  /// launch.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// The default implementation does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// The default implementation returns a configuration without a delegate, for an app without scenes.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  /// The default implementation does nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  /// The default implementation calls ``application(_:open:sourceApplication:annotation:)``.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    application(
      app, open: url, sourceApplication: options[.sourceApplication] as? String, annotation: options[.annotation] as Any
    )
  }
  /// The default implementation calls ``application(_:handleOpen:)``.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { self.application(application, handleOpen: url) }
  /// The default implementation returns `false`.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }
  /// The default implementation calls the completion handler with `false`.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// The default implementation returns `false`.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// The default implementation returns `false`.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
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
  /// The default implementation does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}
  /// The default implementation returns `true`.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  /// The default implementation calls the completion handler.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// The default implementation returns the orientations in the app's `Info.plist`.
  ///
  /// Without any, it returns those of the type of device.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { AppInformation.orientations ?? UIApplication.defaultOrientations }
  /// The default implementation returns `false`.
  public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    false
  }
  /// The default implementation returns `false`.
  public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    false
  }
  /// The default implementation returns `false`.
  public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
  /// The default implementation returns `false`.
  public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { false }
  /// The default implementation returns `nil`.
  public func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { nil }
  /// The default implementation does nothing.
  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
  /// The default implementation does nothing.
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
  /// The default implementation reports that there is no new data.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// The default implementation does nothing.
  public func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// The default implementation calls ``application(_:didReceiveRemoteNotification:)`` and reports that there is no new
  /// data.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    self.application(application, didReceiveRemoteNotification: userInfo)
    completionHandler(.noData)
  }
  /// The default implementation does nothing.
  public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {}
  /// The default value is `nil`.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}  // A delegate without the property cannot store a window.
  }
  /// The window.
  public var _runtimeAppWindow: UIWindow? {
    get { window }
    set {
      // Only its type distinguishes the requirement from the property that is optional twice, which calls this one.
      let requirement: ReferenceWritableKeyPath<Self, UIWindow?> = \.window
      self[keyPath: requirement] = newValue
    }
  }

  /// Starts the app with this class as its delegate.
  ///
  /// The attribute `@main` calls this method.
  public static func main() {
    guard let type = Self.self as? UIResponder.Type else {
      misuse("@main \(Self.self) must be a UIResponder, so that UIApplicationMain can create it")
    }
    UIApplication.shared.run(delegateType: type)
  }
}
