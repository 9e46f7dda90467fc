/// The configuration of a scene's status bar.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?
  /// The answer of the controller that was asked last; `nil` if none was asked.
  private var preference: Preference?

  private struct Preference {
    weak var decider: UIViewController?
    var style: UIStatusBarStyle
    var updateCount: Int
  }

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var window: UIWindow? { scene?.windows.last { !$0.isHidden && $0.rootViewController != nil } }

  /// The controller that determines the status bar.
  ///
  /// It is the root view controller of the top window, or one that is presented over it.
  private var root: UIViewController? { window.flatMap(InterfaceDecider.ofStatusBar) }

  /// The values of the app; `nil` if view controllers determine the status bar.
  private var fixed: (style: UIStatusBarStyle, isHidden: Bool)? {
    guard let launch = AppInformation.statusBar else { return nil }
    let app = UIApplication.shared
    return (app.chosenStatusBarStyle ?? launch.style, app.chosenStatusBarHiding ?? launch.isHidden)
  }

  /// The style of the status bar, which is never `.default`.
  public var statusBarStyle: UIStatusBarStyle {
    if let window, InterfaceDecider.showsBlackBehindStatusBar(in: window) { return .lightContent }
    let fixed = self.fixed
    if let fixed, fixed.style != .default { return fixed.style }
    var decider = root
    while let child = decider?.childForStatusBarStyle { decider = child }
    let style = fixed == nil ? decider.map(preferredStyle) ?? .default : .default
    guard style == .default else { return style }
    return (decider ?? root)?.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  /// Returns the style that a controller preferred when it was last asked.
  ///
  /// Another controller than the last one is asked now.
  private func preferredStyle(of decider: UIViewController) -> UIStatusBarStyle {
    let count = StatusBarUpdates.count
    if let preference, preference.decider === decider, preference.updateCount == count { return preference.style }
    let style = decider.preferredStatusBarStyle
    preference = Preference(decider: decider, style: style, updateCount: count)
    return style
  }

  /// A Boolean value that indicates whether the status bar is hidden.
  public var isStatusBarHidden: Bool {
    if let fixed { return fixed.isHidden }
    var decider = root
    while let child = decider?.childForStatusBarHidden { decider = child }
    return decider?.prefersStatusBarHidden ?? false
  }

  /// The frame of the status bar; zero if the status bar is hidden.
  ///
  /// On a screen with a Dynamic Island, its height is 54 points, which is less than the top inset of the safe area.
  public var statusBarFrame: CGRect {
    guard let screen = scene?.screen, !isStatusBarHidden else { return .zero }
    let inset = screen.safeAreaInsets.top
    // Below a Dynamic Island, the safe area begins lower than the status bar ends.
    let height = inset >= Self.leastInsetOfIsland ? Self.heightAtIsland : max(20, inset)
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
  }

  /// The smallest safe area of a screen with a Dynamic Island; that of a screen with a notch is at most 50 points.
  private static let leastInsetOfIsland: CGFloat = 59
  private static let heightAtIsland: CGFloat = 54
}
