/// The bar at the top of the screen.
public struct SceneStatusBar: Codable, Equatable, Sendable {
  /// The style of the bar's content.
  public enum Style: String, Codable, Sendable {
    /// Light content, for dark backgrounds.
    case lightContent
    /// Dark content, for light backgrounds.
    case darkContent
  }

  /// The style of the content.
  public var style: Style
  /// A Boolean value that indicates whether the app hides the bar.
  public var isHidden: Bool
  /// The text of the time; recordings always show the same.
  public var time: String
  /// The height of the bar.
  public var height: Double

  /// Creates a status bar.
  public init(style: Style, isHidden: Bool = false, time: String = "9:41", height: Double) {
    self.style = style
    self.isHidden = isHidden
    self.time = time
    self.height = height
  }
}
