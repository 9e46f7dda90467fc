/// The complete content of a screen at one instant, as a value.
///
/// A display shows frames, a report stores them, and tests compare them. A frame describes the geometry and appearance
/// of its layers after layout and with resolved values: displaying it requires no measurement of fonts and no lookup of
/// colors. It contains no views, so that displaying it does not require UIKit.
public struct SceneFrame: Codable, Equatable, Sendable {
  /// The version of the format that this module writes.
  public static let currentVersion = 1

  /// The version of the format.
  ///
  /// A reader refuses versions that are newer than its own.
  public var version = Self.currentVersion
  /// The screen of the frame.
  public var screen: SceneScreen
  /// The status bar; `nil` if the device shows none.
  public var statusBar: SceneStatusBar?
  /// The home indicator; `nil` if the device has a home button instead.
  public var homeIndicator: SceneHomeIndicator?
  /// The windows, from back to front.
  public var layers: [SceneLayer]
  /// A Boolean value that indicates whether a display hides its pointer; `nil` if it does not.
  public var hidesPointer: Bool?

  /// Creates a frame.
  public init(
    screen: SceneScreen, statusBar: SceneStatusBar? = nil, homeIndicator: SceneHomeIndicator? = nil,
    layers: [SceneLayer], hidesPointer: Bool? = nil
  ) {
    self.screen = screen
    self.statusBar = statusBar
    self.homeIndicator = homeIndicator
    self.layers = layers
    self.hidesPointer = hidesPointer
  }
}
