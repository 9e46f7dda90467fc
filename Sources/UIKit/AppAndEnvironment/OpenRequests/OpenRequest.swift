/// A request to open something in the app: a URL, a quick action or a user activity.
///
/// Every kind reaches the app in the same way. A scene that connects for a request receives it in its connection
/// options. A connected scene enters the foreground, its delegate is called, and it becomes active. An app without
/// scenes receives the request in its launch options, and through its app delegate at the same moment as a scene would.
@MainActor
package enum OpenRequest {
  /// A URL, and the bundle identifier of the app that opens it.
  case url(URL, sourceApplication: String?)
  /// A quick action that the user selected.
  case shortcutItem(UIApplicationShortcutItem)
  /// An activity to continue, such as that of a universal link.
  case userActivity(NSUserActivity)

  /// The options of a scene that connects for the request.
  var connectionOptions: UIScene.ConnectionOptions {
    switch self {
    case .url(let url, let source):
      .init(urlContexts: [UIOpenURLContext(url, sourceApplication: source)], sourceApplication: source)
    case .shortcutItem(let item): .init(shortcutItem: item)
    case .userActivity(let activity): .init(userActivities: [activity])
    }
  }

  /// The options of an app without scenes that is launched for the request.
  var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
    switch self {
    case .url(let url, let source):
      var options: [UIApplication.LaunchOptionsKey: Any] = [.url: url]
      options[.sourceApplication] = source
      return options
    case .shortcutItem(let item): return [.shortcutItem: item]
    case .userActivity(let activity):
      let entries: [AnyHashable: Any] = [
        UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType
      ]
      return [.userActivityDictionary: entries]
    }
  }

  /// Calls the delegate of a connected scene; in an app without scenes, the app delegate.
  func deliver(to scene: UIWindowScene) {
    if let delegate = scene.delegate {
      deliver(to: scene, delegate)
    } else if let delegate = UIApplication.shared.delegate {
      deliver(to: delegate)
    }
  }

  private func deliver(to scene: UIWindowScene, _ delegate: any UISceneDelegate) {
    switch self {
    case .url(let url, let source):
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url, sourceApplication: source)])
    case .shortcutItem(let item):
      (delegate as? any UIWindowSceneDelegate)?.windowScene(scene, performActionFor: item) { _ in }
    case .userActivity(let activity):
      delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
      delegate.scene(scene, continue: activity)
    }
  }

  private func deliver(to delegate: any UIApplicationDelegate) {
    let application = UIApplication.shared
    switch self {
    case .url(let url, let source):
      var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: NSNumber(value: false)]
      options[.sourceApplication] = source
      _ = delegate.application(application, open: url, options: options)
    case .shortcutItem(let item): delegate.application(application, performActionFor: item) { _ in }
    case .userActivity(let activity):
      _ = delegate.application(application, willContinueUserActivityWithType: activity.activityType)
      _ = delegate.application(application, continue: activity) { objects in
        for object in objects ?? [] { object.restoreUserActivityState(activity) }
      }
    }
  }
}
