/// The style of text with regard to a search.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// The style of text that was not found.
  case normal = 0
  /// The style of a result that is not the highlighted one.
  case found = 1
  /// The style of the highlighted result.
  case highlighted = 2
}
