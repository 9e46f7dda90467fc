/// An object whose font can adjust to the user's preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that indicates whether the font adjusts when the preferred text size changes.
  ///
  /// The font must be that of a text style or of a ``UIFontMetrics``.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
