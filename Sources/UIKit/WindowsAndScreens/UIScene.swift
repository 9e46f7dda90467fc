/// One instance of the app's interface, with a life of its own.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Constants that indicate the activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front and receiving events.
    case foregroundActive
    /// In front, not receiving events.
    case foregroundInactive
    /// Out of sight.
    case background
  }

  /// Additional information that the system provides when a scene connects.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    /// The activities that the scene was made for.
    public let userActivities: Set<NSUserActivity>

    package init(userActivities: Set<NSUserActivity> = []) {
      self.userActivities = userActivities
      super.init()
    }
  }

  /// The session that the system keeps for the scene.
  public let session: UISceneSession
  /// The scene's delegate, retained.
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

  /// Moves the scene to another state through the states between, and sends UIKit's callbacks and notifications.
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
        saveState()
        if state == .unattached { return }
      }
    }
  }

  /// In an app with scenes only their delegates are called; see UISceneDelegate.
  private func tellApp(_ call: (UIApplication, any UIApplicationDelegate) -> Void) {
    guard let delegate = UIApplication.shared.delegate else { return }
    call(UIApplication.shared, delegate)
  }

  /// The app is where its scenes are, so it changes with the only one or the last one.
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

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
}

// Notifications.
extension UIScene {
  /// Posted when a scene connects.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene is disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted when a scene is in front.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted when a scene is about to lose the front.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// A notification that is posted when a scene is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene is out of sight.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
