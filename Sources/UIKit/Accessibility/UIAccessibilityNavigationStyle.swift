/// Constants that specify how assistive technology moves through the elements of an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The assistive technology determines the way.
  case automatic = 0
  /// Each element is separate.
  case separate = 1
  /// The elements are one item.
  case combined = 2
}
