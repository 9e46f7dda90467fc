/// One instance of the app's interface, with its own life cycle.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Constants that indicate the activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive
    /// The scene is in the foreground and does not receive events.
    case foregroundInactive
    /// The scene is in the background.
    case background
  }

  /// Additional information that the system provides when a scene connects.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    /// The activities for which the scene was created.
    public let userActivities: Set<NSUserActivity>
    /// The URLs to open, with information about their origin.
    public let urlContexts: Set<UIOpenURLContext>
    /// The bundle identifier of the app that requested the connection.
    public let sourceApplication: String?
    /// The quick action that the user selected.
    public let shortcutItem: UIApplicationShortcutItem?

    package init(
      userActivities: Set<NSUserActivity> = [], urlContexts: Set<UIOpenURLContext> = [],
      sourceApplication: String? = nil, shortcutItem: UIApplicationShortcutItem? = nil
    ) {
      self.userActivities = userActivities
      self.urlContexts = urlContexts
      self.sourceApplication = sourceApplication
      self.shortcutItem = shortcutItem
      super.init()
    }
  }

  /// The session of the scene, which the system stores.
  public let session: UISceneSession
  /// The delegate of the scene, which is retained.
  open var delegate: (any UISceneDelegate)?
  /// The activation state of the scene.
  public internal(set) var activationState = ActivationState.unattached
  /// The title of the scene in the app switcher.
  open var title: String! = ""

  private let connectionOptions: ConnectionOptions

  /// Creates a scene for a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    self.connectionOptions = connectionOptions
    super.init()
  }

  func connectToDelegate() {
    activationState = .background
    NotificationCenter.default.post(name: Self.willConnectNotification, object: self)
    delegate?.scene(self, willConnectTo: session, options: connectionOptions)
    restoreState()
  }

  /// Moves the scene to another state through the states between.
  ///
  /// Sends UIKit's callbacks and notifications.
  package func move(to state: ActivationState) {
    while activationState != state {
      switch (activationState, state) {
      case (.background, .unattached):
        activationState = .unattached
      case (.background, _), (.unattached, _):
        activationState = .foregroundInactive
        post(Self.willEnterForegroundNotification)
        if let delegate {
          delegate.sceneWillEnterForeground(self)
        } else {
          tellApp { $1.applicationWillEnterForeground($0) }
        }
        postForApp(UIApplication.willEnterForegroundNotification)
      case (.foregroundInactive, .foregroundActive):
        activationState = .foregroundActive
        if let delegate { delegate.sceneDidBecomeActive(self) } else { tellApp { $1.applicationDidBecomeActive($0) } }
        post(Self.didActivateNotification)
        postForApp(UIApplication.didBecomeActiveNotification)
      case (.foregroundActive, _):
        if let delegate { delegate.sceneWillResignActive(self) } else { tellApp { $1.applicationWillResignActive($0) } }
        post(Self.willDeactivateNotification)
        postForApp(UIApplication.willResignActiveNotification)
        activationState = .foregroundInactive
      case (.foregroundInactive, _):
        activationState = .background
        if let delegate {
          delegate.sceneDidEnterBackground(self)
        } else {
          tellApp { $1.applicationDidEnterBackground($0) }
        }
        post(Self.didEnterBackgroundNotification)
        postForApp(UIApplication.didEnterBackgroundNotification)
        // Code that is notified above can still read the animations, to add them again later.
        for window in (self as? UIWindowScene)?.windows ?? [] { window.layer.endAnimationsInBackground() }
        saveState()
        if state == .unattached { return }
      }
    }
  }

  /// Calls a method of the app delegate.
  ///
  /// Used only for a scene without a delegate, which is the scene of an app without scenes.
  private func tellApp(_ call: (UIApplication, any UIApplicationDelegate) -> Void) {
    guard let delegate = UIApplication.shared.delegate else { return }
    call(UIApplication.shared, delegate)
  }

  /// Posts a notification of the app, unless other scenes are in the state that it concerns.
  ///
  /// The state of the app is that of its scenes, so it changes with its only scene or with the last one.
  private func postForApp(_ name: Notification.Name) {
    let others = UIApplication.shared.scenes.filter { $0 !== self }
    let isFront: (UIScene) -> Bool = { $0.activationState == .foregroundActive }
    let isVisible: (UIScene) -> Bool = { isFront($0) || $0.activationState == .foregroundInactive }
    let concernsFront =
      name == UIApplication.didBecomeActiveNotification || name == UIApplication.willResignActiveNotification
    guard !others.contains(where: concernsFront ? isFront : isVisible) else { return }
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// The next responder, which is the application.
  open override var next: UIResponder? { UIApplication.shared }
}

// Notifications.
extension UIScene {
  /// Posted when a scene connects.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene is disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted when a scene becomes active.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted when a scene is about to become inactive.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted when a scene is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
