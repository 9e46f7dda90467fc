import UniformTypeIdentifiers

extension UIApplication {
  /// Creates the delegate, launches the app, and runs the main loop.
  ///
  /// The function does not return.
  ///
  /// The app is live unless its options specify otherwise.
  func run(delegateType: UIResponder.Type) -> Never {
    let launcher = AppLaunchers.make()
    let place = launcher?.prepare() ?? LaunchPlace()
    let restoration = launch(Self.makeDelegate(delegateType), takingOver: place.handOver, opening: place.request)
    if let preview = place.preview { show(preview) }
    // Input of the user takes precedence over the state to restore.
    launcher?.inputObserver = { restoration?.cancel() }
    Midnight.begin()
    RunLoop.main.run()
    exit(0)
  }

  private func show(_ preview: NamedPreview) {
    guard let scene = scenes.first else { return }
    if let orientation = preview.orientation { DeviceInput.rotate(to: orientation) }
    preview.show(in: scene)
  }

  /// Launches the app with a new delegate, up to the first commit, optionally to open something in it.
  package func launch(delegateType: UIResponder.Type, opening request: OpenRequest? = nil) {
    launch(Self.makeDelegate(delegateType), takingOver: nil, opening: request)
  }

  private static func makeDelegate(_ type: UIResponder.Type) -> any UIApplicationDelegate {
    guard let delegate = ResponderConstruction.make(type) as? any UIApplicationDelegate else {
      misuse("\(type) must conform to UIApplicationDelegate to be launched")
    }
    return delegate
  }

  /// Launches the app: calls the delegate before and after the launch, and then connects the scene.
  package func launch(_ delegate: any UIApplicationDelegate) { launch(delegate, takingOver: nil) }

  /// Launches an app whose previous version has handed over its state, or that is asked to open something.
  ///
  /// Returns the part that remains to be restored.
  @discardableResult
  func launch(
    _ delegate: any UIApplicationDelegate, takingOver handOver: HandOver?, opening request: OpenRequest? = nil
  ) -> InterfaceRestoration? {
    TypeCatalog.declare(AppInformation.settings)
    retainedDelegate = delegate
    self.delegate = delegate
    if let state = handOver?.interfaceState { savedInterfaceState = state }
    // Connected first, for the window of an app that restores its state, which exists before the state is restored.
    let session = UISceneSession(role: .windowApplication)
    session.stateRestorationActivity = handOver?.activity(ofScene: 0) ?? savedSceneActivity
    savedSceneActivity = nil
    let connectionOptions = request?.connectionOptions ?? .init()
    let scene = UIWindowScene(session: session, connectionOptions: connectionOptions)
    connect(scene)
    // The requests of an app with scenes are in the options of the scene alone.
    let options = AppInformation.hasSceneManifest ? nil : request?.launchOptions
    let delivers = delegate.application(self, willFinishLaunchingWithOptions: options)
    let storyboard = AppInformation.mainStoryboard
    if let storyboard { loadMainWindow(from: storyboard, in: scene, delegate) }
    let restoration = restoreInterfaceState()
    let stillDelivers = delegate.application(self, didFinishLaunchingWithOptions: options)
    if storyboard != nil { delegate._runtimeAppWindow?.makeKeyAndVisible() }
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self, userInfo: options)
    configure(session, connectionOptions)
    // A delegate that has opened a URL or performed a quick action itself returns false from one of the methods.
    begin(scene, opening: delivers && stillDelivers ? request : nil)
    restoration?.present()
    return handOver?.restore()
  }

  /// Gives the delegate of an app without scenes the window of its main storyboard.
  ///
  /// The window is shown after the launch.
  private func loadMainWindow(
    from storyboard: UIStoryboard, in scene: UIWindowScene, _ delegate: any UIApplicationDelegate
  ) {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    delegate._runtimeAppWindow = window
    if delegate._runtimeAppWindow == nil {
      RuntimeDiagnostics.report(
        .appInformation,
        "The app delegate \(type(of: delegate)) must implement the window property to use a main storyboard file."
      )
    }
  }

  /// Terminates the app: disconnects every scene and releases the delegate.
  package func terminate() {
    if let delegate {
      delegate.applicationWillTerminate(self)
      NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    }
    endProcess()
  }

  /// Releases everything that belongs to the process of the app, without a callback of the delegate.
  package func endProcess() {
    FirstResponder.reset()
    FocusEngine.reset()
    Keyboard.shared.reset()
    DragSession.reset()
    BackgroundTasks.reset()
    BackgroundFetch.interval = Self.backgroundFetchIntervalNever
    RemoteNotifications.unregister()
    chosenNotificationSettings = nil
    RemoteControl.reset()
    for scene in scenes { disconnect(scene) }
    sessions = []
    RegisteredObjects.shared.reset()
    delegate = nil
    retainedDelegate = nil
  }

  /// Reports to the delegate and the observers that the date or the time has changed in a way that matters to the user.
  package func noteSignificantTimeChange() {
    delegate?.applicationSignificantTimeChange(self)
    NotificationCenter.default.post(name: Self.significantTimeChangeNotification, object: self)
  }

  /// Reports that the user took a picture of the screen.
  package func noteScreenshot() {
    NotificationCenter.default.post(name: Self.userDidTakeScreenshotNotification, object: self)
  }

  /// Sends a memory warning to the delegate, the observers, and every view controller on screen.
  package func simulateMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    for window in scenes.flatMap(\.windows) { window.rootViewController?.sendMemoryWarning() }
  }
}

/// Starts the app: creates the delegate by the name of its class and runs the main loop.
///
/// The function does not return.
///
/// - Note: Classes can be found by name only if their module is part of the name, so prefer `@main`.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  expect(
    principalClassName == nil, "UIApplicationMain: subclasses of UIApplication cannot be created by name; pass nil")
  guard let delegateClassName else {
    misuse("UIApplicationMain needs the name of a delegate class; a main nib is not supported")
  }
  guard let type = NSClassFromString(delegateClassName) as? UIResponder.Type else {
    misuse(
      "UIApplicationMain: no responder class is named \"\(delegateClassName)\"; use Module.Class, or @main")
  }
  UIApplication.shared.run(delegateType: type)
}
