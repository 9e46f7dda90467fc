/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  private struct WeakWindow {
    weak var window: UIWindow?
  }
  private var windowReferences: [WeakWindow] = []
  weak var keyWindowStorage: UIWindow?
  var traitAdjustments: TraitAdjustments?
  /// The traits that were reported to the scene last.
  var lastTraits: UITraitCollection?
  /// The geometry that was reported to the delegate last.
  var reportedGeometry: ReportedGeometry?
  /// The window with a preview, which nothing of the app refers to.
  var previewWindow: UIWindow?

  /// The windows of the scene, visible or not, from back to front.
  ///
  /// The app must retain them.
  open var windows: [UIWindow] { UIApplication.shared.ordered(windowReferences.compactMap(\.window)) }
  /// The window that receives keyboard input.
  open var keyWindow: UIWindow? { keyWindowStorage }
  /// The screen that shows the scene.
  open var screen: UIScreen { .main }
  /// The orientation of the scene's interface.
  open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }
  /// The coordinate space of the scene, which is that of its screen.
  open var coordinateSpace: any UICoordinateSpace { keyWindow ?? windows.first ?? UIView(frame: screen.bounds) }
  /// The status bar manager of the scene.
  open var statusBarManager: UIStatusBarManager? { statusBar }
  private lazy var statusBar = UIStatusBarManager(scene: self)
  /// The limits of the size of the scene's windows.
  ///
  /// The value is `nil`, because the size of a window is that of the screen of an iPhone or iPad.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The traits of the scene's windows.
  open var traitCollection: UITraitCollection { computeTraitCollection() }
  /// Called when the traits of the scene change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The focus system of the scene; `nil` on devices other than iPad.
  open var focusSystem: UIFocusSystem? {
    guard UIDevice.current.userInterfaceIdiom == .pad else { return nil }
    let system = focusSystemIfAny ?? UIFocusSystem(of: self)
    focusSystemIfAny = system
    return system
  }
  /// The focus system, if it was used.
  private(set) var focusSystemIfAny: UIFocusSystem?

  func add(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
    windowReferences.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
    giveUpKey(window)
  }

  /// Moves a window in front of all others at its level.
  func bringToFront(_ window: UIWindow) {
    add(window)
    AppRuntime.shared.setNeedsCommit()
  }

  /// Resigns a window that can no longer be the key window.
  ///
  /// The frontmost other window becomes the key window.
  func giveUpKey(_ window: UIWindow) {
    guard keyWindowStorage === window else { return }
    keyWindowStorage = nil
    window.resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    guard activationState != .unattached, keyWindowStorage == nil else { return }
    windows.last { !$0.isHidden && $0 !== window && $0.canBecomeKey }?.makeKey()
    // No other window may have become key.
    if keyWindowStorage == nil { FirstResponder.keyWindowDidChange(to: nil) }
  }
}
