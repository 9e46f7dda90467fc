/// The bar at the bottom of the screen that is swiped to go home.
public struct SceneHomeIndicator: Codable, Equatable, Sendable {
  /// A Boolean value that indicates whether the app lets the indicator fade away.
  public var isHidden: Bool
  /// A Boolean value that indicates whether it is light, to stand on something dark.
  public var isLight: Bool

  /// Creates a home indicator.
  public init(isHidden: Bool = false, isLight: Bool) {
    self.isHidden = isHidden
    self.isLight = isLight
  }
}
