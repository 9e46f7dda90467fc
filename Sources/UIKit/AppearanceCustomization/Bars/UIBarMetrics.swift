/// Constants that specify the height of a bar, for values that depend on it.
public enum UIBarMetrics: Int, Sendable {
  /// A bar with the default height.
  case `default` = 0
  /// A bar with a compact height, such as in landscape orientation on iPhone.
  case compact = 1
  /// A bar with a prompt.
  case defaultPrompt = 101
  /// A bar with a prompt and a compact height.
  case compactPrompt = 102
}
