/// The origin of a font's size, which determines how the font adjusts to the preferred text size.
enum FontOrigin: Codable, Sendable {
  /// An explicit size, which does not change with the preferred text size.
  case size
  /// The size of a text style.
  case textStyle(UIFont.TextStyle)
  /// A size that scales like the distance of a text style's lines, up to a limit.
  case scaled(UIFont.TextStyle, from: CGFloat, limit: CGFloat)

  /// Returns the size in a category; `nil` if it does not depend on the category.
  func size(in category: UIContentSizeCategory) -> CGFloat? {
    switch self {
    case .size: nil
    case .textStyle(let style): DynamicType.size(of: style, in: category)
    case .scaled(let style, let size, let limit): min(DynamicType.scaled(size, like: style, in: category), limit)
    }
  }
}

extension UIFont {
  /// Returns the font adjusted to the preferred text size of the given traits.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let size = origin.size(in: traits.preferredContentSizeCategory), size != pointSize else { return self }
    return UIFont(typeface: typeface, size: size, origin: origin)
  }
}
