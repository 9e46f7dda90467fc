/// The screen of the device.
///
/// The simulator or the user selects the device. The default is an iPhone with 393 by 852 points.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
  /// The device's own screen.
  public static let main: UIScreen = {
    let screen = UIScreen()
    screen.traitsDidChange()
    return screen
  }()

  /// The screens of the device, which are only its own.
  public static var screens: [UIScreen] { [main] }

  /// A Boolean value that indicates whether the screen is recorded or mirrored, which it never is.
  public var isCaptured: Bool { false }

  /// A Boolean value that indicates whether the screen supports focus-based navigation, as that of an iPad does.
  public var supportsFocus: Bool { hardware.idiom == .pad }

  /// The focused item of the scene in the foreground; `nil` if there is none.
  public var focusedItem: (any UIFocusItem)? { UIApplication.shared.frontScene?.focusSystemIfAny?.focusedItem }

  /// The focused view of the scene in the foreground, or the view that contains the focused item; `nil` if there is
  /// none.
  public var focusedView: UIView? { focusedItem.flatMap(FocusHierarchy.view) }

  /// The brightness of the screen, from 0 to 1.
  ///
  /// The default is 0.5. A display outside of a device keeps its own brightness.
  public var brightness: CGFloat {
    get { brightnessStorage }
    set {
      let value = min(max(newValue.isFinite ? newValue : 0, 0), 1)
      guard value != brightnessStorage else { return }
      brightnessStorage = value
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  private var brightnessStorage: CGFloat = 0.5

  /// Resets the brightness.
  ///
  /// Called when the device restarts.
  func resetBrightness() { brightnessStorage = 0.5 }

  /// Posted when the brightness of a screen changes.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// Posted when the recording or mirroring of a screen begins or ends; the object is the screen.
  ///
  /// It is not posted on Linux, because ``isCaptured`` does not change.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Posted when a screen is connected to the device; the object is the screen.
  ///
  /// It is not posted on Linux, because a device has only its own screen.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Posted when a screen is disconnected from the device; the object is the screen.
  ///
  /// It is not posted on Linux, because a device has only its own screen.
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")

  /// The hardware of the screen.
  package struct Hardware: Equatable, Sendable {
    package var name: String
    package var idiom: UIUserInterfaceIdiom
    /// The size of the screen in portrait, in points.
    package var size: CGSize
    package var scale: CGFloat
    package var framesPerSecond: Int
    package var cornerRadius: CGFloat
    /// The safe area insets because of bars and rounded corners, in portrait and landscape.
    package var portraitSafeArea: UIEdgeInsets
    package var landscapeSafeArea: UIEdgeInsets
    package var hasHomeIndicator: Bool

    package init(
      name: String, idiom: UIUserInterfaceIdiom, size: CGSize, scale: CGFloat, framesPerSecond: Int = 60,
      cornerRadius: CGFloat, portraitSafeArea: UIEdgeInsets, landscapeSafeArea: UIEdgeInsets, hasHomeIndicator: Bool
    ) {
      self.name = name
      self.idiom = idiom
      self.size = size
      self.scale = scale
      self.framesPerSecond = framesPerSecond
      self.cornerRadius = cornerRadius
      self.portraitSafeArea = portraitSafeArea
      self.landscapeSafeArea = landscapeSafeArea
      self.hasHomeIndicator = hasHomeIndicator
    }
  }

  package var hardware = Hardware.iPhone { didSet { traitsDidChange() } }
  package var orientation = UIInterfaceOrientation.portrait { didSet { traitsDidChange() } }
  package var userInterfaceStyle = UIUserInterfaceStyle.light { didSet { traitsDidChange() } }
  package var contentSizeCategory = UIContentSizeCategory.large { didSet { traitsDidChange() } }
  /// The layout direction of the language in which the app runs.
  package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight { didSet { traitsDidChange() } }

  /// The bounds of the screen in the current orientation of the interface, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: size(in: orientation)) }
  /// The number of pixels per point.
  public var scale: CGFloat { hardware.scale }
  /// The bounds of the screen in pixels, always in portrait.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: hardware.size.width * scale, height: hardware.size.height * scale)
  }
  /// The number of physical pixels per point.
  public var nativeScale: CGFloat { hardware.scale }
  /// The maximum number of frames per second.
  public var maximumFramesPerSecond: Int { hardware.framesPerSecond }

  package func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape
      ? CGSize(width: hardware.size.height, height: hardware.size.width) : hardware.size
  }

  package var safeAreaInsets: UIEdgeInsets {
    orientation.isLandscape ? hardware.landscapeSafeArea : hardware.portraitSafeArea
  }

  /// The traits of a window that fills the screen.
  public var traitCollection: UITraitCollection { traitCollection(in: orientation) }

  package func traitCollection(in orientation: UIInterfaceOrientation) -> UITraitCollection {
    let isLying = orientation.isLandscape
    if let cached = isLying ? landscapeTraits : portraitTraits { return cached }
    let settings = AccessibilitySettings.shared
    var values = hardware.traitValues(in: orientation)
    values.userInterfaceStyle = userInterfaceStyle
    values.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.preferredContentSizeCategory = contentSizeCategory
    values.accessibilityContrast = settings.isOn(.darkerSystemColors) ? .high : .normal
    values.legibilityWeight = settings.isOn(.boldText) ? .bold : .regular
    let traits = UITraitCollection(values: values)
    if isLying { landscapeTraits = traits } else { portraitTraits = traits }
    return traits
  }

  // All views read the traits of the screen, most of them several times for each layout.
  private var portraitTraits: UITraitCollection?
  private var landscapeTraits: UITraitCollection?

  private func traitsDidChange() {
    (portraitTraits, landscapeTraits) = (nil, nil)
    DeviceTraits.set(traitCollection)
  }

  /// Changes the screen's traits, and notifies every window.
  package func changeTraits(_ change: (UIScreen) -> Void) {
    let scenes = UIApplication.shared.scenes
    // Pending changes are reported first, so that every view has previous traits for the comparison.
    tellTraits(to: scenes)
    let (oldTraits, oldCategory) = (traitCollection, contentSizeCategory)
    change(self)
    // Settings that are not properties of the screen may have changed.
    traitsDidChange()
    if traitCollection != oldTraits { traitCollectionDidChange(oldTraits) }
    tellTraits(to: scenes)
    guard contentSizeCategory != oldCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: contentSizeCategory])
    guard contentSizeCategory.isAccessibilityCategory != oldCategory.isAccessibilityCategory else { return }
    NotificationCenter.default.post(
      name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
  }

  private func tellTraits(to scenes: [UIWindowScene]) {
    for scene in scenes {
      scene.noteTraits()
      for window in scene.windows { window.flushTraits() }
    }
    for window in Keyboard.shared.windows { window.flushTraits() }
  }

  /// Called when the traits of the screen change.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
