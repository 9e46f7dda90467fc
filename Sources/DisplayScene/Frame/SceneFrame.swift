/// The complete content of a screen at one instant, as a value.
///
/// A display shows frames, a report stores them, and tests compare them. A frame describes the geometry and appearance
/// of its layers, already laid out and resolved: showing it requires no measuring of fonts and no look-up of colors. It
/// contains no views, so displaying it does not require UIKit.
public struct SceneFrame: Codable, Equatable, Sendable {
  /// The version of the format that this module writes.
  public static let currentVersion = 1

  /// The version of the format; a reader refuses versions that are newer than its own.
  public var version = Self.currentVersion
  /// The screen of the frame.
  public var screen: SceneScreen
  /// The status bar, `nil` where the device shows none.
  public var statusBar: SceneStatusBar?
  /// The home indicator, `nil` where the device has a home button instead.
  public var homeIndicator: SceneHomeIndicator?
  /// The windows, from back to front.
  public var layers: [SceneLayer]

  /// Creates a frame.
  public init(
    screen: SceneScreen, statusBar: SceneStatusBar? = nil, homeIndicator: SceneHomeIndicator? = nil,
    layers: [SceneLayer]
  ) {
    self.screen = screen
    self.statusBar = statusBar
    self.homeIndicator = homeIndicator
    self.layers = layers
  }
}
