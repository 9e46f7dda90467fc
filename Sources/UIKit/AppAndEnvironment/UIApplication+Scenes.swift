// The scenes of the app, and their activation and destruction.
//
// A session remains when its scene is disconnected, until the user closes it. One scene is in the foreground at a time;
// the others are in the background.
extension UIApplication {
  // MARK: - Managing Scenes

  /// The sessions of all scenes, connected or not, that the user has not closed.
  public var openSessions: Set<UISceneSession> { Set(sessions) }

  /// A Boolean value that indicates whether the app supports multiple scenes.
  ///
  /// The app must use scenes, and the device must support several.
  public var supportsMultipleScenes: Bool {
    UIScreen.main.hardware.idiom == .pad
      && sessions.contains { $0.configuration.delegateClass != nil }
  }

  /// Asks the system to activate an existing scene, or to create a new scene.
  ///
  /// The system handles the request after the current update cycle. A new scene receives the activity in its connection
  /// options; the delegate of a connected scene is asked to continue it. `errorHandler` is called if the request cannot
  /// be fulfilled.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    AppRuntime.shared.performAfterCommit { [self] in
      if let sceneSession {
        guard sessions.contains(where: { $0 === sceneSession }) else {
          errorHandler?(UISceneError(.requestDenied))
          return
        }
        activate(sceneSession, userActivity)
      } else if supportsMultipleScenes {
        openScene(userActivity)
      } else {
        errorHandler?(UISceneError(.multipleScenesNotSupported))
      }
    }
  }

  /// Asks the system to dismiss an existing scene and discard its session, after the current update cycle.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    AppRuntime.shared.performAfterCommit { [self] in
      guard sessions.contains(where: { $0 === sceneSession }) else {
        errorHandler?(UISceneError(.requestDenied))
        return
      }
      discard(sceneSession)
    }
  }

  // MARK: - System Actions

  /// The scene in the foreground; the first scene if there is none.
  package var frontScene: UIWindowScene? {
    scenes.first {
      $0.activationState == .foregroundActive || $0.activationState == .foregroundInactive
    }
      ?? scenes.first
  }

  /// Brings a scene to the foreground.
  ///
  /// The previous scene moves to the background.
  package func bringToFront(_ scene: UIWindowScene) {
    scene.move(to: .foregroundInactive)
    for other in scenes where other !== scene && other.activationState != .background {
      other.move(to: .background)
    }
    scene.move(to: .foregroundActive)
    AppRuntime.shared.setNeedsCommit()
  }

  /// Brings the scene of a session to the foreground, and connects it first if necessary.
  @discardableResult
  package func activate(_ session: UISceneSession, _ activity: NSUserActivity? = nil)
    -> UIWindowScene
  {
    if let scene = session.scene as? UIWindowScene, scenes.contains(where: { $0 === scene }) {
      bringToFront(scene)
      if let activity { scene.delegate?.scene(scene, continue: activity) }
      return scene
    }
    let scene = UIWindowScene(
      session: session, connectionOptions: .init(userActivities: activity.map { [$0] } ?? []))
    connect(scene)
    begin(scene)
    return scene
  }

  /// Creates a new scene and brings it to the foreground, optionally with the state of an earlier one.
  @discardableResult
  package func openScene(_ activity: NSUserActivity? = nil, restoring state: NSUserActivity? = nil) -> UIWindowScene {
    let session = UISceneSession(role: .windowApplication)
    session.stateRestorationActivity = state
    let options = UIScene.ConnectionOptions(userActivities: activity.map { [$0] } ?? [])
    let scene = UIWindowScene(session: session, connectionOptions: options)
    connect(scene)
    configure(session, options)
    begin(scene)
    return scene
  }

  /// Requests the configuration of a new session's scene from the app delegate.
  func configure(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    guard let delegate else { return }
    session.configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
  }

  /// Assigns a connected scene its delegate, sends the connection callbacks, and activates the scene.
  func begin(_ scene: UIWindowScene) {
    if let delegateClass = scene.session.configuration.delegateClass {
      guard let type = delegateClass as? UIResponder.Type,
        let sceneDelegate = ResponderConstruction.make(type) as? any UISceneDelegate
      else {
        misuse(
          "UISceneConfiguration.delegateClass must be a UIResponder that conforms to UISceneDelegate (was \(delegateClass))"
        )
      }
      scene.delegate = sceneDelegate
    }
    let window = scene.session.configuration.storyboard.map { makeWindow(for: scene, from: $0) }
    scene.connectToDelegate()
    window?.makeKeyAndVisible()
    bringToFront(scene)
  }

  /// Returns the window of a scene whose configuration has a storyboard.
  private func makeWindow(for scene: UIWindowScene, from storyboard: UIStoryboard) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    (scene.delegate as? any UIWindowSceneDelegate)?.window = window
    return window
  }

  /// Disconnects a scene to reclaim memory.
  ///
  /// Its session is retained, with the restoration activity of the scene.
  package func release(_ scene: UIWindowScene) {
    guard scenes.contains(where: { $0 === scene }) else { return }
    scene.move(to: .background)
    disconnect(scene)
  }

  /// Disconnects a scene and discards its session, as when the user closes it.
  package func discard(_ session: UISceneSession) {
    guard sessions.contains(where: { $0 === session }) else { return }
    if let scene = session.scene as? UIWindowScene { release(scene) }
    delegate?.application(self, didDiscardSceneSessions: [session])
    sessions.removeAll { $0 === session }
  }
}
