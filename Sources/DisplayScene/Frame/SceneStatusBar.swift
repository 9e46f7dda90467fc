/// The bar at the top of the screen.
public struct SceneStatusBar: Codable, Equatable, Sendable {
  /// The style of the bar's content.
  public enum Style: String, Codable, Sendable {
    /// Light content, for dark backgrounds.
    case lightContent
    /// Dark content, for light backgrounds.
    case darkContent
  }

  /// The style of the status bar's content.
  public var style: Style
  /// A Boolean value that indicates whether the app hides the status bar.
  public var isHidden: Bool
  /// The text of the time.
  ///
  /// It is always the same in recordings.
  public var time: String
  /// The height of the status bar.
  public var height: Double

  /// Creates a status bar.
  public init(style: Style, isHidden: Bool = false, time: String = "9:41", height: Double) {
    self.style = style
    self.isHidden = isHidden
    self.time = time
    self.height = height
  }
}
