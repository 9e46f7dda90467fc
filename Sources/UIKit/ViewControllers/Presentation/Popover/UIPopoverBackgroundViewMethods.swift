/// The measures of a popover's background, which a subclass of ``UIPopoverBackgroundView`` provides.
///
/// They are read once for each presentation.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// Returns the width of the arrow at its base, in points.
  static func arrowBase() -> CGFloat
  /// Returns the distances of the content from the edges of the background, of which the arrow is no part.
  static func contentViewInsets() -> UIEdgeInsets
  /// Returns the height of the arrow from its base to its tip, in points.
  static func arrowHeight() -> CGFloat
}
