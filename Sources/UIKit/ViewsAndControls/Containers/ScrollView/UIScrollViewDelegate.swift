/// Methods that control and report the scrolling of a scroll view.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells the delegate that the content offset changed, for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells the delegate that the user is about to scroll the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells the delegate that the touch that drags the content is about to end.
  ///
  /// The velocity is in points per millisecond. The method can change the offset at which the content will come to
  /// rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Tells the delegate that the touch ended, and whether the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Tells the delegate that the content is about to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Tells the delegate that the content has stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Tells the delegate that an animated change of the content offset ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Asks the delegate whether a tap on the status bar scrolls to the top.
  ///
  /// The default implementation returns `true`.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Tells the delegate that the content was scrolled to the top by a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Tells the delegate that ``UIScrollView/adjustedContentInset`` changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Asks the delegate for the view that is scaled when the user zooms.
  ///
  /// The default implementation returns `nil`, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Tells the delegate that a pinch or an animated change of the zoom scale is about to begin.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Tells the delegate that the zoom scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Tells the delegate that zooming ended and that the content came to rest.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// The default implementation returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The default implementation does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// The default implementation does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// The default implementation does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The default implementation does not change the target offset.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The default implementation does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The default implementation returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// The default implementation does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
