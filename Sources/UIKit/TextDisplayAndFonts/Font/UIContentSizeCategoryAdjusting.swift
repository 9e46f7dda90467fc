/// An object whose font can adjust to the user's preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that indicates whether the font adjusts when the preferred text size changes. The font must come
  /// from a text style or from ``UIFontMetrics``.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
