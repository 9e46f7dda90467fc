/// A container of focus items that scrolls.
///
/// The focus system sets the offset so that the focused item is visible.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The offset of the visible part in the content, in points.
  var contentOffset: CGPoint { get set }
  /// The size of the content, in points.
  ///
  /// The container scrolls if it is larger than the visible size.
  var contentSize: CGSize { get }
  /// The size of the visible part of the content, in points.
  var visibleSize: CGSize { get }
}
