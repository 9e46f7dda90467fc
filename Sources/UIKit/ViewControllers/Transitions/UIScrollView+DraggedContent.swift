// Scroll views in content that can be dragged away as a whole.
extension UIScrollView {
  /// Returns the innermost scroll view around a view that the user can scroll vertically.
  ///
  /// - Parameters:
  ///   - view: The view that was touched.
  ///   - content: The view of the content, at which the search ends.
  static func verticalOne(around view: UIView?, in content: UIView?) -> UIScrollView? {
    var view = view
    while let current = view, current !== content {
      if let scrolled = current as? UIScrollView, scrolled.isScrollEnabled,
        scrolled.alwaysBounceVertical || scrolled.contentSize.height > scrolled.visibleHeight
      {
        return scrolled
      }
      view = current.superview
    }
    return nil
  }

  /// A Boolean value that indicates whether the upper end of the content is visible.
  var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }

  /// The height in which content is visible without the insets.
  private var visibleHeight: CGFloat { bounds.height - adjustedContentInset.top - adjustedContentInset.bottom }
}
