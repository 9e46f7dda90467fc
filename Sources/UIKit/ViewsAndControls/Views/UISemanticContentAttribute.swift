/// The semantic meaning of a view's content, which determines whether it is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The default: the view is mirrored.
  case unspecified = 0
  /// Controls of a player, which point along the tape.
  case playback = 1
  /// A view for spatial controls, such as directions.
  case spatial = 2
  /// It is always laid out from the left.
  case forceLeftToRight = 3
  /// It is always laid out from the right.
  case forceRightToLeft = 4
}
