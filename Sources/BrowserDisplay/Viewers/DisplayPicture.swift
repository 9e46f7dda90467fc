package import DisplayScene

/// The contents of a display at one moment.
///
/// They are the screen, the settings of the device, and the contents of the inspector.
package struct DisplayPicture: Sendable {
  /// The screen.
  package var scene: FlatScene
  /// The running animations, by the identifiers of their layers.
  package var animations: [Int: SceneAnimation]
  /// The settings of the device.
  package var settings: SceneSettings
  /// The view controllers.
  package var inspection: SceneInspection
  /// The lines that were added to the log since the previous picture.
  package var newLogEntries: [SceneLogEntry]
  /// The build of the app's next version.
  package var build: SceneBuild

  /// Creates a picture.
  package init(
    frame: SceneFrame, animations: [Int: SceneAnimation] = [:], settings: SceneSettings,
    inspection: SceneInspection = SceneInspection(),
    newLogEntries: [SceneLogEntry] = [], build: SceneBuild = SceneBuild()
  ) {
    scene = FlatScene(frame)
    self.animations = animations
    self.settings = settings
    self.inspection = inspection
    self.newLogEntries = newLogEntries
    self.build = build
  }
}
