/// Constants that specify the purpose of vibrant content.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// The most important text.
  case label = 0
  /// Text of less importance.
  case secondaryLabel = 1
  /// Text of still less importance.
  case tertiaryLabel = 2
  /// Text of the least importance.
  case quaternaryLabel = 3
  /// The most important large areas.
  case fill = 4
  /// Large areas of less importance.
  case secondaryFill = 5
  /// Large areas of the least importance.
  case tertiaryFill = 6
  /// Lines between content.
  case separator = 7
}
