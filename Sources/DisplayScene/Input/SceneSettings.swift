/// The state of the device beside its screen: the settings that the user can change.
public struct SceneSettings: Codable, Equatable, Sendable {
  /// A change of one setting.
  public enum Change: Codable, Equatable, Sendable {
    /// The appearance of the system.
    case isDark(Bool)
    /// The preferred text size.
    case textSize(TextSize)
    /// Reduce Motion.
    case reduceMotion(Bool)
    /// Slow animations.
    case slowAnimations(Bool)
  }

  /// A text size that the user can select, from small to large; `large` is the default of the system.
  public enum TextSize: String, Codable, CaseIterable, Sendable {
    /// Extra small.
    case extraSmall = "extra-small"
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large, the default.
    case large
    /// Extra large.
    case extraLarge = "extra-large"
    /// Extra extra large.
    case extraExtraLarge = "extra-extra-large"
    /// Extra extra extra large.
    case extraExtraExtraLarge = "extra-extra-extra-large"
    /// The first of the sizes for accessibility.
    case accessibilityMedium = "accessibility-medium"
    /// The second of the sizes for accessibility.
    case accessibilityLarge = "accessibility-large"
    /// The third of the sizes for accessibility.
    case accessibilityExtraLarge = "accessibility-extra-large"
    /// The fourth of the sizes for accessibility.
    case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
    /// The largest size.
    case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"
  }

  /// The name of the app.
  public var app: String
  /// The name of the device.
  public var device: String
  /// A Boolean value that indicates whether the appearance is dark.
  public var isDark: Bool
  /// The preferred text size.
  public var textSize: TextSize
  /// A Boolean value that indicates whether Reduce Motion is enabled.
  public var reduceMotion: Bool
  /// A Boolean value that indicates whether animations are slow.
  public var slowAnimations: Bool
  /// The orientation of the interface.
  public var orientation: SceneInput.Orientation
  /// A Boolean value that indicates whether the app is in the foreground.
  public var isInForeground: Bool
  /// A Boolean value that indicates whether the user can open another scene.
  public var supportsMultipleScenes: Bool
  /// The titles of the connected scenes.
  public var scenes: [String]
  /// The position of the scene on the screen among ``scenes``.
  public var activeScene: Int?
  /// A Boolean value that indicates whether the input is being recorded.
  public var isRecording: Bool
  /// The number of the last recording that ended; `nil` if there is none.
  public var lastRecording: Int?

  /// Creates the settings of a new device.
  public init(app: String, device: String) {
    self.app = app
    self.device = device
    isDark = false
    textSize = .large
    reduceMotion = false
    slowAnimations = false
    orientation = .portrait
    isInForeground = true
    supportsMultipleScenes = false
    scenes = []
    activeScene = nil
    isRecording = false
    lastRecording = nil
  }
}
