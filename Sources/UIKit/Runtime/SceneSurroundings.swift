import DisplayScene

/// The parts of a screen in addition to the windows, such as the status bar and the home indicator.
@MainActor
struct SceneSurroundings {
  let screen: SceneScreen
  let statusBar: SceneStatusBar?
  let homeIndicator: SceneHomeIndicator?

  init(screen: UIScreen, windows: [UIWindow]) {
    let size = screen.bounds.size
    self.screen = SceneScreen(
      size: size, scale: screen.scale, cornerRadius: screen.hardware.cornerRadius,
      sensorHousing: Self.sensorHousing(of: screen))
    let manager = windows.lazy.compactMap(\.windowScene).first?.statusBarManager
    statusBar = Self.statusBar(of: screen, manager: manager)
    let isDark = windows.last?.traitCollection.userInterfaceStyle == .dark
    homeIndicator = screen.hardware.hasHomeIndicator ? SceneHomeIndicator(isLight: isDark) : nil
  }

  private static func statusBar(of screen: UIScreen, manager: UIStatusBarManager?) -> SceneStatusBar? {
    // An iPhone in landscape has no space for the status bar.
    let isLyingPhone = screen.hardware.idiom == .phone && screen.orientation.isLandscape
    return SceneStatusBar(
      style: manager?.statusBarStyle == .lightContent ? .lightContent : .darkContent,
      isHidden: isLyingPhone || manager?.isStatusBarHidden ?? false,
      height: max(20, screen.hardware.portraitSafeArea.top))
  }

  /// Returns the area of the sensors in the display, for an iPhone with a tall safe area.
  ///
  /// The area is always at the top of the device.
  private static func sensorHousing(of screen: UIScreen) -> CGRect? {
    guard screen.hardware.idiom == .phone, screen.hardware.portraitSafeArea.top >= 51 else { return nil }
    let size = screen.bounds.size
    let (length, thickness, distance): (CGFloat, CGFloat, CGFloat) = (126, 37, 11)
    switch screen.orientation {
    case .landscapeRight:
      return CGRect(x: distance, y: (size.height - length) / 2, width: thickness, height: length)
    case .landscapeLeft:
      return CGRect(
        x: size.width - distance - thickness, y: (size.height - length) / 2, width: thickness, height: length)
    case .portraitUpsideDown:
      return CGRect(
        x: (size.width - length) / 2, y: size.height - distance - thickness, width: length, height: thickness)
    case .portrait, .unknown:
      return CGRect(x: (size.width - length) / 2, y: distance, width: length, height: thickness)
    }
  }
}
