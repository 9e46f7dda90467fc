/// Constants that specify the meaning of a view's content in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// A view that is mirrored in right-to-left layouts.
  ///
  /// This is the default.
  case unspecified = 0
  /// A view for playback controls, which point in the direction of playback.
  case playback = 1
  /// A view for spatial controls, such as directions.
  case spatial = 2
  /// A view that is always laid out from left to right.
  case forceLeftToRight = 3
  /// A view that is always laid out from right to left.
  case forceRightToLeft = 4
}
