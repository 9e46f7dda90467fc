import Foundation
import UIKit

/// The values that the delegates share with a test, which are stored outside of them because UIKit creates them.
@MainActor
enum OpenRequestLog {
  static var log = CallbackLog()
  /// What an app without scenes returns from its launch.
  static var continues = true

  static func note(_ text: String) { log.note(text) }

  static func describe(_ options: UIScene.ConnectionOptions) -> String {
    let urls = options.urlContexts.map { "\($0.url) from \($0.options.sourceApplication ?? "-")" }
    let activities = options.userActivities.map(\.activityType)
    return (urls + activities + [options.shortcutItem?.type].compactMap { $0 }).joined(separator: ",")
  }
}

// MARK: - An App with Scenes

final class OpenRequestAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    OpenRequestLog.note("configuration(\(OpenRequestLog.describe(options)))")
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = OpenRequestSceneDelegate.self
    return configuration
  }
}

final class OpenRequestSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { OpenRequestLog.note("willConnect(\(OpenRequestLog.describe(connectionOptions)))") }
  func sceneWillEnterForeground(_ scene: UIScene) { OpenRequestLog.note("willEnterForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) { OpenRequestLog.note("didBecomeActive") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts {
      OpenRequestLog.note("open(\(context.url) from \(context.options.sourceApplication ?? "-"))")
    }
  }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    OpenRequestLog.note("perform(\(shortcutItem.type))")
    completionHandler(true)
  }
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    OpenRequestLog.note("willContinue(\(userActivityType))")
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    OpenRequestLog.note("continue(\(userActivity.activityType))")
  }
}

// MARK: - An App without Scenes

final class SceneLessAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let url = launchOptions?[.url] as? URL
    let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
    let activity = (launchOptions?[.userActivityDictionary] as? [AnyHashable: Any])?.values.first as? String
    OpenRequestLog.note("didFinish(\(url?.absoluteString ?? item?.type ?? activity ?? ""))")
    return OpenRequestLog.continues
  }
  func applicationWillEnterForeground(_ application: UIApplication) { OpenRequestLog.note("willEnterForeground") }
  func applicationDidBecomeActive(_ application: UIApplication) { OpenRequestLog.note("didBecomeActive") }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    OpenRequestLog.note("open(\(url) from \(options[.sourceApplication] as? String ?? "-"))")
    return true
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    OpenRequestLog.note("perform(\(shortcutItem.type))")
    completionHandler(true)
  }
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
    -> Bool
  {
    OpenRequestLog.note("willContinue(\(userActivityType))")
    return false
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    OpenRequestLog.note("continue(\(userActivity.activityType))")
    restorationHandler([self])
    return true
  }
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
    OpenRequestLog.note("restore(\(activity.activityType))")
  }
}
