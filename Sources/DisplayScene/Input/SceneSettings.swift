/// The state of the device in addition to its screen: the settings that the user can change.
public struct SceneSettings: Codable, Equatable, Sendable {
  /// A change of a setting.
  public enum Change: Codable, Equatable, Sendable {
    /// The appearance of the system.
    case isDark(Bool)
    /// The preferred text size.
    case textSize(TextSize)
    /// The layout direction of the app's language.
    case isRightToLeft(Bool)
    /// The Reduce Motion setting.
    case reduceMotion(Bool)
    /// The setting that slows animations.
    case slowAnimations(Bool)
  }

  /// Constants that specify the text sizes that the user can select, from small to large.
  public enum TextSize: String, Codable, CaseIterable, Sendable {
    /// The extra-small text size, the smallest.
    case extraSmall = "extra-small"
    /// The small text size.
    case small
    /// The medium text size.
    case medium
    /// The large text size, which is the default of the system.
    case large
    /// The extra-large text size.
    case extraLarge = "extra-large"
    /// The extra-extra-large text size.
    case extraExtraLarge = "extra-extra-large"
    /// The extra-extra-extra-large text size.
    case extraExtraExtraLarge = "extra-extra-extra-large"
    /// The first of the accessibility sizes.
    case accessibilityMedium = "accessibility-medium"
    /// The second of the accessibility sizes.
    case accessibilityLarge = "accessibility-large"
    /// The third of the accessibility sizes.
    case accessibilityExtraLarge = "accessibility-extra-large"
    /// The fourth of the accessibility sizes.
    case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
    /// The fifth of the accessibility sizes, the largest size.
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
  /// A Boolean value that indicates whether the layout direction of the app's language is from right to left.
  public var isRightToLeft: Bool
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
  /// The index of the scene on the screen in ``scenes``; `nil` if there is none.
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
    isRightToLeft = false
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
