/// The smallest and the largest text size of a view and its subviews.
struct ContentSizeLimits {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// A Boolean value that indicates whether there is no limit.
  var isEmpty: Bool { minimum == nil && maximum == nil }

  /// Returns the category inside of the limits that is next to a category.
  ///
  /// An unspecified category has no size that could be limited.
  func limit(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    var category = category
    if let maximum, category > maximum { category = maximum }
    if let minimum, category < minimum { category = minimum }
    return category
  }
}

extension ContentSizeLimits: CustomStringConvertible {
  var description: String {
    let limits = [minimum.map { "minimum: \($0.rawValue)" }, maximum.map { "maximum: \($0.rawValue)" }]
    return limits.compactMap { $0 }.joined(separator: ", ")
  }
}
