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
        activate(sceneSession, opening: userActivity.map(OpenRequest.userActivity))
      } else if supportsMultipleScenes {
        openScene(opening: userActivity.map(OpenRequest.userActivity))
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

  /// Brings a scene to the foreground, optionally to open something in it.
  ///
  /// The previous scene moves to the background. The scene receives the request before it becomes active.
  package func bringToFront(_ scene: UIWindowScene, opening request: OpenRequest? = nil) {
    if scene.activationState != .foregroundActive { scene.move(to: .foregroundInactive) }
    for other in scenes where other !== scene && other.activationState != .background {
      other.move(to: .background)
    }
    request?.deliver(to: scene)
    scene.move(to: .foregroundActive)
    AppRuntime.shared.setNeedsCommit()
  }

  /// Brings the scene of a session to the foreground, and connects it first if necessary.
  @discardableResult
  package func activate(_ session: UISceneSession, opening request: OpenRequest? = nil) -> UIWindowScene {
    if let scene = session.scene as? UIWindowScene, scenes.contains(where: { $0 === scene }) {
      bringToFront(scene, opening: request)
      return scene
    }
    let scene = UIWindowScene(session: session, connectionOptions: request?.connectionOptions ?? .init())
    connect(scene)
    begin(scene, opening: request)
    return scene
  }

  /// Creates a new scene and brings it to the foreground, optionally with the state of an earlier one.
  @discardableResult
  package func openScene(opening request: OpenRequest? = nil, restoring state: NSUserActivity? = nil) -> UIWindowScene {
    let session = UISceneSession(role: .windowApplication)
    session.stateRestorationActivity = state
    let options = request?.connectionOptions ?? .init()
    let scene = UIWindowScene(session: session, connectionOptions: options)
    connect(scene)
    configure(session, options)
    begin(scene, opening: request)
    return scene
  }

  /// Requests the configuration of a new session's scene from the app delegate.
  func configure(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    guard let delegate else { return }
    session.configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    if let sceneClass = session.configuration.sceneClass, sceneClass != UIWindowScene.self {
      RuntimeDiagnostics.report(
        .appInformation,
        "UISceneConfiguration.sceneClass is \(sceneClass), but every scene is a UIWindowScene here; use UIWindowScene.self."
      )
    }
  }

  /// Assigns a connected scene its delegate, sends the connection callbacks, and activates the scene.
  ///
  /// - Parameters:
  ///   - scene: The scene, which is connected.
  ///   - request: The request for which it connects. The delegate has received it in the connection options; a scene
  ///     without a delegate belongs to an app without scenes, whose app delegate receives it here.
  func begin(_ scene: UIWindowScene, opening request: OpenRequest? = nil) {
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
    bringToFront(scene, opening: scene.delegate == nil ? request : nil)
  }

  /// Returns the window of a scene whose configuration has a storyboard.
  private func makeWindow(for scene: UIWindowScene, from storyboard: UIStoryboard) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    (scene.delegate as? any UIWindowSceneDelegate)?._runtimeSceneWindow = window
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
