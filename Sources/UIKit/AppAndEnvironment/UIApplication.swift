/// The app, with its scenes, its state and its events.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one application.
  public static var shared: UIApplication { application }
  private static let application = UIApplication()

  /// The reasons for which the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Constants that indicate the running states of an app.
  public enum State: Int, Sendable {
    /// In front and receiving events.
    case active
    /// In front, not receiving events.
    case inactive
    /// Out of sight.
    case background
  }

  /// The app's delegate. Apple's does not retain it; UIApplicationMain does that.
  open weak var delegate: (any UIApplicationDelegate)?
  var retainedDelegate: (any UIApplicationDelegate)?

  /// The current state of the app.
  open var applicationState: State {
    let states = scenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// The scenes that the system has connected.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  package private(set) var scenes: [UIWindowScene] = []
  /// The sessions that the system keeps, of connected and disconnected scenes.
  package internal(set) var sessions: [UISceneSession] = []

  /// The reading direction of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.contentSizeCategory }

  /// Dispatches an event to its window.
  open func sendEvent(_ event: UIEvent) { TouchDelivery.dispatch(event) }

  /// Sends an action to a target, or to the first object in the responder chain that implements it. Returns whether an
  /// object handled it.
  ///
  /// Without a target the search starts at the first responder, or at the sender if there is none.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let target = ActionDispatch.callable(target, for: action) else {
      return ActionDispatch.performInResponderChain(action, sender: sender)
    }
    return ActionDispatch.perform(action, on: target, sender: sender)
  }

  /// Opens a URL with the app that handles it.
  ///
  /// There are no other apps outside of a device: without a handler, such as that of a test, nothing is opened and the
  /// completion handler receives `false`.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { performOpening(url, completion: completion) }

  /// Handles the URLs that the app opens, in place of other apps. Returns whether the URL was opened.
  package var opensURL: ((URL) -> Bool)?

  /// Returns the supported orientations of a window: those of the delegate, or of the device without one.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? Self.defaultOrientations
  }

  static var defaultOrientations: UIInterfaceOrientationMask {
    UIScreen.main.hardware.idiom == .pad ? .all : .allButUpsideDown
  }

  /// The delegate if it is a responder, as the end of the chain.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: - Windows

  /// The app's windows, visible or not, from back to front. A scene's windows are its ``UIWindowScene/windows``.
  open var windows: [UIWindow] { ordered(scenes.flatMap(\.windows)) }

  /// The key window of the foreground scene. See ``UIWindowScene/keyWindow`` for that of a scene.
  open var keyWindow: UIWindow? { frontScene?.keyWindow }

  // MARK: - Scenes

  /// The scene that windows belong to which were made without one; made on first use.
  package var defaultScene: UIWindowScene {
    if let scene = frontScene { return scene }
    let scene = UIWindowScene(session: UISceneSession(role: .windowApplication), connectionOptions: .init())
    connect(scene)
    scene.move(to: .foregroundActive)
    return scene
  }

  func connect(_ scene: UIWindowScene) {
    guard !scenes.contains(where: { $0 === scene }) else { return }
    scenes.append(scene)
    scene.session.scene = scene
    if !sessions.contains(where: { $0 === scene.session }) { sessions.append(scene.session) }
  }

  package func disconnect(_ scene: UIWindowScene) {
    scenes.removeAll { $0 === scene }
    // First, so that no other window becomes key while the scene disconnects.
    scene.activationState = .unattached
    for window in scene.windows { window.isHidden = true }
    scene.session.scene = nil
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    // The scene's windows are the delegate's, which is the scene's.
    scene.delegate = nil
  }

  /// The windows on screen with the system's own, from back to front.
  package var windowsOnScreen: [UIWindow] { visibleWindows + Keyboard.shared.windows.filter { !$0.isHidden } }

  /// The windows that the user sees with the system's own, from back to front: an app in the background shows none.
  package var windowsInFront: [UIWindow] {
    windowsOnScreen.filter { window in
      window.windowScene.map { $0.activationState != .background || !scenes.contains($0) } ?? true
    }
  }

  /// The app's windows on screen, from back to front.
  package var visibleWindows: [UIWindow] {
    ordered(scenes.flatMap(\.windows).filter { !$0.isHidden })
  }

  /// By level, and among equals those in front that came to the front last.
  func ordered(_ windows: [UIWindow]) -> [UIWindow] {
    guard windows.count > 1 else { return windows }
    return windows.enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }
}

// Notifications.
extension UIApplication {
  /// Posted when the launch is done.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app is in front.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to lose the front.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app is out of sight.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// A notification that is posted when the app is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Posted when memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
