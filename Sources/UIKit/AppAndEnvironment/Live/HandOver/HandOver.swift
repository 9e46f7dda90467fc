import DisplayScene

/// The state of an app that its next version takes over.
///
/// The app provides the restoration activities of its scenes, as on a device. The runtime adds the settings of the
/// device and the positions of the views.
package struct HandOver: Codable, Equatable, Sendable {
  package struct Device: Codable, Equatable, Sendable {
    var isDark: Bool
    var textSize: SceneSettings.TextSize
    var isRightToLeft: Bool
    var reduceMotion: Bool
    var slowAnimations: Bool
    var orientation: SceneInput.Orientation
  }

  struct Scene: Codable, Equatable, Sendable {
    var activity: ActivityArchive?
    var records: [InterfaceRecord]
  }

  package var device: Device
  var scenes: [Scene]
  /// The index of the scene in the foreground; `nil` if the app was in the background.
  var frontScene: Int?
  /// The saved state of an app without scenes.
  var interfaceState: Data?

  // MARK: - Capturing

  /// Moves the app to the background, where its scenes save their states, and returns the result.
  @MainActor
  package static func capture() -> HandOver {
    let scenes = UIApplication.shared.scenes
    let front = scenes.firstIndex { $0.activationState == .foregroundActive }
    // Recorded first, because the first responder may resign in the background.
    let records = scenes.map { InterfaceRecord.records(of: $0) }
    let device = Device.current
    for scene in scenes where scene.activationState != .background { scene.move(to: .background) }
    return HandOver(
      device: device,
      scenes: zip(scenes, records).map { Scene(activity: archive(of: $0), records: $1) }, frontScene: front,
      interfaceState: UIApplication.shared.savedInterfaceState)
  }

  @MainActor
  private static func archive(of scene: UIScene) -> ActivityArchive? {
    guard let activity = scene.session.stateRestorationActivity else { return nil }
    do {
      return try ActivityArchive(activity)
    } catch {
      RuntimeDiagnostics.report(
        .stateRestoration,
        "The restoration activity \(activity.activityType) of \(scene) cannot be stored: its userInfo must contain only property list types, such as strings, numbers, dates and data. (\(error))"
      )
      return nil
    }
  }
}

extension HandOver.Device {
  @MainActor
  fileprivate static var current: Self {
    let screen = UIScreen.main
    return Self(
      isDark: screen.userInterfaceStyle == .dark, textSize: SceneSettings.TextSize(screen.contentSizeCategory),
      isRightToLeft: screen.layoutDirection == .rightToLeft,
      reduceMotion: AccessibilitySettings.shared.isReduceMotionEnabled,
      slowAnimations: (AppRuntime.shared.clock as? RealFrameClock).map { $0.rate < 1 } ?? false,
      orientation: SceneInput.Orientation(screen.orientation))
  }

  /// Applies the settings, except for the orientation, which belongs to the windows.
  @MainActor
  package func apply() {
    let screen = UIScreen.main
    screen.userInterfaceStyle = isDark ? .dark : .light
    screen.contentSizeCategory = UIContentSizeCategory(textSize)
    screen.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    AccessibilitySettings.shared.isReduceMotionEnabled = reduceMotion
    (AppRuntime.shared.clock as? RealFrameClock)?.rate = slowAnimations ? RealFrameClock.slowRate : 1
  }
}
