/// The backdrop of an interface, which dispatches events to its views.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Constants that specify the position of windows relative to each other.
  public struct Level: _UINumericRawRepresentable, Hashable, Sendable {
    /// The level as a number.
    ///
    /// Windows with higher levels are in front.
    public let rawValue: CGFloat
    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of the app's interface.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  private var rootStorage: UIViewController?
  private lazy var undoManagerStorage = UndoManager()
  /// The first responder of the window while another window is key.
  weak var inactiveResponder: UIResponder?

  // MARK: - Creating a Window

  /// Creates a window that fills the screen of its scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    setUp()
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// Creates a window with a frame.
  ///
  /// In an app without scenes, it is added to the app's only scene.
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
    commitCountAtEntry = AppRuntime.shared.commitCount
    layer.isHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    WindowCommit.windowWasCreated()
  }

  deinit {
    MainActorDeinit.run {
      // The views leave the window first, so that code cannot access the window that is being deallocated from them.
      for subview in subviewStorage { subview.windowGoesAway() }
      // The root view controller disappears, as on a device when the last owner of a window releases it.
      if let root = rootStorage, root.isViewLoaded { AppearanceByWindow.rootWillHide(root) }
    }
  }

  // MARK: - Managing Undo and Redo

  /// The undo manager of the window, which everything in it shares by default.
  open override var undoManager: UndoManager? { undoManagerStorage }

  /// Returns whether the window can perform an action: Undo and Redo, if the first responder's undo manager can.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if let command = UndoCommand(action) { return command.canPerform }
    return super.canPerformAction(action, withSender: sender)
  }

  // MARK: - Configuring the Window

  /// The scene that contains the window.
  ///
  /// Setting this property moves the window to the scene. Setting it to `nil` removes the window from the screen.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      markTraitsStale()
      AppRuntime.shared.setNeedsCommit()
    }
  }

  /// The level of the window.
  open var windowLevel: Level = .normal {
    didSet { AppRuntime.shared.setNeedsCommit() }
  }

  /// The screen that shows the window.
  ///
  /// There is one screen, so that setting the property has no effect.
  open var screen: UIScreen {
    get { windowScene?.screen ?? .main }
    set {}
  }

  /// The root view controller, whose view fills the window.
  ///
  /// The view is installed immediately if the window is visible, and otherwise when the window is shown.
  open var rootViewController: UIViewController? {
    get { rootStorage }
    set {
      guard newValue !== rootStorage else { return }
      let old = rootStorage
      rootStorage = newValue
      if old?.windowOfRoot === self { old?.windowOfRoot = nil }
      newValue?.windowOfRoot = self
      if let old { removeView(of: old) }
      if !isHidden { installRootView() }
    }
  }

  /// A Boolean value that indicates whether the window is hidden.
  ///
  /// A change sends the appearance callbacks of the root view controller.
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
        applyAppearance()
        super.isHidden = false
        installRootView()
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
      }
    }
  }

  /// The visible view controllers from back to front, except those in a transition.
  ///
  /// They are the root view controller and those that are presented over it.
  private var controllersOnScreen: [UIViewController] {
    guard let root = rootStorage, root.isViewLoaded else { return [] }
    return ([root] + ModalPresentation.presentations(in: root).map(\.presented))
      .filter { $0.viewIfLoaded?.windowStorage === self && !$0.appearance.isExplicit }
  }

  /// Removes the view of the previous root view controller, unless it belongs to another place by now.
  ///
  /// The app may have made the previous root a child of the new one, whose view already contains its view.
  private func removeView(of old: UIViewController) {
    guard let view = old.viewIfLoaded, view.isDescendant(of: self) else { return }
    if let parentView = old.parentStorage?.viewIfLoaded, view.isDescendant(of: parentView) { return }
    view.removeFromSuperview()
  }

  private func installRootView() {
    guard let root = rootStorage else { return }
    guard let view = root.view else { return }
    // The root view controller is shown again, possibly below a presentation, or the app has added its view itself.
    if view.superviewStorage === self || root.presentationOfOther?.hidesPresenter == true {
      if view.superviewStorage === self, view.bounds.size == .zero { fill(with: view) }
      for controller in controllersOnScreen { AppearanceByWindow.rootWillShow(controller) }
      return
    }
    fill(with: view)
    insert(view, at: 0)
    // If the root view controller does not support the current orientation, it appears in one that it supports.
    InterfaceRotation.correctIfNeeded(animated: false)
  }

  private func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  // MARK: - Making Windows Key

  /// A Boolean value that indicates whether the window receives keyboard input.
  open var isKeyWindow: Bool { windowScene?.keyWindowStorage === self }
  /// A Boolean value that indicates whether the window can become the key window.
  open var canBecomeKey: Bool { true }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    windowScene?.bringToFront(self)
    makeKey()
    // A window that nothing else retains is shown for the update cycle at least.
    AppRuntime.shared.performAfterCommit { withExtendedLifetime(self) {} }
  }

  /// Makes the window the key window.
  ///
  /// The previous key window resigns. Its first responder loses the keyboard until the window is key again, but remains
  /// the first responder of the window.
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
    FirstResponder.keyWindowDidChange(to: self)
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Called when the window became the key window.
  open func becomeKey() {}
  /// Called when the window is no longer the key window.
  open func resignKey() {}

  // MARK: - Sending Events

  /// Dispatches an event to the views that receive it.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      PressDelivery.deliver(event, in: self)
    } else if let event = event as? MotionEvent {
      MotionDelivery.deliver(event, in: self)
    } else {
      TouchDelivery.deliver(event, in: self)
    }
  }

  // MARK: - Focusing

  /// The environments in which the focus system searches for the item to focus in the window.
  ///
  /// The default is the frontmost presentation, or else the root view controller.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    guard let root = rootStorage else { return [self] }
    let presented = ModalPresentation.presentations(in: root).last {
      $0.container?.windowStorage === self && $0.phase != .dismissing
    }
    return presented.map { [$0.controller] } ?? [root]
  }

  // MARK: - Environment

  /// The parts of the screen's safe area insets that overlap the window; zero while it is not on the screen.
  var screenSafeAreaInsets: UIEdgeInsets {
    isHidden ? .zero : screen.safeAreaInsets.overlap(of: frame, in: screen.bounds)
  }

  /// Called when a motion of the device, such as a shake, has ended.
  ///
  /// The default implementation forwards it to the next responder.
  // Dynamic, so that an extension of the app can replace it; see `ReplaceableMember` in `Tools/PortApp`.
  open dynamic override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }

  /// The next responder, which is the scene or the application.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
}

// Notifications.
extension UIWindow {
  /// Posted when a window becomes visible.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window becomes hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when a window becomes the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
