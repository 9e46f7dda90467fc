/// The app, with its scenes, its state, and its events.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The shared application.
  public static var shared: UIApplication { application }
  private static let application = UIApplication()

  /// The keys of the options with which the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL for which the app was launched.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The bundle identifier of the app that requested the launch.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The quick action for which the app was launched.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A dictionary about the user activity for which the app was launched.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the user activity, in the dictionary about it.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  }

  /// Constants that specify the kinds of extensions that an app can refuse.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The keyboards of other apps.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// Constants that indicate the running states of an app.
  public enum State: Int, Sendable {
    /// The app is in the foreground and receives events.
    case active
    /// The app is in the foreground and does not receive events.
    case inactive
    /// The app is in the background.
    case background
  }

  /// The delegate of the app.
  ///
  /// As in UIKit, the property does not retain it, but the launch of the app does.
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
  /// The sessions of connected and disconnected scenes, which the system stores.
  package internal(set) var sessions: [UISceneSession] = []

  /// The layout direction of the app's language.
  ///
  /// On Linux, it is an option of a live app and a property of the simulator. The default is left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIScreen.main.layoutDirection }

  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.contentSizeCategory }

  /// Dispatches an event to its window.
  ///
  /// The keys of key commands are not sent to a window.
  open func sendEvent(_ event: UIEvent) {
    switch event {
    case let event as UIPressesEvent: PressDelivery.dispatch(event)
    case let event as HoverEvent: HoverDelivery.dispatch(event)
    case let event as MotionEvent: MotionDelivery.dispatch(event)
    case let event as RemoteControlEvent: RemoteControl.dispatch(event)
    default: TouchDelivery.dispatch(event)
    }
  }

  /// A Boolean value that indicates whether a shake of the device offers to undo and redo.
  ///
  /// The default is `true`. A shake that no responder handles presents an alert with the operations of the undo manager
  /// of the first responder.
  open var applicationSupportsShakeToEdit = true

  /// Sends an action to a target, or to the first object in the responder chain that implements it.
  ///
  /// Without a target, the search begins at the first responder, or at the sender if there is none. Returns whether an
  /// object handled the action. An action with two parameters receives the event.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let target = ActionDispatch.callable(target, for: action) else {
      return ActionDispatch.performInResponderChain(
        action, sender: sender, for: event, from: FirstResponder.current)
    }
    return ActionDispatch.perform(action, on: target, sender: sender, for: event)
  }

  /// Opens a URL with the app that handles it.
  ///
  /// There are no other apps outside of a device. This app opens the URLs whose schemes it registers in its
  /// `Info.plist`; for other ones, the completion handler receives `false`.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { performOpening(url, completion: completion) }

  /// Opens a URL with the app that handles it, and returns whether there is one.
  ///
  /// Use ``open(_:options:completionHandler:)`` instead.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    let canOpen = canOpenURL(url)
    performOpening(url, completion: nil)
    return canOpen
  }

  /// Returns whether an app can open a URL.
  ///
  /// There are no other apps outside of a device, so that it is whether this app registers the scheme of the URL in its
  /// `Info.plist`.
  @discardableResult
  open func canOpenURL(_ url: URL) -> Bool { AppInformation.registersScheme(of: url) }

  /// The quick actions of the app, which the system appends to those in its `Info.plist`.
  ///
  /// The system shows up to four, and keeps them when the app ends.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// A Boolean value that indicates whether the device stays awake while it is not touched.
  ///
  /// The simulated device always stays awake.
  open var isIdleTimerDisabled = false

  /// A Boolean value that indicates whether the status bar shows that the network is used.
  ///
  /// It has had no effect since iOS 13.
  open var isNetworkActivityIndicatorVisible = false

  /// The number on the icon of the app.
  ///
  /// The default is 0. There is no home screen outside of a device, so that the number is only kept.
  open var applicationIconBadgeNumber = 0

  /// The number of calls of ``beginIgnoringInteractionEvents()`` without a call of ``endIgnoringInteractionEvents()``.
  var ignoringCount = 0
  /// The style of the status bar that the app set, if its view controllers do not determine it.
  var chosenStatusBarStyle: UIStatusBarStyle?
  /// The visibility of the status bar that the app set, if its view controllers do not determine it.
  var chosenStatusBarHiding: Bool?

  /// The ways in which the app notifies the user; `nil` before it has registered them.
  var chosenNotificationSettings: UIUserNotificationSettings?

  /// A closure that opens URLs in place of other apps, and returns whether the URL was opened.
  package var opensURL: ((URL) -> Bool)?

  /// Returns the supported orientations of a window.
  ///
  /// The delegate determines them. Without a delegate, they are those of the device.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? AppInformation.orientations ?? Self.defaultOrientations
  }

  static var defaultOrientations: UIInterfaceOrientationMask {
    UIScreen.main.hardware.idiom == .pad ? .all : .allButUpsideDown
  }

  /// The next responder: the delegate if it is a responder, which is the end of the chain.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: - Restoring State

  /// Registers an object whose state is saved when another object encodes a reference to it.
  ///
  /// It is not retained.
  open class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) { RegisteredObjects.shared.add(object, restorationIdentifier) }

  /// The saved state of the interface, which the system keeps while the app is not running.
  ///
  /// The value is `nil` if there is none.
  package var savedInterfaceState: Data?
  /// The restoration activity of the scene that the next launch connects, which the system keeps as well.
  package var savedSceneActivity: NSUserActivity?

  // MARK: - Windows

  /// The windows of the app, visible or not, from back to front.
  ///
  /// For the windows of a scene, use ``UIWindowScene/windows``.
  open var windows: [UIWindow] { ordered(scenes.flatMap(\.windows)) }

  /// The key window of the foreground scene.
  ///
  /// For the key window of another scene, use ``UIWindowScene/keyWindow``.
  open var keyWindow: UIWindow? { frontScene?.keyWindow }

  // MARK: - Scenes

  /// The scene of windows that are created without a scene.
  ///
  /// It is created on first access.
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
    // Set first, so that no other window becomes key while the scene disconnects.
    scene.activationState = .unattached
    for window in scene.windows { window.isHidden = true }
    scene.session.scene = nil
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    // The delegate retains the windows of the scene, and the scene retains the delegate.
    scene.delegate = nil
  }

  /// The windows on the screen and those of the system, from back to front.
  package var windowsOnScreen: [UIWindow] {
    var windows = visibleWindows
    for window in Keyboard.shared.windows where !window.isHidden { windows.append(window) }
    windows += DragDisplay.windows
    windows += PointerDisplay.shared.windows
    return windows
  }

  /// The windows that are visible to the user and those of the system, from back to front.
  ///
  /// An app in the background shows no windows.
  package var windowsInFront: [UIWindow] {
    windowsOnScreen.filter { window in
      window.windowScene.map { $0.activationState != .background || !scenes.contains($0) } ?? true
    }
  }

  /// The visible windows of the app, from back to front.
  package var visibleWindows: [UIWindow] {
    var windows: [UIWindow] = []
    for scene in scenes { for window in scene.windows where !window.isHidden { windows.append(window) } }
    return ordered(windows)
  }

  /// Returns windows sorted by level.
  ///
  /// Within a level, those that were brought to the front last are in front.
  func ordered(_ windows: [UIWindow]) -> [UIWindow] {
    guard windows.count > 1 else { return windows }
    return windows.enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }
}

// Notifications.
extension UIApplication {
  /// Posted when the app has finished launching.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app becomes active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to become inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is about to terminate.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Posted when the system has little available memory.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
