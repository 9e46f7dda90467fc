/// Something whose font can follow the text size that the user prefers.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font is exchanged when the preferred text size changes. It has to come from a text style or from
  /// ``UIFontMetrics``.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
