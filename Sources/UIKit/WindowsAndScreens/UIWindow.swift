/// The backdrop of an interface, and where its events come in.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The positioning of windows relative to each other.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number; higher is in front.
    public let rawValue: CGFloat
    /// A level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The app's interface.
    public static let normal = Level(rawValue: 0)
    /// The status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts.
    public static let alert = Level(rawValue: 2000)
  }

  private var rootStorage: UIViewController?

  // MARK: - Creating a Window

  /// Creates a window that fills the screen of its scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    setUp()
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// Creates a window with a frame; in an app without scenes it joins the app's only one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a window with the size of the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    windowStorage = self
    layer.isHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    WindowCommit.install()
  }

  deinit {
    MainActorDeinit.run {
      // A window that is being deallocated must not be found from its views, so they leave it first.
      for subview in subviewStorage { subview.windowGoesAway() }
      // The root view controller disappears, as on a device when the last owner of a window releases it.
      if let root = rootStorage, root.isViewLoaded { AppearanceByWindow.rootWillHide(root) }
    }
  }

  // MARK: - Configuring the Window

  /// The scene that contains the window. Setting it moves the window; `nil` removes it from the screen.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      markTraitsStale()
      AppRuntime.shared.setNeedsCommit()
    }
  }

  /// The position of the window in the z-axis.
  open var windowLevel: Level = .normal {
    didSet { AppRuntime.shared.setNeedsCommit() }
  }

  /// The screen that the window is on.
  open var screen: UIScreen { windowScene?.screen ?? .main }

  /// The root view controller, whose view fills the window.
  ///
  /// A visible window installs the view in the setter; a hidden one when it is shown.
  open var rootViewController: UIViewController? {
    get { rootStorage }
    set {
      guard newValue !== rootStorage else { return }
      let old = rootStorage
      rootStorage = newValue
      old?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { installRootView() }
    }
  }

  /// Hides or shows the window with its controller's appearance callbacks.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      if newValue {
        for controller in controllersOnScreen { AppearanceByWindow.rootWillHide(controller) }
        FirstResponder.willLeave(self)
        super.isHidden = true
        windowScene?.giveUpKey(self)
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
      } else {
        if windowScene == nil { windowScene = UIApplication.shared.defaultScene }
        super.isHidden = false
        installRootView()
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
      }
    }
  }

  /// The root view controller and what it presents, from back to front, without controllers that are covered or in a
  /// transition.
  private var controllersOnScreen: [UIViewController] {
    guard let root = rootStorage, root.isViewLoaded else { return [] }
    return ([root] + ModalPresentation.presentations(in: root).map(\.presented))
      .filter { $0.viewIfLoaded?.windowStorage === self && !$0.appearance.isExplicit }
  }

  private func installRootView() {
    guard let root = rootStorage else { return }
    guard let view = root.view else { return }
    // The previous root, perhaps under a presentation, is shown again.
    if view.superviewStorage === self || root.presentationOfOther?.hidesPresenter == true {
      for controller in controllersOnScreen { AppearanceByWindow.rootWillShow(controller) }
      return
    }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(view, at: 0)
    // A root that does not support the present orientation appears in one that it does.
    InterfaceRotation.correctIfNeeded(animated: false)
  }

  // MARK: - Making Windows Key

  /// A Boolean value that indicates whether the window receives keyboard input.
  open var isKeyWindow: Bool { windowScene?.keyWindowStorage === self }
  /// A Boolean value that indicates whether the window may become key.
  open var canBecomeKey: Bool { true }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    windowScene?.bringToFront(self)
    makeKey()
    // A window that nothing else retains is shown for the turn at least.
    AppRuntime.shared.performAfterCommit { withExtendedLifetime(self) {} }
  }

  /// Makes the window the key window; the previous one resigns.
  open func makeKey() {
    if windowScene == nil { windowScene = UIApplication.shared.defaultScene }
    guard canBecomeKey, let scene = windowScene, scene.keyWindowStorage !== self else { return }
    let previous = scene.keyWindowStorage
    scene.keyWindowStorage = nil
    if let previous {
      previous.resignKey()
      NotificationCenter.default.post(name: Self.didResignKeyNotification, object: previous)
    }
    scene.keyWindowStorage = self
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Tells that the window became key.
  open func becomeKey() {}
  /// Called when the window is no longer the key window.
  open func resignKey() {}

  // MARK: - Sending Events

  /// Delivers an event to the views that it is for.
  open func sendEvent(_ event: UIEvent) { TouchDelivery.deliver(event, in: self) }

  // MARK: - Environment

  /// Off the screen nothing is in the way.
  var screenSafeAreaInsets: UIEdgeInsets {
    isHidden ? .zero : screen.safeAreaInsets
  }

  /// The scene.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
}

// Notifications.
extension UIWindow {
  /// A notification that is posted when a window becomes visible.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when a window became key.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// A notification that is posted when a window is no longer the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
