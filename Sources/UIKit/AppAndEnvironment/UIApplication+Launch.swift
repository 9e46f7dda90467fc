extension UIApplication {
  /// Makes the delegate, launches the app and runs the main loop for ever. The app is live unless its options say
  /// otherwise.
  func run(delegateType: UIResponder.Type) -> Never {
    LiveLaunch.prepare()
    launch(delegateType: delegateType)
    RunLoop.main.run()
    exit(0)
  }

  /// Launches the app with a new delegate, up to the first commit.
  package func launch(delegateType: UIResponder.Type) {
    let delegate = ResponderConstruction.make(delegateType)
    guard let delegate = delegate as? any UIApplicationDelegate else {
      misuse("\(delegateType) must conform to UIApplicationDelegate to be launched")
    }
    launch(delegate)
  }

  /// The launch as UIKit does it: will and did finish, then the scene if the app has scenes.
  package func launch(_ delegate: any UIApplicationDelegate) {
    retainedDelegate = delegate
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: .init())
    connect(scene)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    configure(session, .init())
    begin(scene)
  }

  /// Terminates the app: disconnects every scene and releases the delegate.
  package func terminate() {
    if let delegate {
      delegate.applicationWillTerminate(self)
      NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    }
    FirstResponder.reset()
    Keyboard.shared.reset()
    for scene in scenes { disconnect(scene) }
    sessions = []
    delegate = nil
    retainedDelegate = nil
  }

  /// Sends a memory warning to the delegate, the observers, and every view controller on screen.
  package func simulateMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    for window in scenes.flatMap(\.windows) { window.rootViewController?.sendMemoryWarning() }
  }
}

/// Starts the app: creates the delegate by the name of its class and runs the main loop. The function does not return.
///
/// - Note: Classes can only be found by name where their module is part of the name, so prefer `@main`.
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
