/// Something whose font can follow the text size that the user prefers.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that indicates whether the font adjusts when the preferred text size changes. The font must come
  /// from a text style or from ``UIFontMetrics``.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
