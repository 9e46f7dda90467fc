/// The bar at the bottom of the screen with which the user returns to the home screen.
public struct SceneHomeIndicator: Codable, Equatable, Sendable {
  /// A Boolean value that indicates whether the app allows the indicator to be hidden.
  public var isHidden: Bool
  /// A Boolean value that indicates whether the indicator is light, for dark backgrounds.
  public var isLight: Bool

  /// Creates a home indicator.
  public init(isHidden: Bool = false, isLight: Bool) {
    self.isHidden = isHidden
    self.isLight = isLight
  }
}
