// As on Apple's platforms, there are operators, but no conformance to `Comparable`, which an app can declare. A
// category that is unspecified or not UIKit's has no place in the order.
extension UIContentSizeCategory {
  /// The categories from the smallest to the largest.
  static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Returns whether a category is smaller than another one.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    guard let (left, right) = places(left, right) else { return false }
    return left < right
  }

  /// Returns whether a category is smaller than another one, or equal to it.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left == right || left < right
  }

  /// Returns whether a category is larger than another one.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right < left }

  /// Returns whether a category is larger than another one, or equal to it.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right <= left }

  private static func places(_ left: UIContentSizeCategory, _ right: UIContentSizeCategory) -> (Int, Int)? {
    guard let left = ascending.firstIndex(of: left), let right = ascending.firstIndex(of: right) else { return nil }
    return (left, right)
  }
}
