/// Everything that is on a screen at one instant, as a value.
///
/// A frame is what a display shows, what a report keeps and what tests compare. It says where things are and what
/// they look like, already laid out and resolved: no font has to be measured and no color looked up to show it.
/// It knows no view, so whoever shows it needs no UIKit.
public struct SceneFrame: Codable, Equatable, Sendable {
  /// The version of the format that this module writes.
  public static let currentVersion = 1

  /// The version of the format; a reader refuses what is newer than it knows.
  public var version = Self.currentVersion
  /// The screen that is filled.
  public var screen: SceneScreen
  /// The bar with the time, nil where the device shows none.
  public var statusBar: SceneStatusBar?
  /// The bar at the bottom edge, nil where the device has a button instead.
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
